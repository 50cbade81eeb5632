import type { RefObject } from 'react'
import { useServerTime } from '../../api/use-server-time.ts'
import { shareLeft } from '../../page/hold-time.ts'
import { useText } from '../../text/use-text.ts'
import { Board } from '../../ui/board.tsx'
import type { NumberState } from './board-cells.ts'

const STEP_MS = 15_000

type NumberBoardProps = {
  readonly cells: readonly NumberState[]
  readonly holdSeconds: number
  readonly onPick: (number: number) => void
  readonly grid: RefObject<HTMLDivElement | null>
}

export function NumberBoard({ cells, holdSeconds, onPick, grid }: NumberBoardProps) {
  const { t } = useText()
  const time = useServerTime(STEP_MS)
  return (
    <Board
      label={t('board.label')}
      gridRef={grid}
      onPick={onPick}
      cells={cells.map(({ number, state, label, heldUntil }) => ({
        number,
        state,
        label: t(label, { number }),
        ...(heldUntil !== null && { left: shareLeft(heldUntil, time, holdSeconds) }),
      }))}
    />
  )
}
