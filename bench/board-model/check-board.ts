import type { ModelBoard } from './model.ts'
import type { RealState } from './real-board.ts'

/** Where the database differs from the model. */
export function findDifferences(board: ModelBoard, real: RealState): string[] {
  const numbers = [...board.numbers].sort(([a], [b]) => a - b)
  const approved = numbers.filter(([, { status }]) => status === 'approved')
  const expected = {
    version: board.version,
    status: board.status,
    sold: numbers.length,
    approved: approved.length,
    players: new Set(numbers.map(([, { player }]) => player)).size,
    payments: new Set(approved.map(([, { payment }]) => payment)).size,
    numbers: numbers
      .map(([number, { player, status, isExpired, payment }]) => [number, player, status, isExpired, payment].join(' '))
      .join(),
  }
  const found: typeof expected = {
    ...real,
    status: real.status as ModelBoard['status'],
    numbers: real.numbers
      .map(({ number, player, status, isExpired, payment }) => [number, player, status, isExpired, payment].join(' '))
      .join(),
  }
  return (Object.keys(expected) as (keyof typeof expected)[])
    .filter((name) => expected[name] !== found[name])
    .map((name) => `${name} is ${found[name]} instead of ${expected[name]}`)
}

/** Invariants that hold after any step on any board, independent of the model. */
export function findBrokenInvariants(before: RealState, after: RealState): string[] {
  const faults: string[] = []
  const { numbers, sold, status, version } = after
  if (new Set(numbers.map(({ number }) => number)).size < numbers.length) faults.push('a number has two owners')
  for (const mine of Map.groupBy(numbers, ({ player }) => player).values()) {
    if (mine.length > 3 || new Set(mine.map(({ slot }) => slot)).size < mine.length)
      faults.push('a player has too many numbers')
  }
  if (sold !== numbers.length) faults.push('the counter of the board is wrong')
  if (isOpen(status) && (status === 'full') !== (sold === 100)) faults.push('the status does not fit the counter')
  if (version < before.version || (version === before.version && format(before) !== format(after)))
    faults.push(`the board changed from version ${before.version} to ${version}`)
  const hasStill = (number: number, player: number) =>
    numbers.some((each) => each.number === number && each.player === player)
  if (before.numbers.some((each) => each.status === 'approved' && !hasStill(each.number, each.player)))
    faults.push('an approved number was lost')
  const isNew = (number: number) => !before.numbers.some((each) => each.number === number)
  if (!isOpen(before.status) && numbers.some(({ number }) => isNew(number)))
    faults.push('a number was sold after the closing')
  return faults
}

const isOpen = (status: string) => status === 'active' || status === 'full'

function format({ status, numbers }: RealState): string {
  return `${status} ${numbers.map(({ number, player, slot, status: each }) => `${number} ${player} ${slot} ${each}`).join()}`
}
