import { shortName } from '@edil/domain/people'
import type { GameType } from '@edil/domain/plans'
import { useSearch } from 'wouter'
import { useGames } from '../../api/games.ts'
import { useSession } from '../../api/session.ts'
import { EmptyPage } from '../../page/empty-page.tsx'
import { asGameType } from '../../page/open-game.ts'
import { GoTo, SignedIn } from '../../page/signed-in.tsx'
import { useChosenGame } from '../../page/use-chosen-game.ts'
import { useIsHydrated } from '../../page/use-is-hydrated.ts'
import { BoardFailed } from './board-failed.tsx'
import { BoardSkeleton } from './board-layout.tsx'
import { GameBoard } from './game-board.tsx'
import { VisitorBoard } from './visitor-board.tsx'

/** /select-numbers?type=daily, and /select-number: the board of the open game of that type. */
export function SelectNumbers() {
  const type = asGameType(new URLSearchParams(useSearch()).get('type'))
  const isHydrated = useIsHydrated()
  const isVisitor = useSession().person === null
  // Loaded together with the session, not after it.
  useGames()
  if (!isHydrated) return <BoardSkeleton />
  if (!type) return <GoTo path="/dashboard" />
  if (isVisitor) return <BoardOfType key={type} type={type} name={undefined} />
  return (
    <SignedIn skeleton={<BoardSkeleton />}>
      {(me) => <BoardOfType key={type} type={type} name={shortName(me.fullName)} />}
    </SignedIn>
  )
}

type BoardOfTypeProps = {
  readonly type: GameType
  /** `undefined` for a visitor. */
  readonly name: string | undefined
}

function BoardOfType({ type, name }: BoardOfTypeProps) {
  const { game, chooseNext, isLoaded, isError, refetch } = useChosenGame(type)
  if (game && name === undefined) return <VisitorBoard key={game.id} game={game} onNext={chooseNext} />
  if (game && name !== undefined) return <GameBoard key={game.id} game={game} name={name} onNext={chooseNext} />
  if (isLoaded) return <EmptyPage title="board.none" text="board.noneText" />
  return isError ? <BoardFailed onTryAgain={refetch} /> : <BoardSkeleton />
}
