import { asSantim } from '@edil/domain/money'
import { CALENDARS, LANGUAGES } from '@edil/domain/people'
import { GAME_TYPES } from '@edil/domain/plans'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exampleTicket } from '../../../test/example-ticket.ts'
import type { Box, Part } from '../../printing/page-layout.ts'
import { layOutTicket } from './lay-out-ticket.ts'

const words = fc
  .array(
    fc.constantFrom(
      'Selam',
      'ገብረመድኅን',
      'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW',
      'ጨጨጨጨጨጨጨጨጨጨጨጨጨጨጨጨጨጨጨጨ',
      'i',
      '7',
      '-',
    ),
    {
      minLength: 1,
      maxLength: 12,
    },
  )
  .map((parts) => parts.join(' '))
const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
const amounts = fc.bigInt({ min: 1n, max: 10_000_000_000n }).map(asSantim)

const tickets = fc
  .record({
    type: fc.constantFrom(...GAME_TYPES),
    language: fc.constantFrom(...LANGUAGES),
    calendar: fc.constantFrom(...CALENDARS),
    title: words,
    player: words,
    method: words,
    numbers: fc.uniqueArray(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 3 }),
    drawsAt: moments,
    boughtAt: moments,
    firstPrizeSantim: amounts,
    wonSantim: fc.oneof(fc.constant(asSantim(0n)), amounts),
    paidSantim: amounts,
  })
  .map(({ numbers, ...rest }) => exampleTicket({ ...rest, numbers: numbers.map((number) => ({ number, won: false })) }))

test('all texts stay within the ticket and do not overlap', () => {
  fc.assert(
    fc.property(tickets, (facts) => {
      const { parts, width, height } = layOutTicket(facts)
      const boxes = parts.flatMap(boxOf)
      expect(boxes.length).toBeGreaterThan(15)
      for (const box of boxes) {
        expect(box.x).toBeGreaterThan(36)
        expect(box.x + box.width).toBeLessThan(width - 35)
        expect(box.y + box.height).toBeLessThan(height - 60)
      }
      expect(boxes.flatMap((one, index) => boxes.slice(index + 1).filter((other) => overlap(one, other)))).toEqual([])
    }),
    { numRuns: 60 },
  )
})

function boxOf(part: Part): Box[] {
  if (part.kind === 'picture') return part.opens ? [part.opens.box] : []
  if (part.kind === 'ornament') return []
  const { line, x, baseline } = part
  return [{ x, y: baseline - 0.72 * line.size, width: line.width, height: 0.9 * line.size }]
}

function overlap(one: Box, other: Box): boolean {
  const apart =
    one.x + one.width <= other.x ||
    other.x + other.width <= one.x ||
    one.y + one.height <= other.y ||
    other.y + other.height <= one.y
  return !apart
}
