import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { setBeaconBehaviour } from '../dev/beacon.ts'
import { PROJECT } from '../dev/folder.ts'
import { openPool } from '../dev/pool.ts'
import type { Folder } from '../dev/process.ts'
import { openWorld, type World } from '../server/test/world.ts'

export type StackAddress = {
  readonly nodeUrls: readonly string[]
  readonly ownerUrl: string
  readonly beaconUrl: string
  readonly channelUrl: string
  readonly folder: Folder
}

/** The stack of this Playwright worker. While stories are only listed, there is none. */
const stacks = JSON.parse(process.env['EDIL_STACKS'] ?? '[]') as StackAddress[]
const stack = stacks[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)]

/** The public address of nginx node 1 or 2. */
export function node(number: 1 | 2): string {
  const url = stack?.nodeUrls[number - 1]
  if (!url) throw new Error('the stories need their stacks: run npm run e2e')
  return url
}

/** The stack's data folder, with its logs and mails. */
export function stackFolder(): Folder {
  return stack?.folder as Folder
}

/**
 * Connections as the owner of the tables, for what no player can do. One pool per worker process, never closed: the worker
 * may run another story after the last one of this file.
 */
export const owner = openPool(stack?.ownerUrl ?? '')

/** Shows the public channel as a phone does. */
export function channelUrl(): string {
  return stack?.channelUrl ?? ''
}

let opened: Promise<World> | undefined

/** The stack's database for the factories of server/test, opened by the first story that needs it. */
export function world(): Promise<World> {
  opened ??= openWorld(stack?.ownerUrl ?? '')
  return opened
}

/** The beacon has no new round until `work` is done, so that a closed game stays undrawn however slow the machine is. */
export async function withoutBeacon(work: () => Promise<void>): Promise<void> {
  const url = stack?.beaconUrl ?? ''
  await setBeaconBehaviour(url, { fault: 'too_early' })
  try {
    await work()
  } finally {
    await setBeaconBehaviour(url, {})
  }
}

/** The AUTH_SECRET of the stack. */
export function authSecret(): string {
  return readFileSync(join(stackFolder(), 'auth-secret'), 'utf8')
}

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
    env: { ...process.env, DATABASE_OWNER_URL: stack?.ownerUrl },
    input: `${password}\n`,
    stdio: ['pipe', 'ignore', 'inherit'],
  })
}
