/** How many rows a page of a list has. */
export const PAGE_ROWS = 50

export type Page<Row> = { readonly rows: Row[]; readonly hasMore: boolean }

type PagedQuery<Row> = { limit(count: number): { execute(): Promise<Row[]> } }

/** Reads one page of an ordered query. */
export async function readPage<Row>(query: PagedQuery<Row>, pageRows = PAGE_ROWS): Promise<Page<Row>> {
  return asPage(await query.limit(pageRows + 1).execute(), pageRows)
}

/** Of a query that was limited to one row more than a page. */
export function asPage<Row>(rows: readonly Row[], pageRows = PAGE_ROWS): Page<Row> {
  return { rows: rows.slice(0, pageRows), hasMore: rows.length > pageRows }
}
