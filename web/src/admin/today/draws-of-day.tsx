import type { DrawOfDay } from '@edil/contract/today'
import { GameTag } from '../../page/game-tag.tsx'
import { useNow } from '../../page/use-now.ts'
import { useFormat, useText } from '../../text/use-text.ts'
import { Card } from '../../ui/card.tsx'
import { Type } from '../../ui/type.tsx'
import { useGameName } from './next-closing.ts'
import styles from './today.module.css'

export function DrawsOfDay({ draws }: { readonly draws: readonly DrawOfDay[] }) {
  const { t } = useText()
  const gameName = useGameName()
  return (
    <Card as="section">
      <h2>{t('today.draws')}</h2>
      {draws.length === 0 && <Type muted>{t('today.noDraws')}</Type>}
      <ul className={styles.draws}>
        {draws.map((draw) => (
          <li key={draw.gameId} data-game={draw.gameId}>
            <div>
              <p>
                <b>{gameName(draw)}</b>
              </p>
              <Type size="sm" muted>
                {t('today.sold', { sold: draw.sold, approved: draw.approved })}
              </Type>
              <Type size="sm" muted>
                <TimeOf draw={draw} />
              </Type>
            </div>
            <GameTag game={draw} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function TimeOf({ draw: { status, closesAt, drawsAt, drawnAt } }: { readonly draw: DrawOfDay }) {
  const { t } = useText()
  const format = useFormat()
  const now = useNow()
  if (drawnAt) return t('today.drawn', { when: format.when(new Date(drawnAt), now) })
  if (status === 'cancelled') return t('today.cancelled')
  const seconds = (Date.parse(closesAt) - now.getTime()) / 1000
  const when = format.when(new Date(drawsAt), now)
  if (status === 'drawing' || seconds <= 0) return t('today.drawsAt', { when })
  return t('today.closesIn', { duration: format.duration(seconds), when })
}
