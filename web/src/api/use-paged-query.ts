import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

type PagedQuery<Page extends { readonly hasMore: boolean }, Item> = {
  readonly queryKey: readonly unknown[]
  /** Without `after` the first page. */
  readonly read: (after?: string) => Promise<Page>
  readonly itemsOf: (page: Page) => readonly Item[]
  /** What the server calls `after`. */
  readonly cursorOf: (item: Item) => string
  /** Of the first page. */
  readonly refetchInterval?: number
  readonly refetchOnWindowFocus?: 'always'
}

/** The first part of the key of the further pages of every list. */
export const FURTHER_PAGES = 'further-pages'
const RECHECK_MS = 30_000

/** Reads all pages of a list again. Invalidating the key of the list alone refetches the first page only. */
export async function refetchPages(client: QueryClient, queryKey: readonly unknown[]): Promise<void> {
  const further = [FURTHER_PAGES, JSON.stringify(queryKey)]
  await Promise.all([queryKey, further].map((key) => client.invalidateQueries({ queryKey: key })))
}

/**
 * A list that is read page by page. The first page is a query of its own, which events and other components keep current.
 * Further pages are read one after the other from the end of the first page, so that no item is missing when it moves on.
 */
export function usePagedQuery<Page extends { readonly hasMore: boolean }, Item>(paged: PagedQuery<Page, Item>) {
  const { queryKey, read, itemsOf, cursorOf, ...refetching } = paged
  const { data, error, isFetching, refetch } = useQuery({ queryKey, queryFn: () => read(), ...refetching })
  const list = JSON.stringify(queryKey)
  const [wanted, setWanted] = useState({ list, count: 0 })
  const count = wanted.list === list ? wanted.count : 0
  const start = data && lastCursor(itemsOf(data), cursorOf)
  const further = useQuery({
    queryKey: [FURTHER_PAGES, list, start, count],
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
  const shown = data && [data, ...later].flatMap(itemsOf)
  const known = new Set<string>()
  return {
    /** The first page. */
    data,
    error,
    isFetching,
    refetch,
    /** Of all pages; `undefined` until the first page is known. */
    items: shown?.filter((item) => !known.has(cursorOf(item)) && known.add(cursorOf(item))),
    /** For `ShowMore`. */
    pages: {
      hasMore: (later.at(-1) ?? data)?.hasMore ?? false,
      isFetching: count > 0 && further.isFetching,
      showMore: () => (further.isError ? void further.refetch() : setWanted({ list, count: count + 1 })),
    },
  }
}

function lastCursor<Item>(items: readonly Item[], cursorOf: (item: Item) => string): string | undefined {
  const last = items.at(-1)
  return last && cursorOf(last)
}
