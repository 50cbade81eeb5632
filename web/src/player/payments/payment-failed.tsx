import { LoadFailed } from '../../page/load-failed.tsx'
import { useText } from '../../text/use-text.ts'
import { PaymentLayout } from './payment-layout.tsx'

export function PaymentFailed({ onTryAgain }: { readonly onTryAgain: () => unknown }) {
  const { t } = useText()
  return (
    <PaymentLayout>
      <LoadFailed title="pay.loadFailed" onTryAgain={onTryAgain}>
        {t('pay.loadFailedText')}
      </LoadFailed>
    </PaymentLayout>
  )
}
