import { describeFailure } from '../../api/describe-failure.ts'
import { usePaymentActions } from '../../api/payments.ts'
import { useAction } from '../../api/use-action.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Column } from '../../ui/layout.tsx'
import { showToast } from '../../ui/toast-list.ts'

type RefundInsteadProps = { readonly paymentId: string; readonly amount: string; readonly onClose: () => void }

export function RefundInstead({ paymentId, amount, onClose }: RefundInsteadProps) {
  const { t } = useText()
  const { requestRefund, readAgain } = usePaymentActions()
  const { isBusy, start } = useAction(
    async () => {
      await requestRefund(paymentId)
      showToast('good', t('selection.refundAsked'), amount)
      onClose()
    },
    async (error) => {
      // The response may have been lost after the request was carried out.
      const payment = await readAgain(paymentId).catch(() => undefined)
      if (payment?.outcome === 'refund') showToast('good', t('selection.refundAsked'), amount)
      else showToast('bad', t('selection.refundFailed'), await describeFailure(error, t))
    },
  )
  return (
    <>
      <p>{t('selection.refundText', { amount })}</p>
      <Column gap={2}>
        <Button look="primary" wide busy={isBusy} onClick={() => void start()}>
          {t('selection.refundConfirm')}
        </Button>
        <Button look="text" wide onClick={onClose}>
          {t('action.cancel')}
        </Button>
      </Column>
    </>
  )
}
