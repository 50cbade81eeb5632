export type BoardKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown' | 'Home' | 'End' | 'PageUp' | 'PageDown'

const KEYS: ReadonlySet<string> = new Set<BoardKey>([
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'End',
  'PageUp',
  'PageDown',
])

export function isBoardKey(key: string): key is BoardKey {
  return KEYS.has(key)
}

/**
 * The next focused cell. Left and right: one number, continuing in the next row. Up and down: one row. Home and End: the
 * ends of the row. Page Up and Page Down: three rows. At an edge the focus stays.
 */
export function moveOnBoard(index: number, key: BoardKey, columns: number, count: number): number {
  const rowStart = index - (index % columns)
  const rowEnd = Math.min(rowStart + columns, count) - 1
  const targets: Record<BoardKey, number> = {
    ArrowLeft: index - 1,
    ArrowRight: index + 1,
    ArrowUp: index - columns,
    ArrowDown: index + columns,
    Home: rowStart,
    End: rowEnd,
    PageUp: Math.max(index - 3 * columns, index % columns),
    PageDown: lastInColumnWithin(index, 3, columns, count),
  }
  const target = targets[key]
  return target >= 0 && target < count ? target : index
}

function lastInColumnWithin(index: number, rows: number, columns: number, count: number): number {
  let target = index
  for (let row = 0; row < rows && target + columns < count; row++) target += columns
  return target
}
