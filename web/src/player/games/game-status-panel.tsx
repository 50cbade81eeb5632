import type { Game } from '@edil/contract/games'
import { DAILY_FIRST, type GameType } from '@edil/domain/plans'
import { isLastFriday } from '@edil/domain/schedule'
import { byDrawTime, isOngoing } from '../../api/ongoing-games.ts'
import { GameTag } from '../../page/game-tag.tsx'
import { useNow } from '../../page/use-now.ts'
import { RichText } from '../../text/rich-text.tsx'
import { useFormat, useText } from '../../text/use-text.ts'
import { Column } from '../../ui/layout.tsx'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { StatusCard } from '../../ui/stats.tsx'
import { Tag } from '../../ui/tag.tsx'
import styles from './dashboard.module.css'

/** One card per type: status, numbers left, players, next draw. */
export function GameStatusPanel({ games }: { readonly games: readonly Game[] | undefined }) {
  const { t } = useText()
  return (
    <Column as="section" gap={3}>
      <h2>{t('games.status')}</h2>
      <ul className={styles.statuses}>
        {DAILY_FIRST.map((type) => (
          <li key={type}>{games ? <TypeStatus type={type} games={games} /> : <TypeSkeleton type={type} />}</li>
        ))}
      </ul>
    </Column>
  )
}

function TypeStatus({ type, games }: { readonly type: GameType; readonly games: readonly Game[] }) {
  const { t } = useText()
  const format = useFormat()
  const now = useNow()
  const ofType = games.filter((game) => game.type === type).sort(byDrawTime)
  const game =
    ofType.find((candidate) => candidate.status !== 'drawing' && isOngoing(candidate)) ??
    ofType.findLast(isOngoing) ??
    ofType.at(-1)
  const title = t(`games.name.${type}`)
  if (!game) {
    return (
      <StatusCard
        title={title}
        tag={<Tag tone="waiting">{t('game.status.waiting')}</Tag>}
        figure={t('games.none')}
        note="–"
      />
    )
  }
  const drawsAt = new Date(game.drawsAt)
  return (
    <div data-status={type} data-game-version={`${game.id}:${game.version}`}>
      <StatusCard
        title={title}
        tag={<GameTag game={game} />}
        figure={
          <RichText id="game.left" values={{ left: game.numbers - game.numbersSold }} components={{ b: <b /> }} />
        }
        note={
          <>
            {t('game.players', { players: game.players })}
            <br />
            {type === 'monthly' && isLastFriday(drawsAt) && (
              <>
                {t('games.lastFriday')}
                <br />
              </>
            )}
            {format.when(drawsAt, now)}
          </>
        }
      />
    </div>
  )
}

function TypeSkeleton({ type }: { readonly type: GameType }) {
  const { t } = useText()
  return (
    <StatusCard
      title={t(`games.name.${type}`)}
      tag={<SkeletonLine width="4.5rem" height="1.75rem" />}
      figure={<SkeletonLine width="7rem" />}
      note={<SkeletonLine width="6rem" />}
    />
  )
}
