import { expect, test } from 'vitest'
import { isShowOver, SHOW_MS, showOf } from './show.ts'

const drawnAt = new Date('2026-11-15T15:00:01.412Z')
const show = showOf(drawnAt)

test('the jar shakes for 1.2 s, then the balls rise 1.6 s apart, then the winners are celebrated for 3 s', () => {
  expect(show).toEqual({
    startsAt: '2026-11-15T15:00:03.412Z',
    thirdAt: '2026-11-15T15:00:04.612Z',
    secondAt: '2026-11-15T15:00:06.212Z',
    firstAt: '2026-11-15T15:00:07.812Z',
    celebrationAt: '2026-11-15T15:00:09.412Z',
    endsAt: '2026-11-15T15:00:12.412Z',
  })
  expect(Date.parse(show.endsAt) - drawnAt.getTime()).toBe(SHOW_MS)
})

test('the result is shown elsewhere from the end on', () => {
  const end = Date.parse(show.endsAt)
  expect(isShowOver(drawnAt.toISOString(), end - 1)).toBe(false)
  expect(isShowOver(drawnAt.toISOString(), end)).toBe(true)
})
