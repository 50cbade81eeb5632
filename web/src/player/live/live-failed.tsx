import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Message } from '../../ui/message.tsx'

type LiveFailedProps = { readonly isBusy: boolean; readonly onTryAgain: () => void }

/** Neither games nor draws could be read. Reading goes on by itself; the button is for the impatient. */
export function LiveFailed({ isBusy, onTryAgain }: LiveFailedProps) {
  const { t } = useText()
  const tryAgain = (
    <Button size="small" look="line" busy={isBusy} onClick={onTryAgain}>
      {t('action.tryAgain')}
    </Button>
  )
  return (
    <Message tone="bad" role="alert" title={t('live.failed')} action={tryAgain}>
      {t('live.failedText')}
    </Message>
  )
}
