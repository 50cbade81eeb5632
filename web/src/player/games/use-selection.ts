import type { BodyOf } from '@edil/contract/endpoint'
import type { selectTicket as selectTicketEndpoint } from '@edil/contract/payments'
import { Refused, Unreachable } from '../../api/client.ts'
import { describeFailure } from '../../api/describe-failure.ts'
import { usePaymentActions } from '../../api/payments.ts'
import { useAction } from '../../api/use-action.ts'
import { useText } from '../../text/use-text.ts'
import { showToast } from '../../ui/toast-list.ts'

type Choice = BodyOf<typeof selectTicketEndpoint>

type Outcomes = {
  readonly onDone: () => void
  /** Another player was faster: the offers must be loaded again. */
  readonly onTaken: () => unknown
  readonly onFeeChanged: () => void
}

/** Selects a ticket for a payment. `selecting` is the id of the running request. */
export function useSelection(paymentId: string, { onDone, onTaken, onFeeChanged }: Outcomes) {
  const { t } = useText()
  const { selectTicket, readAgain } = usePaymentActions()
  const finish = () => {
    showToast('good', t('selection.done'), t('selection.doneText'))
    onDone()
  }
  const showFailure = async (error: unknown) => {
    const code = error instanceof Refused ? error.code : undefined
    if (code === 'ticket_unavailable') {
      showToast('note', t('selection.unavailable'), t('selection.unavailableText'))
      void onTaken()
    } else if (code === 'selection_not_owed' || code === 'payment_not_found') {
      showToast('bad', t('error.title'), t('selection.assignFailed'))
    } else if (code === 'fee_changed' || code === 'game_full') {
      showToast('bad', t('error.title'), await describeFailure(error, t))
      if (code === 'fee_changed') onFeeChanged()
    } else {
      showToast('bad', t('error.title'), t('selection.selectFailed'))
    }
  }
  const { running, start } = useAction(
    async (_id: string, choice: Choice) => {
      await selectTicket(paymentId, choice)
      finish()
    },
    async (error) => {
      // The response may have been lost after the request was carried out.
      const payment = error instanceof Unreachable ? await readAgain(paymentId).catch(() => undefined) : undefined
      if (payment?.outcome === 'ticket') finish()
      else await showFailure(error)
    },
  )
  return { selecting: running?.[0], select: start }
}
