import { afterEach, expect, vi } from 'vitest'

/** React reports mistakes, such as a key that is spread into a component, on the console only. */
const errors = vi.spyOn(console, 'error')

afterEach(() => {
  const calls = [...errors.mock.calls]
  errors.mockClear()
  expect(calls, 'errors on the console').toEqual([])
})
