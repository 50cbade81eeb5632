import { afterEach, expect, test, vi } from 'vitest'
import { preferredCalendar } from './preference.ts'

const store = (calendar: string | null) => vi.stubGlobal('localStorage', { getItem: () => calendar })

afterEach(() => {
  vi.unstubAllGlobals()
})

test('Amharic pages have the Ethiopian calendar until the reader chooses one', () => {
  store(null)
  expect(preferredCalendar('am')).toBe('ethiopian')
  expect(preferredCalendar('en')).toBe('gregorian')
  store('gregorian')
  expect(preferredCalendar('am')).toBe('gregorian')
})
