import { expect, test, vi } from 'vitest'
import { onClockChange, serverNow, syncServerClock } from './server-clock.ts'

test('follows the server’s clock, not the phone’s, and ignores the older time of a cached response', () => {
  const monotonic = vi.spyOn(performance, 'now').mockReturnValue(1_000)
  syncServerClock(Date.parse('2026-11-15T12:00:00.000Z'))
  monotonic.mockReturnValue(61_000)
  expect(new Date(serverNow()).toISOString()).toBe('2026-11-15T12:01:00.000Z')
  syncServerClock(Date.parse('2026-11-15T12:00:00.000Z'))
  expect(new Date(serverNow()).toISOString()).toBe('2026-11-15T12:01:00.000Z')
  syncServerClock(Date.parse('2026-11-15T12:02:00.000Z'))
  expect(new Date(serverNow()).toISOString()).toBe('2026-11-15T12:02:00.000Z')
  monotonic.mockRestore()
})

test('reports a more accurate time once, and nothing for a response without a time', () => {
  const changed = vi.fn()
  const stop = onClockChange(changed)
  syncServerClock(serverNow() + 500)
  expect(changed).toHaveBeenCalledTimes(1)
  const before = serverNow()
  syncServerClock(Number.NaN)
  syncServerClock(before - 60_000)
  expect(changed).toHaveBeenCalledTimes(1)
  stop()
})
