import { type Draw, EXAMPLE_DRAW } from '@edil/contract/draws'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type KnownDraws, learnDraws } from './known-draws.ts'

const NOTHING: KnownDraws = new Map()
const version = (gameId: string, number: number): Draw => ({ ...EXAMPLE_DRAW, gameId, version: number, sold: number })

test('in whatever order and however often versions arrive, the newest of each draw is known', () => {
  const arrivals = fc.array(
    fc.record({ id: fc.constantFrom('daily-1', 'daily-2', 'weekly-1'), number: fc.integer({ min: 1, max: 99 }) }),
  )
  fc.assert(
    fc.property(arrivals, (events) => {
      const known = events.reduce((map, { id, number }) => learnDraws(map, [version(id, number)]), NOTHING)
      for (const id of new Set(events.map((event) => event.id))) {
        const newest = Math.max(...events.filter((event) => event.id === id).map(({ number }) => number))
        expect(known.get(id)).toEqual(version(id, newest))
      }
    }),
  )
})

test('what is no news changes nothing, so nothing is drawn again', () => {
  const known = learnDraws(NOTHING, [version('daily-1', 5)])
  expect(learnDraws(known, [version('daily-1', 5), version('daily-1', 4)])).toBe(known)
})
