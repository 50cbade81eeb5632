import { expect, test } from 'vitest'
import { keepPlaces } from './keep-places.ts'

type Item = { readonly key: string; readonly state: string }
const items = (...states: string[]): Item[] => states.map((state) => ({ key: state.slice(0, 1), state }))
const places = {
  keyOf: ({ key }: Item) => key,
  goneAs: ({ key }: Item) => (key === 'b' ? { key, state: 'b gone' } : undefined),
}
const states = (list: readonly Item[]) => list.map(({ state }) => state)

test('items stay in their places when the list is sorted in another way', () => {
  expect(states(keepPlaces(items('a', 'b', 'c'), items('c new', 'a', 'b'), places))).toEqual(['a', 'b', 'c new'])
})

test('a new item comes last, also when the server has it first', () => {
  expect(states(keepPlaces(items('a', 'b'), items('x', 'a', 'b'), places))).toEqual(['a', 'b', 'x'])
})

test('an item that has left the list keeps its place only if something is to be shown for it', () => {
  expect(states(keepPlaces(items('a', 'b', 'c', 'd'), items('d', 'c'), places))).toEqual(['b gone', 'c', 'd'])
})
