import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Message } from '../../ui/message.tsx'
import { useReason } from './use-failure.ts'

type LoadFailedProps = { readonly error: unknown; readonly isBusy: boolean; readonly onTryAgain: () => void }

/** In the place of a list that did not come. */
export function LoadFailed({ error, isBusy, onTryAgain }: LoadFailedProps) {
  const { t } = useText()
  const reason = useReason()
  return (
    <Message
      tone="bad"
      title={t('review.nothingChanged')}
      action={
        <Button size="small" look="line" busy={isBusy} onClick={onTryAgain}>
          {t('action.tryAgain')}
        </Button>
      }
    >
      {reason(error)}
    </Message>
  )
}
