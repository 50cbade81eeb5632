import type { Game } from '@edil/contract/games'
import { useBoard, useMyNumbers } from '../../api/boards.ts'
import { BoardFailed } from './board-failed.tsx'
import { BoardSkeleton } from './board-layout.tsx'
import { PickNumbers } from './pick-numbers.tsx'

type GameBoardProps = {
  readonly game: Game
  readonly name: string
  readonly onNext: (() => void) | undefined
}

export function GameBoard({ game, name, onNext }: GameBoardProps) {
  const board = useBoard(game.id, name)
  const mine = useMyNumbers(game.id)
  if (board.data && mine.data) {
    return <PickNumbers game={game} board={board.data} mine={mine.data} name={name} onNext={onNext} />
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
