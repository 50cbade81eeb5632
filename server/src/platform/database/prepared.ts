import type { Pool, QueryResultRow } from 'pg'

export type Statement = { readonly name: string; readonly text: string }

/** Runs a prepared statement, for the few that run thousands of times a second. */
export type Prepared = <Row extends QueryResultRow>(statement: Statement, values: readonly unknown[]) => Promise<Row[]>

export function preparedOn(pool: Pool): Prepared {
  return async ({ name, text }, values) => (await pool.query({ name, text, values: [...values] })).rows
}
