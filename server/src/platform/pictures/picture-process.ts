import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { PICTURE_BYTES_MAX, SIDE_MAX } from '@edil/domain/screenshots'
import type { Logger } from 'pino'
import * as z from 'zod/mini'
import { withTimeLimit } from '../time-limit.ts'
import { PICTURE_REFUSALS, type Picture, type PictureRefusal } from './picture.ts'
import { frame, readFrames } from './picture-frames.ts'
import { FILTER_FD, INFO_FD, sandboxed } from './picture-sandbox.ts'

/** A process that re-encodes one picture. */
export type PictureProcess = {
  readonly pid: number
  /** Throws when the process ends without an answer or its answer is malformed. */
  readonly reencode: (bytes: Uint8Array, timeLimitMs: number) => Promise<Picture | { readonly refusal: PictureRefusal }>
  /** Processor time that it has used. */
  readonly processorMs: () => number
  readonly isAlive: () => boolean
  /** The last lines of its error output. */
  readonly errorOutput: () => string
  readonly kill: () => void
}

const PROJECT = join(import.meta.dirname, '../../../..')
const PROGRAM = join(import.meta.dirname, '../../main/picture-process.ts')
const START_MS = 10_000
const ERROR_OUTPUT_MAX = 1_000
/** A lower priority than the processes that answer requests. */
const NICENESS = 10

/** An empty environment: code that takes this process over finds no database address and no secret. */
const ENVIRONMENT = {
  // libvips: only loaders marked as safe, no temporary files, no output.
  VIPS_BLOCK_UNTRUSTED: '1',
  VIPS_DISC_THRESHOLD: '1g',
  VIPS_WARNING: '0',
  TMPDIR: '/nonexistent',
  // Each further thread would reserve more memory.
  MALLOC_ARENA_MAX: '2',
  UV_THREADPOOL_SIZE: '1',
}

const FLAGS = [
  '--max-old-space-size=48',
  '--max-semi-space-size=1',
  '--v8-pool-size=1',
  // It may read the project and load sharp's native library, but not write files or start processes.
  '--permission',
  '--allow-addons',
  `--allow-fs-read=${PROJECT}`,
  '--disable-warning=SecurityWarning',
]

const answerSchema = z.union([
  z.strictObject({ refusal: z.enum(PICTURE_REFUSALS) }),
  z.strictObject({
    width: z.int().check(z.minimum(1), z.maximum(SIDE_MAX)),
    height: z.int().check(z.minimum(1), z.maximum(SIDE_MAX)),
    perceptualHash: z.string().check(z.regex(/^-?\d{1,19}$/)),
  }),
])

/**
 * `bubblewrap`: in a sandbox of the kernel (picture-sandbox.ts). `none`: with an empty environment and Node's permission model only,
 * which do not stop native code; for trials in containers that permit no user namespaces.
 */
export type Isolation = 'bubblewrap' | 'none'

export type StartOptions = { readonly isolation: Isolation; readonly roomBytes: number; readonly log: Logger }

export async function startPictureProcess({ isolation, roomBytes, log }: StartOptions): Promise<PictureProcess> {
  const { child, findPid } = isolation === 'bubblewrap' ? spawnSandboxed() : spawnPlain()
  let isAlive = true
  let errorOutput = ''
  child.once('exit', () => {
    isAlive = false
  })
  child.on('error', (error) => log.error({ err: error }, 'a picture process did not start'))
  // The process ended during a write; the read below reports it.
  child.stdin.on('error', () => undefined)
  child.stderr.on('data', (chunk: Buffer) => {
    errorOutput = (errorOutput + chunk.toString()).slice(-ERROR_OUTPUT_MAX)
  })
  const kill = () => void child.kill('SIGKILL')
  const frames = readFrames(child.stdout, PICTURE_BYTES_MAX)
  let pid = 0
  const nextFrame = async (): Promise<Buffer> => {
    const { value } = await frames.next()
    if (!value) throw new Error('the picture process ended')
    return value
  }
  try {
    await withTimeLimit(nextFrame(), START_MS)
    pid = await findPid()
    await limitMemory(pid, roomBytes)
    setPriority(pid, NICENESS)
  } catch (error) {
    kill()
    throw new Error(`a picture process did not start: ${errorOutput}`, { cause: error })
  }

  async function reencode(bytes: Uint8Array): Promise<Picture | { readonly refusal: PictureRefusal }> {
    child.stdin.write(frame(bytes))
    const answer = z.parse(answerSchema, JSON.parse((await nextFrame()).toString()))
    if ('refusal' in answer) return answer
    const perceptualHash = BigInt(answer.perceptualHash)
    const jpeg = await nextFrame()
    if (BigInt.asIntN(64, perceptualHash) !== perceptualHash || !isJpeg(jpeg))
      throw new Error('the picture process answers nonsense')
    return { jpeg, width: answer.width, height: answer.height, perceptualHash }
  }
  return {
    pid,
    reencode: (bytes, timeLimitMs) => withTimeLimit(reencode(bytes), timeLimitMs),
    processorMs: () => processorMsOf(pid),
    isAlive: () => isAlive,
    errorOutput: () => errorOutput,
    kill,
  }
}

type Spawned = {
  readonly child: ChildProcess & { readonly stdin: Writable; readonly stdout: Readable; readonly stderr: Readable }
  /** Of the process that decodes, not of bubblewrap. */
  readonly findPid: () => Promise<number>
}

function spawnPlain(): Spawned {
  const child = spawn(process.execPath, [...FLAGS, PROGRAM], { env: ENVIRONMENT, stdio: 'pipe', cwd: '/' })
  return {
    child,
    async findPid() {
      if (!child.pid) throw new Error('the picture process has no id')
      return child.pid
    },
  }
}

function spawnSandboxed(): Spawned {
  const { command, args, filter } = sandboxed(process.execPath, [...FLAGS, PROGRAM], ENVIRONMENT)
  // bubblewrap's own environment is empty too.
  const stdio = Array<'pipe'>(Math.max(INFO_FD, FILTER_FD) + 1).fill('pipe')
  const child = spawn(command, args, { env: {}, stdio, cwd: '/' }) as unknown as Spawned['child']
  const info = text(child.stdio[INFO_FD] as Readable)
  // It did not start; the error output says why.
  info.catch(() => undefined)
  const filterEnd = child.stdio[FILTER_FD] as Writable
  filterEnd.on('error', () => undefined)
  filterEnd.end(filter)
  return {
    child,
    async findPid() {
      return z.parse(infoSchema, JSON.parse(await info))['child-pid']
    },
  }
}

const infoSchema = z.object({ 'child-pid': z.int().check(z.positive()) })

/** User and system time, in ticks of 10 ms, after the name in parentheses (proc(5)). */
function processorMsOf(pid: number): number {
  try {
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
    const [user, system] = fields.split(' ').slice(11, 13).map(Number)
    return 10 * ((user ?? 0) + (system ?? 0))
  } catch {
    // It has just ended.
    return 0
  }
}

/**
 * A kernel limit on writable memory: V8 reserves a gigabyte of address space that it never uses, so a limit on address
 * space (`ulimit -v`) does not work. libvips reports a refused allocation as an error.
 */
async function limitMemory(pid: number, roomBytes: number): Promise<void> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const usedKb = Number(/^VmData:\s+(\d+) kB$/m.exec(status)?.[1])
  const limit = usedKb * 1_024 + roomBytes
  await promisify(execFile)('prlimit', [`--pid=${pid}`, `--data=${limit}:${limit}`, '--core=0:0'])
}

function isJpeg(bytes: Buffer): boolean {
  return (
    bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) && bytes.subarray(-2).equals(Buffer.from([0xff, 0xd9]))
  )
}
