import { EXAMPLE_GAME } from '@edil/contract/games'
import { expect, test } from 'vitest'
import { asGameType, openGame, salesOf } from './open-game.ts'

const daily = { ...EXAMPLE_GAME, type: 'daily', status: 'active', closesAt: '2026-11-15T14:50:00.000Z' } as const
const now = new Date('2026-11-15T12:00:00.000Z')

// proves: ROUTE-18
test('anything but the four types is undefined', () => {
  expect(asGameType('midday')).toBe('midday')
  expect(asGameType('yearly')).toBeUndefined()
  expect(asGameType(null)).toBeUndefined()
})

test('prefers the active game, then a full one, and returns no other', () => {
  const closed = { ...daily, id: 'daily-1', status: 'drawing', drawsAt: '2026-11-14T15:00:00.000Z' } as const
  const full = { ...daily, id: 'daily-2', status: 'full' } as const
  const selling = { ...daily, id: 'daily-3', drawsAt: '2026-11-16T15:00:00.000Z' } as const
  const weekly = { ...daily, id: 'weekly-1', type: 'weekly' } as const
  expect(openGame([weekly, closed, full, selling], 'daily')?.id).toBe('daily-3')
  expect(openGame([weekly, closed, full], 'daily')?.id).toBe('daily-2')
  expect(openGame([weekly, closed], 'daily')).toBeUndefined()
})

test('sales end at the closing time or with the status, whichever comes first', () => {
  expect(salesOf(daily, now)).toBe('open')
  expect(salesOf({ ...daily, status: 'full' }, now)).toBe('full')
  expect(salesOf({ ...daily, status: 'drawing' }, now)).toBe('ended')
  const salesStop = { textEn: 'A problem', textAm: 'ችግር', stoppedAt: now.toISOString() }
  expect(salesOf({ ...daily, salesStop }, now)).toBe('stopped')
  expect(salesOf(daily, new Date('2026-11-15T14:50:00.000Z'))).toBe('ended')
})
