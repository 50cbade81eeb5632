import { Refusal } from '@edil/domain/refusal'
import { PICTURE_BYTES_MAX } from '@edil/domain/screenshots'
import type { Logger } from 'pino'
import { createBoundedQueue } from '../bounded-queue.ts'
import type { Metrics } from '../metrics.ts'
import type { Picture } from './picture.ts'
import { type Isolation, type PictureProcess, startPictureProcess } from './picture-process.ts'

export type Pictures = {
  /**
   * Re-encodes a picture, or refuses it: `picture_not_supported`, `picture_too_large`, `picture_unreadable`. Pictures wait for their
   * turn before their bytes are read. A person has one turn at a time, so that no one keeps all turns.
   */
  readonly reencode: (personId: string, readBytes: () => Promise<Uint8Array>) => Promise<Picture>
  /** Starts the first process. Throws when this machine cannot isolate it: the api must not start then. */
  readonly prepare: () => Promise<void>
  /** The running processes. */
  readonly pids: () => readonly number[]
  readonly close: () => void
}

export type PicturesOptions = {
  readonly log: Logger
  readonly metrics: Pick<Metrics, 'pictures' | 'pictureProcessesEnded'>
  /** How a process is kept from the rest of the machine. */
  readonly isolation?: Isolation
  /** How many pictures are re-encoded at the same time, each in its own process. */
  readonly atOnce?: number
  /** How many may wait; further ones are refused with 'try again'. */
  readonly waitingMax?: number
  /** Processor time for one picture. */
  readonly timeLimitMs?: number
  /** For one picture, whether or not the machine gives its process time to work. */
  readonly waitLimitMs?: number
  /** Memory that a process may use in addition to its start size. */
  readonly roomBytes?: number
}

const WAIT_MS = 10_000
/** An ordinary picture takes half a second of processor time. */
const TIME_LIMIT_MS = 10_000
/** Two attempts must fit into the half minute that nginx waits. */
const WAIT_LIMIT_MS = 12_000
const WATCH_MS = 50
/**
 * In addition to the 90 MB of a started process: a baseline photo of 40 megapixels needs 50 MB, a progressive one of 16
 * megapixels 120 MB.
 */
const ROOM_BYTES = 160 * 1024 * 1024

/**
 * Each process re-encodes one picture and ends, so that one picture cannot affect another. The next process is started
 * ahead of time.
 */
export function createPictures({
  log,
  metrics,
  isolation = 'bubblewrap',
  atOnce = 2,
  waitingMax = 20,
  timeLimitMs = TIME_LIMIT_MS,
  waitLimitMs = WAIT_LIMIT_MS,
  roomBytes = ROOM_BYTES,
}: PicturesOptions): Pictures {
  const alive = new Set<PictureProcess>()
  let spare: Promise<PictureProcess> | undefined
  const queue = createBoundedQueue({ atOnce, waitingMax, waitMs: WAIT_MS })
  let isClosed = false

  async function start(): Promise<PictureProcess> {
    const started = await startPictureProcess({ isolation, roomBytes, log })
    alive.add(started)
    if (isClosed) end(started)
    return started
  }

  async function takeProcess(): Promise<PictureProcess> {
    const taken = spare
    spare = undefined
    const ready = await taken?.catch(() => undefined)
    if (ready?.isAlive()) return ready
    return start().catch((error: unknown) => {
      log.error({ err: error }, 'no picture process could be started')
      throw new Refusal('service_unavailable')
    })
  }

  function prepareSpare(): void {
    if (isClosed || spare || queue.hasWaiters()) return
    spare = start()
    // The caller retries.
    spare.catch(() => undefined)
  }

  function end(process: PictureProcess): void {
    process.kill()
    alive.delete(process)
  }

  /** Returns `undefined` when the process ended without an answer. */
  async function reencodeOnce(bytes: Uint8Array): Promise<Picture | Refusal | undefined> {
    const process = await takeProcess()
    // The API is stopping; the picture is not at fault.
    if (isClosed) throw new Refusal('service_unavailable')
    const usedBefore = process.processorMs()
    let isTooSlow = false
    const watch = setInterval(() => {
      if (process.processorMs() - usedBefore < timeLimitMs) return
      isTooSlow = true
      process.kill()
    }, WATCH_MS)
    try {
      const answer = await process.reencode(bytes, waitLimitMs)
      return 'refusal' in answer ? new Refusal(answer.refusal) : answer
    } catch (error) {
      metrics.pictureProcessesEnded.inc()
      log.warn({ err: error, errorOutput: process.errorOutput() }, 'a picture process was ended')
      if (isTooSlow) return new Refusal('picture_unreadable')
      // The machine gave the process too little time: the picture is not at fault.
      return error instanceof Error && error.name === 'TimeoutError' ? new Refusal('service_unavailable') : undefined
    } finally {
      clearInterval(watch)
      end(process)
    }
  }

  return {
    reencode(personId, readBytes) {
      return queue.run(personId, async () => {
        const bytes = await readBytes()
        if (bytes.length > PICTURE_BYTES_MAX) throw new Refusal('picture_too_large')
        try {
          // Retries once in a new process: the first may have been ended, or kept waiting, by something other than the picture.
          const first = await reencodeOnce(bytes)
          const isDone = first !== undefined && !(first instanceof Refusal && first.code === 'service_unavailable')
          const outcome = isDone ? first : ((await reencodeOnce(bytes)) ?? new Refusal('picture_unreadable'))
          metrics.pictures.inc({ outcome: outcome instanceof Refusal ? outcome.code : 'reencoded' })
          if (outcome instanceof Refusal) throw outcome
          return outcome
        } finally {
          prepareSpare()
        }
      })
    },
    async prepare() {
      spare ??= start()
      await spare
    },
    pids: () => [...alive].filter((process) => process.isAlive()).map(({ pid }) => pid),
    close() {
      isClosed = true
      for (const process of alive) end(process)
    },
  }
}
