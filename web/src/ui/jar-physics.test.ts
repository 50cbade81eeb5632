import { expect, test } from 'vitest'
import { GLASS_RADIUS, Pile } from './jar-physics.ts'

const ALL = Array.from({ length: 100 }, (_, index) => index + 1)
const BALL_RADIUS = 10.9

type Place = { readonly number: number; readonly x: number; readonly y: number }

function placesIn(pile: Pile): Place[] {
  const places: Place[] = []
  pile.forEach((number, x, y) => {
    places.push({ number, x, y })
  })
  return places
}

function pileOf(numbers: readonly number[]): Pile {
  const pile = new Pile()
  pile.setNumbers(numbers)
  return pile
}

function closestPair(places: readonly Place[]): number {
  const distances = places.flatMap((one, index) =>
    places.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
  )
  return Math.min(...distances)
}

/** How many balls are further away than their own size. */
function countMoved(before: readonly Place[], after: readonly Place[]): number {
  const start = new Map(before.map((place) => [place.number, place]))
  return after.filter(({ number, x, y }) => {
    const { x: startX, y: startY } = start.get(number) ?? { x, y }
    return Math.hypot(x - startX, y - startY) > 2 * BALL_RADIUS
  }).length
}

function expectInside(places: readonly Place[]): void {
  for (const { x, y } of places) expect(Math.hypot(x, y)).toBeLessThanOrEqual(GLASS_RADIUS - BALL_RADIUS + 0.01)
}

test('a hundred balls lie in the glass, none over another, with room above', () => {
  const places = placesIn(pileOf(ALL))
  expect(places.map(({ number }) => number).sort((a, b) => a - b)).toEqual(ALL)
  expectInside(places)
  expect(closestPair(places)).toBeGreaterThan(2 * BALL_RADIUS - 2.5)
  expect(Math.min(...places.map(({ y }) => y))).toBeGreaterThan(-110)
})

test('the jar fills: the more balls, the higher the pile', () => {
  const tops = [10, 40, 70, 100].map((count) => Math.min(...placesIn(pileOf(ALL.slice(0, count))).map(({ y }) => y)))
  expect(tops).toEqual(tops.toSorted((a, b) => b - a))
  expect(Number(tops[0]) - Number(tops[3])).toBeGreaterThan(100)
})

test('a new ball drops in from the lid and comes to rest', () => {
  const pile = pileOf(ALL.slice(0, 30))
  expect(pile.isMoving).toBe(false)
  pile.setNumbers(ALL.slice(0, 31))
  const heightOf = () => Number(placesIn(pile).find(({ number }) => number === 31)?.y)
  const start = heightOf()
  expect(pile.isMoving).toBe(true)
  pile.finish()
  expect(heightOf() - start).toBeGreaterThan(100)
  expectInside(placesIn(pile))
})

test('a shake mixes the balls, keeps them inside, and plays the same way twice', () => {
  const [one, other] = [pileOf(ALL), pileOf(ALL)]
  const before = placesIn(one)
  for (const pile of [one, other]) pile.shake(1_200)
  let moved = 0
  while (one.isMoving) {
    one.step()
    const places = placesIn(one)
    expectInside(places)
    moved = Math.max(moved, countMoved(before, places))
  }
  other.finish()
  expect(moved).toBeGreaterThan(60)
  expect(placesIn(other)).toEqual(placesIn(one))
})

test('a drawn ball rises to the lid and is gone, and the others lie still again', () => {
  const pile = pileOf(ALL)
  const heightOf = () => placesIn(pile).find(({ number }) => number === 27)?.y
  const start = Number(heightOf())
  pile.setNumbers(ALL.filter((number) => number !== 27))
  for (let step = 0; step < 10; step++) pile.step()
  expect(heightOf()).toBeLessThan(start)
  pile.finish()
  expect(placesIn(pile)).toHaveLength(99)
  expectInside(placesIn(pile))
  expect(closestPair(placesIn(pile))).toBeGreaterThan(2 * BALL_RADIUS - 2.5)
  expect(heightOf()).toBeUndefined()
})
