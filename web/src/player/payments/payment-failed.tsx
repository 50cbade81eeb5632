import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Message } from '../../ui/message.tsx'
import { PaymentLayout } from './payment-layout.tsx'

/** Reading goes on by itself; the button is for the impatient. */
export function PaymentFailed({ onTryAgain }: { readonly onTryAgain: () => unknown }) {
  const { t } = useText()
  return (
    <PaymentLayout>
      <Message
        tone="bad"
        role="alert"
        title={t('pay.loadFailed')}
        action={
          <Button size="small" look="line" onClick={() => void onTryAgain()}>
            {t('action.tryAgain')}
          </Button>
        }
      >
        {t('pay.loadFailedText')}
      </Message>
    </PaymentLayout>
  )
}
