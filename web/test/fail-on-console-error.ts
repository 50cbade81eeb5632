import { afterEach, expect, vi } from 'vitest'

/** React reports mistakes, such as a key that is spread into a component, on the console only. */
const errors = vi.spyOn(console, 'error')

/** Depends on when an answer arrives: React reports an update while a test renders something else. */
const OUTSIDE_ACT = 'not wrapped in act'

afterEach(() => {
  const reported = errors.mock.calls.map((parts) => parts.map(String).join(' '))
  errors.mockClear()
  // As one text: reports leave out the elements of a list.
  const text = reported.filter((each) => !each.includes(OUTSIDE_ACT)).join('\n')
  expect(text, 'errors on the console').toBe('')
})
