import type { BodyOf } from '@edil/contract/endpoint'
import type { selectTicket as selectTicketEndpoint } from '@edil/contract/payments'
import { useState } from 'react'
import { Refused, Unreachable } from '../../api/client.ts'
import { describeFailure } from '../../api/describe-failure.ts'
import { usePaymentActions } from '../../api/payments.ts'
import { useText } from '../../text/use-text.ts'
import { showToast } from '../../ui/toast-list.ts'

type Wish = BodyOf<typeof selectTicketEndpoint>

type Outcomes = {
  readonly onDone: () => void
  /** Somebody was quicker: what is left must be read again. */
  readonly onTaken: () => unknown
  readonly onFeeChanged: () => void
}

/** Takes a ticket for a payment. `selecting` is the one that is being asked for. */
export function useSelection(paymentId: string, { onDone, onTaken, onFeeChanged }: Outcomes) {
  const { t } = useText()
  const { selectTicket, readAgain } = usePaymentActions()
  const [selecting, setSelecting] = useState<string>()

  const done = () => {
    showToast('good', t('selection.done'), t('selection.doneText'))
    onDone()
  }
  const tell = (error: unknown) => {
    const code = error instanceof Refused ? error.code : undefined
    if (code === 'ticket_unavailable') {
      showToast('note', t('selection.unavailable'), t('selection.unavailableText'))
      void onTaken()
    } else if (code === 'selection_not_owed' || code === 'payment_not_found') {
      showToast('bad', t('error.title'), t('selection.assignFailed'))
    } else if (code === 'fee_changed' || code === 'game_full') {
      void describeFailure(error, t).then((sentence) => showToast('bad', t('error.title'), sentence))
      if (code === 'fee_changed') onFeeChanged()
    } else {
      showToast('bad', t('error.title'), t('selection.selectFailed'))
    }
    if (!(error instanceof Refused || error instanceof Unreachable)) reportError(error)
  }
  const select = async (id: string, wish: Wish) => {
    setSelecting(id)
    try {
      await selectTicket(paymentId, wish)
      done()
    } catch (error) {
      // The answer may have been lost, not the question.
      const payment = error instanceof Unreachable ? await readAgain(paymentId).catch(() => undefined) : undefined
      if (payment?.outcome === 'ticket') done()
      else tell(error)
    } finally {
      setSelecting(undefined)
    }
  }
  return { selecting, select: (id: string, wish: Wish) => void select(id, wish) }
}
