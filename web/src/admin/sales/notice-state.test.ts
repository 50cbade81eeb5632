import { EXAMPLE_NOTICE } from '@edil/contract/notices'
import { expect, test } from 'vitest'
import { noticeState } from './notice-state.ts'

test('a notice is coming, shown and then over', () => {
  const { showsFrom, showsUntil } = EXAMPLE_NOTICE
  expect(noticeState(EXAMPLE_NOTICE, new Date(Date.parse(showsFrom) - 1))).toBe('coming')
  expect(noticeState(EXAMPLE_NOTICE, new Date(showsFrom))).toBe('shown')
  expect(noticeState(EXAMPLE_NOTICE, new Date(showsUntil))).toBe('over')
  expect(noticeState({ ...EXAMPLE_NOTICE, endedAt: showsFrom }, new Date(showsFrom))).toBe('over')
})
