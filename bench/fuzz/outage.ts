import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Stack } from '../../dev/stack.ts'

const PAUSE_MS = 2_000
/** After its restart, connections that were lost are opened again. */
const RECOVERY_MS = 2_000

/** PostgreSQL stops for a moment and goes on; then it is killed and starts again. */
export async function interruptPostgres(stack: Stack): Promise<void> {
  const processes = processesOfPostgres(stack)
  for (const pid of processes) signal(pid, 'SIGSTOP')
  await sleep(PAUSE_MS)
  for (const pid of processes) signal(pid, 'SIGCONT')
  await sleep(PAUSE_MS)
  await stack.kill('postgres')
  await stack.start('postgres')
  await sleep(RECOVERY_MS)
}

/** The server and its children, one for each connection, which have process groups of their own. */
function processesOfPostgres(stack: Stack): number[] {
  const server = stack.running('postgres')?.pid
  if (server === undefined) throw new Error('PostgreSQL does not run')
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === server)
  return [server, ...children.map(Number)]
}

function parentOf(pid: string): number | undefined {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1])
  } catch {
    return undefined
  }
}

function signal(pid: number, name: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, name)
  } catch {
    // A connection that was closed meanwhile.
  }
}
