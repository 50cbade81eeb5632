import { expect, test } from 'vitest'
import { calendarFile } from './calendar-entry.ts'

const entry = {
  id: 'daily-412',
  title: 'Daily draw: 7, 42',
  url: 'https://edil.test/live-draw?game=daily-412',
  startsAt: new Date('2026-11-15T15:00:00Z'),
  now: new Date('2026-11-15T12:00:00.123Z'),
}

test('an entry has its times in UTC, an escaped title and a reminder', () => {
  const lines = calendarFile(entry).split('\r\n')
  expect(lines).toContain('DTSTAMP:20261115T120000Z')
  expect(lines).toContain('DTSTART:20261115T150000Z')
  expect(lines).toContain('DTEND:20261115T151500Z')
  expect(lines).toContain('SUMMARY:Daily draw: 7\\, 42')
  expect(lines).toContain('TRIGGER:-PT10M')
})

test('no line is longer than 75 bytes, and no letter is cut', () => {
  const title = 'የዕለት ዕጣ '.repeat(20)
  const file = calendarFile({ ...entry, title })
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`)
})
