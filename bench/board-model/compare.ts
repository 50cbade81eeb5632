import { type ModelBoard, move, NEW_BOARD } from './model.ts'
import type { Seen } from './run-scenario.ts'
import type { Life, Step } from './scenario.ts'

/** Where a life that was lived differs from what the model says of it; nothing when it does not. */
export function compare(life: Life, lived: readonly Seen[]): string | undefined {
  let board = NEW_BOARD
  let before: Seen | undefined
  for (const [index, step] of life.entries()) {
    const seen = lived[index]
    if (!seen) return `step ${index + 1} was not lived`
    const moved = move(board, step, seen.answers ?? [])
    const faults = [...moved.faults, ...differences(moved.board, seen), ...broken(step, before, seen)]
    if (faults.length > 0) return `step ${index + 1}, ${JSON.stringify(step)}: ${faults.join('; ')}`
    board = moved.board
    before = seen
  }
  return undefined
}

function differences(board: ModelBoard, seen: Seen): string[] {
  const all = [...board.taken].sort(([a], [b]) => a - b)
  const ofPlayers = all.filter(([, { player }]) => player > 0)
  const count = (status: string) => all.filter(([, taken]) => taken.status === status).length
  const strangers = all.filter(([, { player }]) => player === 0).map(([number]) => number)
  const due = {
    version: board.version,
    status: board.status,
    sold: all.length,
    approved: count('approved'),
    players: new Set([...ofPlayers.map(([, { player }]) => player), ...strangers.map(strangerOf)]).size,
    strangers: strangers.length,
    taken: ofPlayers.map(([number, { player, status, isOver }]) => `${number} ${player} ${status} ${isOver}`).join(),
  }
  const had: typeof due = {
    version: seen.version,
    status: seen.status,
    sold: seen.sold,
    approved: seen.approved,
    players: seen.players,
    strangers: seen.strangers,
    taken: seen.taken
      .map(([number, player, , status, isOver]) => `${number} ${player} ${status} ${isOver ?? false}`)
      .join(),
  }
  return (Object.keys(due) as (keyof typeof due)[])
    .filter((name) => due[name] !== had[name])
    .map((name) => `${name} is ${had[name]} instead of ${due[name]}`)
}

/** Each stranger fills three numbers. Below zero: they are no players. */
const strangerOf = (number: number) => -1 - Math.floor((number - 7) / 3)

/** What must hold for any step and any board, whatever the model says. */
function broken(step: Step, before: Seen | undefined, { taken, sold, status, strangers, version }: Seen): string[] {
  const faults: string[] = []
  const isOpen = status === 'active' || status === 'full'
  if (new Set(taken.map(([number]) => number)).size < taken.length) faults.push('a number has two owners')
  for (const numbers of Map.groupBy(taken, ([, player]) => player).values()) {
    if (new Set(numbers.map(([, , slot]) => slot)).size < numbers.length || numbers.length > 3)
      faults.push('a player has too many numbers')
  }
  if (sold !== taken.length + strangers) faults.push('the board is not counted')
  if (isOpen && (status === 'full') !== (sold === 100)) faults.push('full and not full')
  if (!before) return faults
  const grown = version - before.version
  const isSame =
    wordTaken(before) === wordTaken({ taken }) && before.status === status && before.strangers === strangers
  if (grown < 0 || grown > 1 || (!isSame && grown !== 1)) faults.push(`the version grew by ${grown}`)
  const isKept = (number: number, player: number) => taken.some((each) => each[0] === number && each[1] === player)
  const lost = before.taken.filter(([number, player, , each]) => each === 'approved' && !isKept(number, player))
  if (lost.length > 0) faults.push('an approved number was lost')
  const wasOpen = before.status === 'active' || before.status === 'full'
  if (!wasOpen && step.does === 'hold' && taken.some(([number]) => !before.taken.some((each) => each[0] === number)))
    faults.push('a number was sold after closing')
  return faults
}

function wordTaken({ taken }: Pick<Seen, 'taken'>): string {
  return taken.map(([number, player, slot, status]) => `${number} ${player} ${slot} ${status}`).join()
}
