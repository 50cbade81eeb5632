import type { ReactNode } from 'react'
import { type MessageId, useText } from '../text/use-text.ts'
import { Button } from '../ui/button.tsx'
import { Message } from '../ui/message.tsx'

type LoadFailedProps = {
  readonly title: MessageId
  readonly children: ReactNode
  /** `waiting` where red would look like a verdict on the player's ticket. */
  readonly tone?: 'bad' | 'waiting'
  readonly isBusy?: boolean
  readonly onTryAgain: () => unknown
  /** Not announced to screen readers, because a toast already was. */
  readonly isQuiet?: boolean
}

/** Shown in place of data that could not be loaded. Queries retry automatically; the button retries now. */
export function LoadFailed(props: LoadFailedProps) {
  const { title, children, tone = 'bad', isBusy = false, onTryAgain, isQuiet = false } = props
  const { t } = useText()
  return (
    <Message
      tone={tone}
      {...(isQuiet ? {} : { role: 'alert' })}
      title={t(title)}
      action={
        <Button size="small" look="line" busy={isBusy} onClick={() => void onTryAgain()}>
          {t('action.tryAgain')}
        </Button>
      }
    >
      {children}
    </Message>
  )
}
