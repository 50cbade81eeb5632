import type { MessageId } from '../../text/use-text.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Message } from '../../ui/message.tsx'

type ReadFailedProps = {
  readonly title: MessageId
  readonly isBusy: boolean
  readonly onTryAgain: () => unknown
}

/** What is one's own did not load. It says first that nothing is lost. */
export function ReadFailed({ title, isBusy, onTryAgain }: ReadFailedProps) {
  const { t } = useText()
  return (
    <Message
      tone="bad"
      role="alert"
      title={t(title)}
      action={
        <Button size="small" look="line" busy={isBusy} onClick={() => void onTryAgain()}>
          {t('action.tryAgain')}
        </Button>
      }
    >
      {t('mine.failedText')}
    </Message>
  )
}
