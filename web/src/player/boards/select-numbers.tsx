import type { Me } from '@edil/contract/sessions'
import type { GameType } from '@edil/domain/plans'
import { useState } from 'react'
import { useSearch } from 'wouter'
import { useGames } from '../../api/games.ts'
import { NoOpenGame } from '../../page/no-open-game.tsx'
import { asGameType, openGame } from '../../page/open-game.ts'
import { GoTo, SignedIn } from '../../page/signed-in.tsx'
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
      {(me) => <BoardOfType key={type} type={type} username={me.username} />}
    </SignedIn>
  )
}

function BoardOfType({ type, username }: { readonly type: GameType; readonly username: Me['username'] }) {
  const { data: games, isError, refetch } = useGames()
  const [chosenId, choose] = useState<string>()
  const open = games && openGame(games.values(), type)
  // Whoever picks numbers stays with that game, also when it closes under their hands.
  if (chosenId === undefined && open) choose(open.id)
  const game = (chosenId === undefined ? undefined : games?.get(chosenId)) ?? open
  if (game) {
    const onNext = open && open.id !== game.id ? () => choose(open.id) : undefined
    return <GameBoard key={game.id} game={game} username={username} onNext={onNext} />
  }
  if (games) return <NoOpenGame />
  return isError ? <BoardFailed onTryAgain={refetch} /> : <BoardSkeleton />
}
