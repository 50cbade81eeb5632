import { shortName } from '@edil/domain/people'
import type { GameType } from '@edil/domain/plans'
import { useSearch } from 'wouter'
import { useGames } from '../../api/games.ts'
import { EmptyPage } from '../../page/empty-page.tsx'
import { asGameType } from '../../page/open-game.ts'
import { GoTo, SignedIn } from '../../page/signed-in.tsx'
import { useChosenGame } from '../../page/use-chosen-game.ts'
import { useIsHydrated } from '../../page/use-is-hydrated.ts'
import { BoardFailed } from './board-failed.tsx'
import { BoardSkeleton } from './board-layout.tsx'
import { GameBoard } from './game-board.tsx'

/** /select-numbers?type=daily, and /select-number: the board of the open game of that type. */
export function SelectNumbers() {
  const type = asGameType(new URLSearchParams(useSearch()).get('type'))
  const isHydrated = useIsHydrated()
  // Loaded together with the session, not after it.
  useGames()
  if (!isHydrated) return <BoardSkeleton />
  if (!type) return <GoTo path="/dashboard" />
  return (
    <SignedIn skeleton={<BoardSkeleton />}>
      {(me) => <BoardOfType key={type} type={type} name={shortName(me.fullName)} />}
    </SignedIn>
  )
}

function BoardOfType({ type, name }: { readonly type: GameType; readonly name: string }) {
  const { game, chooseNext, isLoaded, isError, refetch } = useChosenGame(type)
  if (game) return <GameBoard key={game.id} game={game} name={name} onNext={chooseNext} />
  if (isLoaded) return <EmptyPage title="board.none" text="board.noneText" />
  return isError ? <BoardFailed onTryAgain={refetch} /> : <BoardSkeleton />
}
