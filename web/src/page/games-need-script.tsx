import { useText } from '../text/use-text.ts'
import { Message } from '../ui/message.tsx'

/** Shown instead of the figures when the browser runs no JavaScript. */
export function GamesNeedScript() {
  const { t } = useText()
  return (
    <noscript>
      <Message title={t('games.noScript')}>{t('games.noScriptText')}</Message>
    </noscript>
  )
}
