import { afterEach, expect, vi } from 'vitest'

/** React reports mistakes, such as a key that is spread into a component, on the console only. */
const errors = vi.spyOn(console, 'error')

/** Depends on when an answer arrives: React reports an update while a test renders something else. */
const OUTSIDE_ACT = 'not wrapped in act'

afterEach(() => {
  const reported = errors.mock.calls.filter(([text]) => !String(text).includes(OUTSIDE_ACT))
  errors.mockClear()
  expect(reported, 'errors on the console').toEqual([])
})
