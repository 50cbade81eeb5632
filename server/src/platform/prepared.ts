import type { Pool, QueryResultRow } from 'pg'

export type Statement = { readonly name: string; readonly text: string }

/** Runs a statement that each connection parses and plans once: for the few that are run thousands of times a second. */
export type Prepared = <Row extends QueryResultRow>(statement: Statement, values: readonly unknown[]) => Promise<Row[]>

export function preparedOn(pool: Pool): Prepared {
  return async ({ name, text }, values) => (await pool.query({ name, text, values: [...values] })).rows
}
