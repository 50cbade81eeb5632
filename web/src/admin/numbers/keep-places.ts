type Places<Item> = {
  readonly keyOf: (item: Item) => string
  /** What to show for an item that has left the list; `undefined` takes it away. */
  readonly goneAs: (item: Item) => Item | undefined
}

/** The items of a list that was read again, each in the place where it was. New ones come last. */
export function keepPlaces<Item>(
  before: readonly Item[],
  now: readonly Item[],
  { keyOf, goneAs }: Places<Item>,
): readonly Item[] {
  const fresh = new Map(now.map((item) => [keyOf(item), item]))
  const known = before.flatMap((item) => {
    const shown = fresh.get(keyOf(item)) ?? goneAs(item)
    fresh.delete(keyOf(item))
    return shown ? [shown] : []
  })
  return [...known, ...fresh.values()]
}
