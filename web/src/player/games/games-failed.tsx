import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Message } from '../../ui/message.tsx'

/** The games could not be read at all. Reading goes on by itself; the button is for the impatient. */
export function GamesFailed({ onTryAgain }: { readonly onTryAgain: () => void }) {
  const { t } = useText()
  const tryAgain = (
    <Button size="small" look="line" onClick={onTryAgain}>
      {t('action.tryAgain')}
    </Button>
  )
  return (
    <Message tone="bad" role="alert" title={t('games.failed')} action={tryAgain}>
      {t('games.failedText')}
    </Message>
  )
}

/** For readers without JavaScript, where the figures would be. */
export function GamesNeedScript() {
  const { t } = useText()
  return (
    <noscript>
      <Message title={t('games.noScript')}>{t('games.noScriptText')}</Message>
    </noscript>
  )
}
