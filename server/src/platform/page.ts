/** How many rows a page of a list has. */
export const PAGE_ROWS = 50

export type Page<Row> = { readonly rows: Row[]; readonly hasMore: boolean }

/** Of a query that was limited to one row more than a page. */
export function asPage<Row>(rows: readonly Row[], pageRows = PAGE_ROWS): Page<Row> {
  return { rows: rows.slice(0, pageRows), hasMore: rows.length > pageRows }
}
