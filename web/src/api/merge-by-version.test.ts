import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeByVersion } from './merge-by-version.ts'

type Item = { readonly id: string; readonly version: number }
const merge = (known: ReadonlyMap<string, Item> | undefined, received: readonly Item[]) =>
  mergeByVersion(known, received, ({ id }) => id)

const arrivals = fc.array(
  fc.record({ id: fc.constantFrom('daily-1', 'daily-2', 'weekly-1'), version: fc.integer({ min: 1, max: 99 }) }),
)

function expectNewest(known: ReadonlyMap<string, Item> | undefined, received: readonly Item[]): void {
  for (const id of new Set(received.map((item) => item.id))) {
    const newest = Math.max(...received.filter((item) => item.id === id).map(({ version }) => version))
    expect(known?.get(id)?.version).toBe(newest)
  }
}

test('keeps the newest version of each item, in whatever order and however often versions arrive', () => {
  fc.assert(
    fc.property(arrivals, (received) => {
      expectNewest(
        received.reduce<ReadonlyMap<string, Item>>((known, item) => merge(known, [item]), new Map()),
        received,
      )
      expectNewest(merge(undefined, received), received)
    }),
  )
})

test('returns the same map when nothing is newer, so that nothing renders again', () => {
  const known = merge(undefined, [{ id: 'daily-1', version: 5 }])
  expect(
    merge(known, [
      { id: 'daily-1', version: 5 },
      { id: 'daily-1', version: 4 },
    ]),
  ).toBe(known)
})
