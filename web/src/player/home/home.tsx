import { useHomeFigures } from '../../api/figures.ts'
import { useGames } from '../../api/games.ts'
import { useSession } from '../../api/session.ts'
import { GamesNeedScript } from '../../page/games-need-script.tsx'
import { RecentWinners } from '../../page/recent-winners.tsx'
import { Wrap } from '../../ui/layout.tsx'
import { CallToAction } from './call-to-action.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import styles from './home.module.css'
import { HomeFigures } from './home-figures.tsx'

export function Home() {
  const { data: games } = useGames()
  const { data: figures, isError, refetch } = useHomeFigures()
  const { person, isExpected } = useSession()
  const isSignedIn = person === undefined ? isExpected : person !== null
  const startPath = isSignedIn ? '/dashboard' : '/register'
  const nextGame = figures?.nextGame
  const game = nextGame ? games?.get(nextGame.gameId) : undefined
  const hasFailed = isError && !figures
  return (
    <>
      <Hero games={games} game={game} startPath={startPath} />
      <Wrap className={styles.page}>
        <GamesNeedScript />
        <HomeFigures figures={figures} hasFailed={hasFailed} onTryAgain={refetch} />
        <Features figures={figures} holdMinutes={game?.holdMinutes} />
        <RecentWinners winners={figures?.recentWinners} hasFailed={hasFailed} onTryAgain={refetch} />
      </Wrap>
      <CallToAction nextGame={nextGame ?? null} startPath={startPath} />
    </>
  )
}
