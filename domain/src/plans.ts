import { etb, type Santim, sum, times } from './money.ts'
import { type DrawSchedule, FRIDAY } from './schedule.ts'

export const GAME_TYPES = ['midday', 'daily', 'weekly', 'monthly'] as const
export type GameType = (typeof GAME_TYPES)[number]

export const NUMBERS_PER_GAME = 100
export const DEFAULT_FEE = etb(100)

/** 1st, 2nd, 3rd. */
export type Prizes = readonly [Santim, Santim, Santim]

/** What an operator configures for one game type; a game copies the figures when it opens. */
export type Plan = {
  readonly id: string
  readonly type: GameType
  readonly title: string
  readonly fee: Santim
  readonly prizes: Prizes
  readonly schedule: DrawSchedule
  readonly closeMinutesBefore: number
  readonly holdMinutes: number
  readonly drawsWhenFull: boolean
}

const SHIPPED = { closeMinutesBefore: 10, holdMinutes: 15, drawsWhenFull: false } as const
const NOON = { hour: 12, minute: 0 } as const
const EVENING = { hour: 18, minute: 0 } as const

/** What a new installation starts with. A migration carries them into the database, and a test holds the two together. */
export const SHIPPED_PLANS: readonly Plan[] = [
  {
    ...SHIPPED,
    id: 'midday',
    type: 'midday',
    title: 'Mid Day',
    fee: etb(100),
    prizes: [etb(7_000), etb(500), etb(200)],
    schedule: { every: 'day', at: NOON },
  },
  {
    ...SHIPPED,
    id: 'daily',
    type: 'daily',
    title: 'Daily',
    fee: etb(500),
    prizes: [etb(35_000), etb(3_000), etb(2_000)],
    schedule: { every: 'day', at: EVENING },
  },
  {
    ...SHIPPED,
    id: 'weekly',
    type: 'weekly',
    title: 'Weekly',
    fee: etb(1_000),
    prizes: [etb(75_000), etb(5_000), etb(2_500)],
    schedule: { every: 'week', on: FRIDAY, at: EVENING },
  },
  {
    ...SHIPPED,
    id: 'monthly',
    type: 'monthly',
    title: 'Monthly',
    fee: etb(5_000),
    prizes: [etb(400_000), etb(15_000), etb(10_000)],
    schedule: { every: 'month', on: FRIDAY, at: EVENING },
  },
]

export function prizePool(prizes: Prizes): Santim {
  return sum(prizes)
}

/** What a full board brings in. A plan whose prizes exceed it would lose money on every full game. */
export function fullTakings(fee: Santim): Santim {
  return times(fee, NUMBERS_PER_GAME)
}
