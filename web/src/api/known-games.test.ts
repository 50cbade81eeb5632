import { EXAMPLE_GAME, type Game } from '@edil/contract/games'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type KnownGames, learn, missingFrom } from './known-games.ts'

const NOTHING: KnownGames = new Map()
const version = (id: string, number: number): Game => ({ ...EXAMPLE_GAME, id, version: number, numbersSold: number })

test('in whatever order and however often versions arrive, the newest of each game is known', () => {
  const arrivals = fc.array(
    fc.record({ id: fc.constantFrom('daily-1', 'daily-2', 'weekly-1'), number: fc.integer({ min: 1, max: 99 }) }),
  )
  fc.assert(
    fc.property(arrivals, (events) => {
      const known = events.reduce((map, { id, number }) => learn(map, [version(id, number)]), NOTHING)
      for (const id of new Set(events.map((event) => event.id))) {
        const newest = Math.max(...events.filter((event) => event.id === id).map(({ number }) => number))
        expect(known.get(id)).toEqual(version(id, newest))
      }
    }),
  )
})

test('what is no news changes nothing, so nothing is drawn again', () => {
  const known = learn(NOTHING, [version('daily-1', 5)])
  expect(learn(known, [version('daily-1', 5), version('daily-1', 4)])).toBe(known)
})

test('a game that left the list is asked for by itself; one that has ended is not', () => {
  const ended: Game = { ...version('daily-1', 9), status: 'completed' }
  const known = learn(NOTHING, [ended, version('daily-2', 1), version('weekly-1', 3)])
  expect(missingFrom(known, [version('weekly-1', 3)])).toEqual(['daily-2'])
})
