type Versioned = { readonly version: number }

const isNewerVersion = (known: Versioned, received: Versioned) => received.version > known.version

/** An older version never replaces a newer one, so events, cached responses and responses of two nodes may arrive in any order. */
export function newerVersion<Item extends Versioned>(known: Item | undefined, received: Item): Item {
  return known && !isNewerVersion(known, received) ? known : received
}

/** `newerVersion` for every item of a list, by id. Returns the same map when nothing is newer, so that nothing renders again. */
export function mergeByVersion<Item extends Versioned>(
  known: ReadonlyMap<string, Item> | undefined,
  received: readonly Item[],
  idOf: (item: Item) => string,
  isNewer: (known: Item, received: Item) => boolean = isNewerVersion,
): ReadonlyMap<string, Item> {
  const merged = new Map(known)
  for (const item of received) {
    const before = merged.get(idOf(item))
    if (!before || isNewer(before, item)) merged.set(idOf(item), item)
  }
  const isUnchanged = known?.size === merged.size && [...merged].every(([id, item]) => known.get(id) === item)
  return isUnchanged ? known : merged
}
