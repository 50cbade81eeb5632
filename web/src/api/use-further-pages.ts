import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

type FurtherPages<Page extends { readonly hasMore: boolean }, Item> = {
  /** The key of the query that reads the first page. */
  readonly queryKey: readonly unknown[]
  readonly first: Page | undefined
  readonly itemsOf: (page: Page) => readonly Item[]
  /** What the server calls `after`. */
  readonly cursorOf: (item: Item) => string
  readonly read: (after: string) => Promise<Page>
}

const RECHECK_MS = 30_000

/**
 * The whole list that is shown: its first page, which another query keeps current, and the pages that were asked for after it.
 * They are read one after the other from the end of the first page, so that no item is missing when the first page moves on.
 */
export function useFurtherPages<Page extends { readonly hasMore: boolean }, Item>(pages: FurtherPages<Page, Item>) {
  const { queryKey, first, itemsOf, cursorOf, read } = pages
  const list = JSON.stringify(queryKey)
  const [wanted, setWanted] = useState({ list, count: 0 })
  const count = wanted.list === list ? wanted.count : 0
  const start = first && lastCursor(itemsOf(first), cursorOf)
  const further = useQuery({
    queryKey: ['further-pages', list, start, count],
    queryFn: async () => {
      const found: Page[] = []
      for (let after = start; found.length < count && after !== undefined; ) {
        const page = await read(after)
        found.push(page)
        after = page.hasMore ? lastCursor(itemsOf(page), cursorOf) : undefined
      }
      return found
    },
    enabled: count > 0 && start !== undefined,
    placeholderData: (before, query) => (query?.queryKey[1] === list && count > 0 ? before : undefined),
    refetchInterval: RECHECK_MS,
  })
  const later = count > 0 ? (further.data ?? []) : []
  const shown = first && [first, ...later].flatMap(itemsOf)
  const known = new Set<string>()
  return {
    /** `undefined` until the first page is known. */
    items: shown?.filter((item) => !known.has(cursorOf(item)) && known.add(cursorOf(item))),
    hasMore: (later.at(-1) ?? first)?.hasMore ?? false,
    isFetching: count > 0 && further.isFetching,
    showMore: () => (further.isError ? void further.refetch() : setWanted({ list, count: count + 1 })),
  }
}

function lastCursor<Item>(items: readonly Item[], cursorOf: (item: Item) => string): string | undefined {
  const last = items.at(-1)
  return last && cursorOf(last)
}
