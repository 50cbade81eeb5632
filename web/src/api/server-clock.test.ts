import { expect, test, vi } from 'vitest'
import { serverNow, syncServerClock } from './server-clock.ts'

test('follows the server’s clock, not the phone’s, and ignores the older time of a cached response', () => {
  const monotonic = vi.spyOn(performance, 'now').mockReturnValue(1_000)
  syncServerClock('2026-11-15T12:00:00.000Z')
  monotonic.mockReturnValue(61_000)
  expect(new Date(serverNow()).toISOString()).toBe('2026-11-15T12:01:00.000Z')
  syncServerClock('2026-11-15T12:00:00.000Z')
  expect(new Date(serverNow()).toISOString()).toBe('2026-11-15T12:01:00.000Z')
  syncServerClock('2026-11-15T12:02:00.000Z')
  expect(new Date(serverNow()).toISOString()).toBe('2026-11-15T12:02:00.000Z')
  monotonic.mockRestore()
})
