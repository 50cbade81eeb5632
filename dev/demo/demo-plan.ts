import { NUMBERS_PER_GAME } from '@edil/domain/plans'
import { PAYMENT_METHODS, type PaymentMethod } from '@edil/domain/postings'
import { type DrawSchedule, FRIDAY, nextGameTimes } from '@edil/domain/schedule'
import { createSeededRandom, type SeededRandom } from '../../server/test/seeded-random.ts'
import { type DemoPerson, demoPeople } from './people.ts'

/** `now`: the present, where the demo ends. `days`: how many days of past it has. */
export type DemoOptions = { readonly seed: number; readonly now: Date; readonly days: number }

/** What a reviewer does with a payment. With `refund` the player gets money back, all of it or what was too much. */
export type Decision = 'approve' | 'approve_with_refund' | 'reject' | 'reject_with_refund' | 'wait'

export type Purchase = {
  /** The player's username. */
  readonly player: string
  readonly numbers: readonly number[]
  readonly method: PaymentMethod
  readonly reference: string
  readonly paidAt: Date
  readonly decidedAt: Date
  readonly decision: Decision
}

export type PlannedGame = {
  readonly id: string
  readonly planId: string
  readonly opensAt: Date
  readonly closesAt: Date
  readonly drawsAt: Date
  readonly purchases: readonly Purchase[]
}

export type DemoPlan = {
  readonly startsAt: Date
  readonly staff: readonly DemoPerson[]
  readonly players: readonly DemoPerson[]
  readonly games: readonly PlannedGame[]
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const CLOSES_MINUTES_BEFORE = 10
const at = (hour: number) => ({ hour, minute: 0 })

/** The plans as shipped. `tickets`: how many are sold per game. `sellsForHours`: when most players buy, before the closing. */
const PLANS = [
  { id: 'midday', schedule: { every: 'day', at: at(12) }, tickets: [4, 8], sellsForHours: 4 },
  { id: 'daily', schedule: { every: 'day', at: at(18) }, tickets: [6, 10], sellsForHours: 8 },
  { id: 'weekly', schedule: { every: 'week', on: FRIDAY, at: at(18) }, tickets: [14, 20], sellsForHours: 6 * 24 },
  { id: 'monthly', schedule: { every: 'month', on: FRIDAY, at: at(18) }, tickets: [18, 24], sellsForHours: 25 * 24 },
] as const satisfies readonly { readonly schedule: DrawSchedule; readonly [more: string]: unknown }[]
type Plan = (typeof PLANS)[number]

/** How much of a board is sold. `too_few`: so little that the game is cancelled. */
type Sales = 'some' | 'all' | 'nearly_all' | 'too_few'
/** Midday games that are cancelled, counted back from the latest that has closed. */
const CANCELLED_MIDDAYS = [3, 11]
const NEARLY_ALL = 97
/** A shorter demo is built quickly, without full boards and cancelled games. */
const FULL_BOARDS_FROM_DAYS = 5

/** Everything that happens in a demo before the present. The same seed and day give the same people, games and purchases. */
export function planDemo({ seed, now, days }: DemoOptions): DemoPlan {
  const { staff, players } = demoPeople(seed)
  // Six in the morning in Addis Ababa, before the first draw of the day.
  const startsAt = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS - days * DAY_MS + 3 * HOUR_MS)
  const games = PLANS.flatMap((plan) => {
    const times = gameTimes(plan, startsAt, now)
    return times.map((game, index) => {
      const random = createSeededRandom(seed * 10_007 + hashOf(game.id))
      const gamesAfter = times.length - 1 - index
      const sales = days < FULL_BOARDS_FROM_DAYS ? 'some' : salesOf(plan, gamesAfter)
      return { ...game, purchases: planPurchases({ plan, game, sales, players, random, now }) }
    })
  })
  return { startsAt, staff, players, games }
}

type GameOfPlan = Omit<PlannedGame, 'purchases'>

function gameTimes({ id: planId, schedule }: Plan, startsAt: Date, now: Date): GameOfPlan[] {
  const games: GameOfPlan[] = []
  for (let opensAt = startsAt; opensAt <= now; opensAt = games.at(-1)?.closesAt ?? now) {
    const times = nextGameTimes(schedule, CLOSES_MINUTES_BEFORE, opensAt)
    games.push({ id: `${planId}-${games.length + 1}`, planId, opensAt, ...times })
  }
  return games
}

/** The open games are the ones with no game after them. */
function salesOf({ id }: Plan, gamesAfter: number): Sales {
  if (id === 'midday' && gamesAfter === 0) return 'all'
  if (id === 'midday' && CANCELLED_MIDDAYS.includes(gamesAfter)) return 'too_few'
  if (id === 'daily' && gamesAfter === 1) return 'all'
  return id === 'weekly' && gamesAfter === 0 ? 'nearly_all' : 'some'
}

/** Most players pay with Telebirr. */
const METHODS: readonly PaymentMethod[] = [...PAYMENT_METHODS, 'telebirr', 'telebirr']

type Sale = {
  readonly plan: Plan
  readonly game: GameOfPlan
  readonly sales: Sales
  readonly players: readonly DemoPerson[]
  readonly random: SeededRandom
  readonly now: Date
}

function planPurchases({ plan, game, sales, players, random, now }: Sale): Purchase[] {
  const buyers = shuffled(players, random)
  const board = shuffled(
    Array.from({ length: NUMBERS_PER_GAME }, (_, index) => index + 1),
    random,
  )
  return numbersPerTicket(plan, sales, random)
    .map((count, index): Purchase => {
      const { paidAt, decidedAt } = purchaseTimes(plan, game, random, now)
      return {
        player: buyers[index]?.username ?? '',
        numbers: board.splice(0, count).sort((a, b) => a - b),
        method: random.one(METHODS),
        reference: referenceOf(random),
        paidAt,
        decidedAt,
        decision: sales === 'some' ? decisionOf(random) : 'approve',
      }
    })
    .sort((a, b) => a.paidAt.getTime() - b.paidAt.getTime())
}

function numbersPerTicket({ tickets: [least, most] }: Plan, sales: Sales, random: SeededRandom): number[] {
  if (sales === 'too_few') return [1, 1]
  if (sales === 'some') return Array.from({ length: random.between(least, most) }, () => random.between(2, 3))
  const numbers = sales === 'all' ? NUMBERS_PER_GAME : NEARLY_ALL
  return Array.from({ length: Math.ceil(numbers / 3) }, (_, index) => Math.min(3, numbers - index * 3))
}

/** Between the opening and the closing, and not after the present. */
function purchaseTimes({ sellsForHours }: Plan, { opensAt, closesAt }: GameOfPlan, random: SeededRandom, now: Date) {
  const last = Math.min(closesAt.getTime() - 30 * MINUTE_MS, now.getTime() - 40 * MINUTE_MS)
  const first = Math.max(opensAt.getTime() + MINUTE_MS, last - sellsForHours * HOUR_MS)
  const paid = first + random.below(Math.max(1, last - first))
  return { paidAt: new Date(paid), decidedAt: new Date(paid + random.between(1, 24) * MINUTE_MS) }
}

function decisionOf(random: SeededRandom): Decision {
  const percent = random.below(100)
  if (percent < 4) return 'reject'
  if (percent < 6) return 'reject_with_refund'
  return percent < 8 ? 'approve_with_refund' : 'approve'
}

const LETTERS = [...'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789']

export function referenceOf(random: SeededRandom): string {
  return Array.from({ length: 10 }, () => random.one(LETTERS)).join('')
}

function shuffled<T>(items: readonly T[], random: SeededRandom): T[] {
  const rest = [...items]
  return items.flatMap(() => rest.splice(random.below(rest.length), 1))
}

/** So that each game has its own choices, whatever the number of days before it. */
function hashOf(text: string): number {
  return [...text].reduce((hash, letter) => Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0), 7) >>> 0
}
