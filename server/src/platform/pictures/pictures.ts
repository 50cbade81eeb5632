import { Refusal } from '@edil/domain/refusal'
import { PICTURE_BYTES_MAX } from '@edil/domain/screenshots'
import type { Logger } from 'pino'
import { createSemaphore } from '../bounded-semaphore.ts'
import type { Metrics } from '../metrics.ts'
import type { Picture } from './picture.ts'
import { type PictureProcess, startPictureProcess } from './picture-process.ts'

export type Pictures = {
  /** Draws a picture anew, or refuses it: `picture_not_supported`, `picture_too_large`, `picture_unreadable`. */
  readonly reencode: (bytes: Uint8Array) => Promise<Picture>
  /** The processes that run at the moment. */
  readonly pids: () => readonly number[]
  readonly close: () => void
}

export type PicturesOptions = {
  readonly log: Logger
  readonly metrics: Pick<Metrics, 'pictures' | 'pictureProcessesEnded'>
  /** How many are drawn at once, each in a process of its own. */
  readonly atOnce?: number
  /** How many may wait for their turn; whoever comes then is asked to come again. */
  readonly waitingMax?: number
  readonly timeLimitMs?: number
  /** What a process may use on top of what it starts with. */
  readonly roomBytes?: number
}

const WAIT_MS = 10_000
/** An honest picture takes half a second; a front door waits for half a minute. */
const TIME_LIMIT_MS = 12_000
/**
 * On top of the 90 MB that a process starts with, most of them Node's own program: an upright photo of 40 megapixels needs 50,
 * one of 16 that cannot be read line by line 120.
 */
const ROOM_BYTES = 160 * 1024 * 1024

/** A process draws one picture and ends with it, so that none can touch another. The next one is started ahead of time. */
export function createPictures({
  log,
  metrics,
  atOnce = 2,
  waitingMax = 20,
  timeLimitMs = TIME_LIMIT_MS,
  roomBytes = ROOM_BYTES,
}: PicturesOptions): Pictures {
  const alive = new Set<PictureProcess>()
  let spare: Promise<PictureProcess> | undefined
  const turns = createSemaphore({ atOnce, waitingMax, waitMs: WAIT_MS })
  let isClosed = false

  async function start(): Promise<PictureProcess> {
    const started = await startPictureProcess({ roomBytes, log })
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
      log.error({ err: error }, 'no picture can be drawn')
      throw new Refusal('service_unavailable')
    })
  }

  function prepareSpare(): void {
    if (isClosed || spare || turns.hasWaiters()) return
    spare = start()
    // Whoever takes it tries again.
    spare.catch(() => undefined)
  }

  function end(process: PictureProcess): void {
    process.kill()
    alive.delete(process)
  }

  /** `undefined` where the process ended before it had an answer. */
  async function drawOnce(bytes: Uint8Array): Promise<Picture | Refusal | undefined> {
    const process = await takeProcess()
    // A picture that a stopping api cannot draw is not at fault.
    if (isClosed) throw new Refusal('service_unavailable')
    try {
      const answer = await process.draw(bytes, timeLimitMs)
      return 'refusal' in answer ? new Refusal(answer.refusal) : answer
    } catch (error) {
      metrics.pictureProcessesEnded.inc()
      log.warn({ err: error, said: process.said() }, 'a picture process was ended')
      // Whatever took that long once takes that long again.
      return error instanceof Error && error.name === 'TimeoutError' ? new Refusal('picture_unreadable') : undefined
    } finally {
      end(process)
    }
  }

  return {
    async reencode(bytes) {
      if (bytes.length > PICTURE_BYTES_MAX) throw new Refusal('picture_too_large')
      await turns.take()
      try {
        // A second time in a new process: the first may have been ended by something that was not the picture.
        const outcome = (await drawOnce(bytes)) ?? (await drawOnce(bytes)) ?? new Refusal('picture_unreadable')
        metrics.pictures.inc({ outcome: outcome instanceof Refusal ? outcome.code : 'drawn' })
        if (outcome instanceof Refusal) throw outcome
        return outcome
      } finally {
        prepareSpare()
        turns.release()
      }
    },
    pids: () => [...alive].filter((process) => process.isAlive()).map(({ pid }) => pid),
    close() {
      isClosed = true
      for (const process of alive) end(process)
    },
  }
}
