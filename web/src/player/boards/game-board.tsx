import type { Game } from '@edil/contract/games'
import { useBoard, useMyNumbers } from '../../api/boards.ts'
import { BoardFailed } from './board-failed.tsx'
import { BoardSkeleton } from './board-layout.tsx'
import { PickNumbers } from './pick-numbers.tsx'

type GameBoardProps = {
  readonly game: Game
  readonly username: string | null
  readonly onNext: (() => void) | undefined
}

export function GameBoard({ game, username, onNext }: GameBoardProps) {
  const board = useBoard(game.id, username)
  const mine = useMyNumbers(game.id)
  if (board.data && mine.data) {
    return <PickNumbers game={game} board={board.data} mine={mine.data} username={username} onNext={onNext} />
  }
  if (!board.isError && !mine.isError) return <BoardSkeleton game={game} />
  return (
    <BoardFailed
      game={game}
      onTryAgain={() => {
        void board.refetch()
        void mine.refetch()
      }}
    />
  )
}
