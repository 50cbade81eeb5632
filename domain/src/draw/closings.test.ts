import { expect, test } from 'vitest'
import { closingReason, type OpenGame } from './closings.ts'

const CLOSES_AT = new Date('2026-11-15T14:50:00Z')
const BEFORE = new Date('2026-11-15T14:49:59.999Z')
const OPEN: OpenGame = { closesAt: CLOSES_AT, drawsWhenFull: false, numbersApproved: 0 }
const FULL: OpenGame = { ...OPEN, drawsWhenFull: true, numbersApproved: 100 }

test.each([
  { name: 'before its closing time', game: OPEN, now: BEFORE, byHost: false, reason: undefined },
  { name: 'at its closing time', game: OPEN, now: CLOSES_AT, byHost: false, reason: 'time' },
  { name: 'early, when a host requests it', game: OPEN, now: BEFORE, byHost: true, reason: 'operator' },
  {
    name: 'at its closing time, also when a host requests it',
    game: OPEN,
    now: CLOSES_AT,
    byHost: true,
    reason: 'time',
  },
  { name: 'with 100 approved numbers', game: FULL, now: BEFORE, byHost: false, reason: 'full' },
  { name: 'with 99', game: { ...FULL, numbersApproved: 99 }, now: BEFORE, byHost: false, reason: undefined },
  { name: 'full, with a plan that waits', game: { ...FULL, drawsWhenFull: false }, now: BEFORE, byHost: false },
  { name: 'full, at its closing time', game: FULL, now: CLOSES_AT, byHost: false, reason: 'time' },
])('closing a game $name: $reason', ({ game, now, byHost, reason }) => {
  expect(closingReason(game, now, byHost)).toBe(reason)
})
