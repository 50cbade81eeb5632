import type { Draw } from '@edil/contract/draws'
import { Link } from 'wouter'
import type { DrawsByGame } from '../../api/draws.ts'
import { latestResult, stepOf } from '../../api/stage.ts'
import { useServerTime } from '../../api/use-server-time.ts'
import { ButtonLink } from '../../page/button-link.tsx'
import { useFormat, useText } from '../../text/use-text.ts'
import { DrawnWinners } from '../../ui/drawn-winners.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Column } from '../../ui/layout.tsx'
import { Stage } from '../../ui/stage.tsx'
import { Type } from '../../ui/type.tsx'
import styles from './live.module.css'

const TICK_MS = 4_000

/** The winners of the latest draw, also after it was cleared from the stage. */
export function LatestWinners({ draws }: { readonly draws: DrawsByGame }) {
  const { t } = useText()
  const time = useServerTime(TICK_MS)
  const draw = latestResult([...draws.values()].filter((draw) => stepOf(draw, time) === 'over'))
  return draw ? <WinnersOf draw={draw} /> : <Empty title={t('live.noWinners')} text={t('live.noWinnersText')} />
}

function WinnersOf({ draw }: { readonly draw: Draw }) {
  const { t } = useText()
  const format = useFormat()
  const { gameId, type, result } = draw
  if (!result) return null
  return (
    <Stage framed data-winners={gameId}>
      <Column gap={3}>
        <div>
          <h3>
            <Link href={`/draws/${gameId}`} className={styles.draw}>
              {t(`game.type.${type}`)} {gameId.split('-').at(-1)}
            </Link>
          </h3>
          <Type size="sm" muted>
            {format.dateTime(new Date(result.drawnAt))}
          </Type>
        </div>
        <DrawnWinners winners={result.winners} />
        <ButtonLink href={`/verify/${gameId}`} icon="check">
          {t('draw.check')}
        </ButtonLink>
      </Column>
    </Stage>
  )
}
