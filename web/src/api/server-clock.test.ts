import { afterEach, beforeEach, expect, test, vi } from 'vitest'

// Other test files of the process may have learnt a time already.
let clock: typeof import('./server-clock.ts')
const monotonic = vi.spyOn(performance, 'now')
beforeEach(async () => {
  vi.resetModules()
  clock = await import('./server-clock.ts')
  monotonic.mockReturnValue(1_000)
})
afterEach(() => void monotonic.mockReset())

const at = (time: string) => Date.parse(`2026-11-15T${time}Z`)
const now = () => new Date(clock.serverNow()).toISOString().slice(11, 23)

test('follows the server’s clock, not the phone’s, and ignores the older time of a cached response', () => {
  clock.syncServerClock(at('12:00:00.000'))
  monotonic.mockReturnValue(61_000)
  expect(now()).toBe('12:01:00.000')
  clock.syncServerClock(at('12:00:00.000'))
  expect(now()).toBe('12:01:00.000')
  clock.syncServerClock(at('12:02:00.000'))
  expect(now()).toBe('12:02:00.000')
})

test('a server whose clock was fast is forgiven after four minutes', () => {
  clock.syncServerClock(at('12:00:05.000'))
  for (let minute = 1; minute <= 4; minute += 1) {
    monotonic.mockReturnValue(1_000 + minute * 61_000)
    clock.syncServerClock(at('12:00:00.000') + minute * 61_000)
  }
  expect(now()).toBe('12:04:04.000')
})

test('reports another offset once, and nothing for a response without a time', () => {
  const changed = vi.fn()
  clock.onClockChange(changed)
  clock.syncServerClock(at('12:00:00.000'))
  clock.syncServerClock(Number.NaN)
  clock.syncServerClock(at('11:59:00.000'))
  expect(changed).toHaveBeenCalledTimes(1)
})
