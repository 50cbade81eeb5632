import { DAILY_FIRST } from '@edil/domain/plans'
import { useJackpots } from '../../api/figures.ts'
import { useGames } from '../../api/games.ts'
import { Explainer } from '../../page/explainer.tsx'
import { GamesNeedScript } from '../../page/games-need-script.tsx'
import { LoadFailed } from '../../page/load-failed.tsx'
import { openGame } from '../../page/open-game.ts'
import { RecentWinners } from '../../page/recent-winners.tsx'
import { useText } from '../../text/use-text.ts'
import { Column, Wrap } from '../../ui/layout.tsx'
import { Type } from '../../ui/type.tsx'
import { DailyPlayers } from './daily-players.tsx'
import { JackpotCard, JackpotSkeleton, NoJackpot } from './jackpot-card.tsx'
import styles from './jackpots.module.css'

export function Jackpots() {
  const { t } = useText()
  const games = useGames()
  const { data: figures, isError, refetch } = useJackpots()
  const hasFailed = isError && !figures
  return (
    <Wrap page>
      <Column gap={6}>
        <Column gap={2}>
          <h1>{t('nav.jackpots')}</h1>
          <Type muted>{t('jackpots.lead')}</Type>
        </Column>
        <GamesNeedScript />
        {games.isError && !games.data && (
          <LoadFailed title="games.failed" onTryAgain={games.refetch}>
            {t('games.failedText')}
          </LoadFailed>
        )}
        <div className={styles.jackpots}>
          {DAILY_FIRST.map((type) => {
            if (!games.data) return <JackpotSkeleton key={type} type={type} />
            const game = openGame(games.data.values(), type)
            const counts = figures?.jackpots.find((jackpot) => jackpot.type === type)
            return game ? (
              <JackpotCard key={type} game={game} counts={counts} isFirst={type === 'daily'} />
            ) : (
              <NoJackpot key={type} type={type} />
            )
          })}
        </div>
        <DailyPlayers daily={figures?.daily} hasFailed={hasFailed} onTryAgain={refetch} />
        <Explainer />
        <RecentWinners winners={figures?.recentWinners} hasFailed={hasFailed} onTryAgain={refetch} />
      </Column>
    </Wrap>
  )
}
