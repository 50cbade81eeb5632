import { spawn } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** The folder with the data, logs and process ids of one set of servers. */
export type Folder = string

export type Launch = {
  readonly name: string
  readonly folder: Folder
  readonly command: string
  readonly args: readonly string[]
  readonly env?: Record<string, string>
  readonly cwd?: string
  readonly user?: { readonly uid: number; readonly gid: number }
}

/** A process that we started. The start time distinguishes it from a later process with the same id. */
export type Running = { readonly name: string; readonly pid: number; readonly startedAt: string }

/** Starts a process in its own group, so that it outlives its parent and can be killed with its children. */
export function launch({ name, folder, command, args, env, cwd, user }: Launch): Running {
  mkdirSync(join(folder, 'run'), { recursive: true })
  mkdirSync(join(folder, 'log'), { recursive: true })
  const log = openSync(logFile(folder, name), 'a')
  const child = spawn(command, args, {
    ...(cwd ? { cwd } : {}),
    ...(user ?? {}),
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  if (!child.pid) throw new Error(`${name} did not start: is ${command} installed? run dev/setup`)
  // Without a listener a failed spawn would end the whole script; waitUntilReady reports it better.
  child.on('error', () => undefined)
  child.unref()
  const running = { name, pid: child.pid, startedAt: startTime(child.pid) ?? '' }
  writeFileSync(runFile(folder, name), JSON.stringify(running))
  return running
}

export function findRunning(folder: Folder, name: string): Running | undefined {
  try {
    const running = JSON.parse(readFileSync(runFile(folder, name), 'utf8')) as Running
    return isAlive(running) ? running : undefined
  } catch {
    return undefined
  }
}

/** Our processes that still run in this folder, latest start first. */
export function allRunning(folder: Folder): Running[] {
  const run = join(folder, 'run')
  if (!existsSync(run)) return []
  return readdirSync(run)
    .flatMap((file) => findRunning(folder, basename(file, '.json')) ?? [])
    .sort((a, b) => Number(b.startedAt) - Number(a.startedAt))
}

export function isAlive({ pid, startedAt }: Running): boolean {
  return startTime(pid) === startedAt
}

export async function stop(folder: Folder, running: Running): Promise<void> {
  // SIGINT is PostgreSQL's fast shutdown, which ends sessions instead of waiting for them.
  if (isAlive(running)) process.kill(running.pid, running.name === 'postgres' ? 'SIGINT' : 'SIGTERM')
  const ended = await until(() => !isAlive(running), 15_000)
  if (!ended) process.kill(-running.pid, 'SIGKILL')
  rmSync(runFile(folder, running.name), { force: true })
}

/** Kills the whole group at once, like a power cut. */
export async function killHard(running: Running): Promise<void> {
  if (isAlive(running)) process.kill(-running.pid, 'SIGKILL')
  await until(() => !isAlive(running), 5_000)
}

export async function until(isTrue: () => boolean | Promise<boolean>, timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs
  while (Date.now() < deadline) {
    if (await isTrue()) return true
    await sleep(25)
  }
  return isTrue()
}

/** Generous: a machine that runs tests on every core starts servers slowly. */
const READY_MS = 120_000

/** Waits until `probe` succeeds; otherwise throws with the end of the process's log. */
export async function waitUntilReady(folder: Folder, running: Running, probe: () => Promise<boolean>): Promise<void> {
  const ready = await until(async () => !isAlive(running) || (await probe().catch(() => false)), READY_MS)
  if (ready && isAlive(running)) return
  const log = readFileSync(logFile(folder, running.name), 'utf8').split('\n').slice(-20).join('\n')
  throw new Error(`${running.name} did not become ready. The end of its log:\n${log}`)
}

export function logFile(folder: Folder, name: string): string {
  return join(folder, 'log', `${name}.log`)
}

function runFile(folder: Folder, name: string): string {
  return join(folder, 'run', `${name}.json`)
}

/** The kernel's start time of a process, or `undefined` when it has ended. A zombie has ended. */
function startTime(pid: number): string | undefined {
  try {
    // The second field, the program's name, may hold spaces and brackets; the fields after its last bracket do not.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return fields[0] === 'Z' ? undefined : fields[19]
  } catch {
    return undefined
  }
}
