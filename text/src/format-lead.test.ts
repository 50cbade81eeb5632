import { expect, test } from 'vitest'
import { formatLead } from './format-lead.ts'

test('a lead before the beacon is given to the second', () => {
  expect(formatLead(597, 'en')).toBe('9 min 57 s')
  expect(formatLead(597, 'am')).toBe('9 ደቂቃ 57 ሰከንድ')
  expect(formatLead(27, 'en')).toBe('27 s')
  expect(formatLead(600, 'en')).toBe('10 min')
  expect(formatLead(8_070, 'en')).toBe('2 h 14 min')
  expect(formatLead(7_230, 'en')).toBe('2 h 30 s')
})
