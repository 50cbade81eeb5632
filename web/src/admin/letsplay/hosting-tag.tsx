import { formatSecond } from '@edil/text/format'
import type { Hosting } from '../../page/hosting/hosting-of.ts'
import { useNow } from '../../page/use-now.ts'
import { useFormat, useText } from '../../text/use-text.ts'
import { Tag } from '../../ui/tag.tsx'
import { Type } from '../../ui/type.tsx'

/** The state of a game type, in a word. */
export function HostingTag({ hosting }: { readonly hosting: Hosting }) {
  const { t } = useText()
  const format = useFormat()
  const now = useNow()
  switch (hosting.kind) {
    case 'none':
      return <Tag tone="waiting">{t('hosting.none')}</Tag>
    case 'waiting':
      return <Tag tone="luck">{t('hosting.sealed', { time: formatSecond(new Date(hosting.draw.roundAt)) })}</Tag>
    case 'running':
      return <Tag tone="live">{t('hosting.drawing')}</Tag>
    case 'open':
      return (
        <>
          {hosting.isReady ? (
            <Tag tone="active" icon="check">
              {t('hosting.ready')}
            </Tag>
          ) : (
            <Tag tone="bad">{t('hosting.notReady')}</Tag>
          )}
          <Type size="sm" muted>
            {t('hosting.open', { when: format.when(new Date(hosting.game.closesAt), now) })}
          </Type>
        </>
      )
  }
}
