import type { Game } from '@edil/contract/games'
import { fromWire, moneyParts } from '@edil/domain/money'
import { useHomeFigures } from '../../api/figures.ts'
import { useFormat, useText } from '../../text/use-text.ts'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { Stats } from '../../ui/stats.tsx'
import { Money } from '../../ui/type.tsx'

/** Four figures of the ongoing games. The server counts the players: one person may play several games. */
export function GameSummary({ games }: { readonly games: readonly Game[] | undefined }) {
  const { t, language } = useText()
  const format = useFormat()
  const coming = <SkeletonLine width="5rem" />
  const money = (santim: number) => <Money {...moneyParts(fromWire(santim), language)} />
  const pool = games?.flatMap((game) => game.prizesSantim).reduce((sum, prize) => sum + prize, 0)
  const biggest = games && Math.max(0, ...games.map(({ prizesSantim: [first] }) => first))
  const players = useHomeFigures().data?.activePlayers
  return (
    <section aria-label={t('games.summary')}>
      <Stats
        stats={[
          { id: 'pool', label: t('games.totalPrizePool'), value: pool === undefined ? coming : money(pool) },
          {
            id: 'players',
            label: t('games.activePlayers'),
            value: players === undefined ? coming : format.number(players),
          },
          { id: 'live', label: t('games.liveGames'), value: games ? format.number(games.length) : coming },
          { id: 'biggest', label: t('games.biggestPrize'), value: biggest === undefined ? coming : money(biggest) },
        ]}
      />
    </section>
  )
}
