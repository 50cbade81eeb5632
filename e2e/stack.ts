import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { PROJECT } from '../dev/folder.ts'
import { openPool } from '../dev/pool.ts'
import type { Folder } from '../dev/process.ts'

const nodes = (process.env['EDIL_NODES'] ?? '').split(',')

/** The public address of nginx node 1 or 2. */
export function node(number: 1 | 2): string {
  const url = nodes[number - 1]
  if (!url) throw new Error('the stories need the stack: run npm run e2e')
  return url
}

/** The stack's data folder, with its logs and mails. */
export function stackFolder(): Folder {
  return process.env['EDIL_FOLDER'] as Folder
}

/**
 * As the owner of the tables, to make things happen that no player could. One for the stories of a process, and gone with it:
 * after the last story of a file, another one of the same file may still come to this process.
 */
export const owner = openPool(process.env['EDIL_OWNER_URL'] ?? '')

export async function openGameOf(pool: Pool, planId: string): Promise<{ id: string; version: number }> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const { rows } = await pool.query<{ id: string; version: number }>(
      `select id, version from games where plan_id = $1 and status in ('active', 'full')`,
      [planId],
    )
    if (rows[0]) return rows[0]
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`plan ${planId} has no open game`)
}

/** Runs the command that an operator would use. */
export function createAdmin(admin: { email: string; username: string; fullName: string }, password: string): void {
  const args = ['create', '--email', admin.email, '--username', admin.username, '--name', admin.fullName]
  execFileSync(process.execPath, [join(PROJECT, 'server/src/main/admin.ts'), ...args], {
    env: { ...process.env, DATABASE_OWNER_URL: process.env['EDIL_OWNER_URL'] },
    input: `${password}\n`,
    stdio: ['pipe', 'ignore', 'inherit'],
  })
}
