import type { LifeClaim, Step } from './scenario.ts'

/** A taken number; whoever is beyond the players is a stranger. */
type Taken = { readonly player: number; readonly status: string; readonly isOver: boolean }

/** A board as it should be. `kept` are the answers that keys have got. */
export type ModelBoard = {
  readonly version: number
  readonly status: string
  readonly isLate: boolean
  readonly taken: ReadonlyMap<number, Taken>
  readonly locked: ReadonlySet<number>
  readonly kept: ReadonlyMap<string, string>
}

/** What hold_numbers said about one claim. */
export type LifeAnswer = {
  readonly refusal?: string
  readonly version?: number
  readonly numbers?: readonly { readonly number: number; readonly status: string; readonly heldUntil: string | null }[]
}

/** The board afterwards, and what was wrong with the answers. */
export type Moved = { readonly board: ModelBoard; readonly faults: readonly string[] }

export const NEW_BOARD: ModelBoard = {
  version: 1,
  status: 'active',
  isLate: false,
  taken: new Map(),
  locked: new Set(),
  kept: new Map(),
}
const STRANGER = 0
const PICKS_MAX = 3
const NUMBERS = 100

/** What the step makes of the board; for claims it is told the answers, because it cannot know what chance picked. */
export function move(board: ModelBoard, step: Step, answers: readonly LifeAnswer[]): Moved {
  const isOpen = board.status === 'active' || board.status === 'full'
  switch (step.does) {
    case 'hold':
      return hold(board, step.claims, answers)
    case 'give back':
      return right(without(board, (taken, number) => isHeldBy(taken, step.player) && [0, number].includes(step.number)))
    case 'run out':
      return right({
        ...board,
        taken: changed(board, (taken) => (isHeldBy(taken, step.player) ? { ...taken, isOver: true } : taken)),
      })
    case 'sweep':
      return right(without(board, ({ isOver }) => isOver))
    case 'submit':
      return right(restated(board, step.player, 'held', 'pending'))
    case 'approve':
      return right(isOpen ? restated(board, step.player, 'pending', 'approved') : board)
    case 'reject':
      return right(without(board, ({ player, status }) => player === step.player && status === 'pending'))
    case 'lock':
      return right({ ...board, locked: new Set([...board.locked, step.player]) })
    case 'fill':
      return right(isOpen ? filled(board) : board)
    case 'be late':
      return right(isOpen ? { ...board, isLate: true, version: board.version + 1 } : board)
    case 'close': {
      const isReady = [...board.taken.values()].filter(({ status }) => status === 'approved').length >= PICKS_MAX
      return right(isOpen ? { ...board, status: isReady ? 'drawing' : 'cancelled', version: board.version + 1 } : board)
    }
  }
}

const right = (board: ModelBoard): Moved => ({ board, faults: [] })
const isHeldBy = (taken: Taken, player: number) => taken.player === player && taken.status === 'held'

function changed({ taken }: ModelBoard, change: (taken: Taken, number: number) => Taken | undefined) {
  return new Map(
    [...taken].flatMap(([number, each]) => {
      const kept = change(each, number)
      return kept ? [[number, kept] as const] : []
    }),
  )
}

/** A changed board has a new version, and is full or is not. */
function told(board: ModelBoard, taken: ReadonlyMap<number, Taken>): ModelBoard {
  const isOpen = board.status === 'active' || board.status === 'full'
  const status = isOpen ? (taken.size === NUMBERS ? 'full' : 'active') : board.status
  return { ...board, taken, status, version: board.version + 1 }
}

function without(board: ModelBoard, isGone: (taken: Taken, number: number) => boolean): ModelBoard {
  const taken = changed(board, (each, number) => (isGone(each, number) ? undefined : each))
  return taken.size === board.taken.size ? board : told(board, taken)
}

function restated(board: ModelBoard, player: number, from: string, to: string): ModelBoard {
  const concerns = (taken: Taken) => taken.player === player && taken.status === from
  if (![...board.taken.values()].some(concerns)) return board
  return told(
    board,
    changed(board, (taken) => (concerns(taken) ? { ...taken, status: to, isOver: false } : taken)),
  )
}

function filled(board: ModelBoard): ModelBoard {
  const taken = new Map(board.taken)
  for (let number = 7; number <= NUMBERS; number += 1) {
    if (!taken.has(number)) taken.set(number, { player: STRANGER, status: 'approved', isOver: false })
  }
  return taken.size === board.taken.size ? board : told(board, taken)
}

/** Claims are answered one after the other; the board gets one new version for all of them. */
function hold(board: ModelBoard, claims: readonly LifeClaim[], answers: readonly LifeAnswer[]): Moved {
  const taken = changed(board, (each) => (each.isOver ? undefined : each))
  const kept = new Map(board.kept)
  const faults: string[] = []
  let isChanged = taken.size < board.taken.size
  for (const [index, claim] of claims.entries()) {
    const answer = answers[index] ?? {}
    const said = JSON.stringify(answer)
    const key = `${claim.player} ${claim.key}`
    const first = kept.get(key)
    if (first !== undefined) {
      if (first !== said) faults.push(`a key was first answered ${first} and then ${said}`)
      continue
    }
    kept.set(key, said)
    const owned = [...taken].filter(([, { player }]) => player === claim.player).map(([number]) => number)
    const refusal = refuse({ ...board, taken }, claim, owned)
    if (refusal !== answer.refusal) faults.push(`${refusal ?? 'a hold'} was due, and ${said} came`)
    if (refusal !== undefined || answer.refusal !== undefined) continue

    const mine = (answer.numbers ?? []).map(({ number }) => number)
    const fresh = mine.filter((number) => !owned.includes(number))
    const wanted =
      claim.random > 0
        ? fresh.length === Math.min(claim.random, NUMBERS - taken.size) && !fresh.some((number) => taken.has(number))
        : fresh.every((number) => claim.numbers.includes(number)) && claim.numbers.every((each) => mine.includes(each))
    if (!wanted || !owned.every((number) => mine.includes(number))) faults.push(`not what was wanted: ${said}`)
    for (const number of fresh) taken.set(number, { player: claim.player, status: 'held', isOver: false })
    isChanged ||= fresh.length > 0
    const isAsKept = answer.numbers?.every(
      ({ number, status, heldUntil }) =>
        status === taken.get(number)?.status && (heldUntil === null) === (status !== 'held'),
    )
    if (!isAsKept) faults.push(`the statuses are not the board's: ${said}`)
    const version = board.version + (isChanged ? 1 : 0)
    // Somebody else's change of the same commit may count already, or not yet.
    if (answer.version !== version && answer.version !== board.version) faults.push(`not a version of now: ${said}`)
    if (fresh.length > 0 && answer.version !== version) faults.push(`not the version of the change: ${said}`)
  }
  return { board: isChanged ? { ...told(board, taken), kept } : { ...board, kept }, faults }
}

function refuse(board: ModelBoard, claim: LifeClaim, owned: readonly number[]): string | undefined {
  if (board.locked.has(claim.player)) return 'account_locked'
  if ((board.status !== 'active' && board.status !== 'full') || board.isLate) return 'game_closed'
  if (claim.random > 0) {
    if (owned.length + claim.random > PICKS_MAX) return 'too_many_numbers'
    return board.taken.size === NUMBERS ? 'game_full' : undefined
  }
  const fresh = claim.numbers.filter((number) => !owned.includes(number))
  if (owned.length + fresh.length > PICKS_MAX) return 'too_many_numbers'
  return fresh.some((number) => board.taken.has(number)) ? 'numbers_taken' : undefined
}
