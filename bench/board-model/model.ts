import { PICKS_MAX } from '@edil/domain/boards'
import { HOLDS_PER_HOUR, NEW_PLAYER_PAYMENTS_A_DAY, NEW_PLAYERS_NUMBERS_MAX } from '@edil/domain/crowding'
import { READY_NUMBERS_MIN } from '@edil/domain/games'
import { NUMBERS_PER_GAME } from '@edil/domain/plans'

/**
 * What a board must look like after each step: a second, simple statement of the rules, without SQL.
 * Players are numbered from 1; those above PLAYERS are strangers who fill the board.
 */
export type ModelBoard = {
  version: number
  status: 'active' | 'full' | 'drawing' | 'cancelled'
  /** The closing time has passed. The game may not be closed yet. */
  isLate: boolean
  readonly numbers: Map<number, ModelNumber>
  readonly lockedPlayers: Set<number>
  /** The holds of each player since their last payment. */
  readonly unpaidHolds: Map<number, UnpaidHolds>
  /** The first answer to each claim, by player and key. */
  readonly answers: Map<string, string>
  readonly payments: ModelPayment[]
}

export type ModelNumber = {
  player: number
  status: 'held' | 'pending' | 'approved'
  isExpired: boolean
  /** The id of the payment, unless the number is only held. */
  payment: string | undefined
}

/** `round`: of holds, each with its time. `isOver`: the time has passed. */
type UnpaidHolds = { count: number; round: number; isOver: boolean }

export type ModelPayment = {
  readonly id: string
  readonly player: number
  readonly count: number
  status: 'pending' | 'approved' | 'rejected'
}

export type ModelClaim = {
  readonly player: number
  readonly key: number
  readonly numbers: readonly number[]
  /** So many random numbers instead of the named ones, unless 0. */
  readonly random: number
}

/** The answer to one claim, without the time of the answer. */
export type ClaimResult =
  | { readonly refusal: string }
  | {
      readonly refusal?: undefined
      readonly version: number
      readonly numbers: readonly {
        readonly number: number
        readonly status: string
        readonly heldUntil: string | null
      }[]
    }

export function newBoard(): ModelBoard {
  return {
    version: 1,
    status: 'active',
    isLate: false,
    numbers: new Map(),
    lockedPlayers: new Set(),
    unpaidHolds: new Map(),
    answers: new Map(),
    payments: [],
  }
}

export const isOpen = ({ status }: ModelBoard) => status === 'active' || status === 'full'
export const isOnSale = (board: ModelBoard) => isOpen(board) && !board.isLate

export function pendingPayments({ payments }: ModelBoard): ModelPayment[] {
  return payments.filter(({ status }) => status === 'pending')
}

/** A changed board has a new version and is full or not; a closed one keeps its status. */
function recount(board: ModelBoard): void {
  board.version += 1
  if (isOpen(board)) board.status = board.numbers.size === NUMBERS_PER_GAME ? 'full' : 'active'
}

function remove(board: ModelBoard, isGone: (each: ModelNumber, number: number) => boolean): boolean {
  const gone = [...board.numbers].filter(([number, each]) => isGone(each, number))
  for (const [number] of gone) board.numbers.delete(number)
  return gone.length > 0
}

/**
 * Claims that share a commit are answered one after the other, and the board gets one new version for all of them. The results
 * are an input because the model cannot know which random numbers were picked. Returns what is wrong with them.
 */
export function holdTogether(
  board: ModelBoard,
  claims: readonly ModelClaim[],
  results: readonly ClaimResult[],
): string[] {
  const faults: string[] = []
  const before = board.version
  let isChanged = remove(board, ({ isExpired }) => isExpired)
  for (const [index, claim] of claims.entries()) {
    const result = results[index] ?? { refusal: 'no answer' }
    const text = JSON.stringify(result)
    const key = `${claim.player} ${claim.key}`
    const first = board.answers.get(key)
    if (first !== undefined) {
      if (first !== text) faults.push(`key ${key} was first answered ${first} and then ${text}`)
      continue
    }
    board.answers.set(key, text)
    const owned = numbersOf(board, claim.player)
    const refusal = refuseClaim(board, claim, owned)
    if (refusal !== result.refusal) faults.push(`expected ${refusal ?? 'a hold'}, received ${text}`)
    if (refusal !== undefined || result.refusal !== undefined) continue

    const mine = result.numbers.map(({ number }) => number)
    const fresh = mine.filter((number) => !owned.includes(number))
    if (!isWanted(board, claim, mine, fresh)) faults.push(`not the claimed numbers: ${text}`)
    if (!owned.every((number) => mine.includes(number))) faults.push(`numbers of the player are missing: ${text}`)
    for (const number of fresh)
      board.numbers.set(number, { player: claim.player, status: 'held', isExpired: false, payment: undefined })
    isChanged ||= fresh.length > 0
    if (fresh.length > 0) countHold(board, claim.player)
    for (const { number, status, heldUntil } of result.numbers) {
      if (status !== board.numbers.get(number)?.status || (heldUntil === null) !== (status !== 'held'))
        faults.push(`wrong status of ${number}: ${text}`)
    }
    // A claim that changes nothing may report the version before or after the other claims of its commit.
    const isKnownVersion = result.version === before + 1 || (result.version === before && fresh.length === 0)
    if (!isKnownVersion || (result.version > before && !isChanged)) faults.push(`wrong version: ${text}`)
  }
  if (isChanged) recount(board)
  return faults
}

function isWanted(
  { numbers }: ModelBoard,
  claim: ModelClaim,
  mine: readonly number[],
  fresh: readonly number[],
): boolean {
  if (claim.random === 0)
    return (
      fresh.every((number) => claim.numbers.includes(number)) && claim.numbers.every((number) => mine.includes(number))
    )
  return (
    fresh.length === Math.min(claim.random, NUMBERS_PER_GAME - numbers.size) &&
    !fresh.some((number) => numbers.has(number))
  )
}

function refuseClaim(board: ModelBoard, claim: ModelClaim, owned: readonly number[]): string | undefined {
  if (board.lockedPlayers.has(claim.player)) return 'account_locked'
  if (!isOnSale(board)) return 'game_closed'
  if (claim.random > 0) {
    if (owned.length + claim.random > PICKS_MAX) return 'too_many_numbers'
    if (board.numbers.size === NUMBERS_PER_GAME) return 'game_full'
    return refuseCrowding(board, claim.player, Math.min(claim.random, NUMBERS_PER_GAME - board.numbers.size))
  }
  const fresh = claim.numbers.filter((number) => !owned.includes(number))
  if (owned.length + fresh.length > PICKS_MAX) return 'too_many_numbers'
  const crowding = refuseCrowding(board, claim.player, fresh.length)
  return crowding ?? (fresh.some((number) => board.numbers.has(number)) ? 'numbers_taken' : undefined)
}

function refuseCrowding(board: ModelBoard, player: number, fresh: number): string | undefined {
  if (fresh === 0) return undefined
  const { count, round, isOver } = board.unpaidHolds.get(player) ?? NO_HOLDS
  if (round === ROUNDS && isOver) return 'holds_used_up'
  if (count >= HOLDS_PER_HOUR) return 'too_many_holds'
  return isNew(board, player) && fresh > roomForNew(board) ? 'new_players_full' : undefined
}

const NO_HOLDS: UnpaidHolds = { count: 0, round: 0, isOver: true }
const ROUNDS = 3

function countHold({ unpaidHolds }: ModelBoard, player: number): void {
  const { count, round, isOver } = unpaidHolds.get(player) ?? NO_HOLDS
  unpaidHolds.set(player, { count: count + 1, round: isOver ? round + 1 : round, isOver: false })
}

function isNew({ payments }: ModelBoard, player: number): boolean {
  return !payments.some((payment) => payment.player === player && payment.status === 'approved')
}

function roomForNew(board: ModelBoard): number {
  const counted = [...board.numbers.values()].filter(
    ({ player, status, isExpired }) => status !== 'approved' && !isExpired && isNew(board, player),
  )
  return NEW_PLAYERS_NUMBERS_MAX - counted.length
}

export function numbersOf({ numbers }: ModelBoard, player: number): number[] {
  return [...numbers].filter(([, each]) => each.player === player).map(([number]) => number)
}

/** `only` of `undefined`: all held numbers of the player. */
export function release(board: ModelBoard, player: number, only: number | undefined): void {
  const isReleased = (each: ModelNumber, number: number) =>
    each.player === player && each.status === 'held' && (only === undefined || only === number)
  if (remove(board, isReleased)) recount(board)
}

export function runOut({ numbers, unpaidHolds }: ModelBoard, player: number): void {
  const holds = unpaidHolds.get(player)
  if (holds) holds.isOver = true
  for (const each of numbers.values()) if (each.player === player && each.status === 'held') each.isExpired = true
}

export function sweep(board: ModelBoard): void {
  if (remove(board, ({ isExpired }) => isExpired)) recount(board)
}

export function refuseSubmitting(board: ModelBoard, player: number): string | undefined {
  if (board.lockedPlayers.has(player)) return 'account_locked'
  const own = board.payments.filter((payment) => payment.player === player)
  const waiting = own.filter(({ status }) => status === 'pending').length
  if (waiting >= (isNew(board, player) ? 1 : 2)) return 'payments_waiting'
  return isNew(board, player) && own.length >= NEW_PLAYER_PAYMENTS_A_DAY ? 'payments_today' : undefined
}

/** The numbers that a payment gets. Expired holds of others on them are lost; numbers beyond three are not given. */
export function submit(board: ModelBoard, player: number, id: string, named: readonly number[]): void {
  board.payments.push({ id, player, count: named.length, status: 'pending' })
  board.unpaidHolds.delete(player)
  if (!isOnSale(board)) return
  remove(board, (each, number) => each.isExpired && (named.includes(number) || each.player === player))
  const free = PICKS_MAX - numbersOf(board, player).length
  let room = isNew(board, player) ? Math.min(free, roomForNew(board)) : free
  for (const number of [...named].sort((a, b) => a - b)) {
    const present = board.numbers.get(number)
    if (present === undefined && room > 0) {
      room -= 1
      board.numbers.set(number, { player, status: 'pending', isExpired: false, payment: id })
    } else if (present?.player === player && present.status === 'held') {
      Object.assign(present, { status: 'pending', isExpired: false, payment: id })
    }
  }
  recount(board)
}

/** Plays if it got all its numbers. Otherwise a selection is owed, and after the closing its numbers are released. */
export function approve(board: ModelBoard, payment: ModelPayment): void {
  payment.status = 'approved'
  const own = [...board.numbers.values()].filter((each) => each.payment === payment.id)
  if (!isOnSale(board)) {
    if (remove(board, (each) => each.payment === payment.id)) recount(board)
  } else if (own.length === payment.count) {
    for (const each of own) each.status = 'approved'
    recount(board)
  }
}

/** A reason that the player can correct holds the numbers again while the game is on sale. */
export function reject(board: ModelBoard, payment: ModelPayment, isCorrectable: boolean): void {
  payment.status = 'rejected'
  const own = [...board.numbers.values()].filter((each) => each.payment === payment.id)
  if (own.length === 0) return
  if (isCorrectable && isOnSale(board))
    for (const each of own) Object.assign(each, { status: 'held', isExpired: false, payment: undefined })
  else remove(board, (each) => each.payment === payment.id)
  recount(board)
}

export function beLate(board: ModelBoard): void {
  board.isLate = true
  board.version += 1
}

/** Returns the refusal, if there is one. A host may close early, but only time may cancel a game. */
export function close(board: ModelBoard, isHost: boolean): string | undefined {
  if (!isOpen(board) || !(board.isLate || isHost)) return undefined
  const approved = [...board.numbers.values()].filter(({ status }) => status === 'approved').length
  const isReady = approved >= READY_NUMBERS_MIN
  if (!isReady && !board.isLate) return 'game_not_ready'
  board.status = isReady ? 'drawing' : 'cancelled'
  board.version += 1
  return undefined
}
