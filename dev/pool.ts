import { Pool } from 'pg'

/** For stories and fault runs that kill PostgreSQL: a lost connection fails its query and nothing else. */
export function openPool(connectionString: string): Pool {
  const pool = new Pool({ connectionString, max: 4 })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}
