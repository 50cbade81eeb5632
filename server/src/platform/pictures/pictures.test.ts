import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { SMALL_JPEG } from '../../../test/uploads.ts'
import { silentLog } from '../../../test/world.ts'
import { createMetrics } from '../metrics.ts'
import { createPictures, type Pictures, type PicturesOptions } from './pictures.ts'

const all: Pictures[] = []
/** Other tests keep the machine busy, and picture processes have a low priority. */
const WAIT_LIMIT_MS = 25_000

function pictures(different: Partial<PicturesOptions> = {}): Pictures {
  const made = createPictures({
    log: silentLog,
    metrics: createMetrics(),
    waitLimitMs: WAIT_LIMIT_MS,
    ...different,
  })
  all.push(made)
  return made
}
/** Every picture is of another person. */
function owned(different: Partial<PicturesOptions> = {}) {
  const made = pictures(different)
  return { ...made, reencode: (bytes: Uint8Array) => made.reencode(randomUUID(), async () => bytes) }
}
type Owned = ReturnType<typeof owned>

afterAll(() => {
  for (const one of all) one.close()
})

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0b7a4b' } })
/** Takes a second or more to decode. */
const slow = await plain(6_000, 6_000).toColourspace('rgb16').png({ compressionLevel: 1 }).toBuffer()
/** Cannot be decoded line by line. */
const greedy = await plain(7_000, 5_600).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer()

async function firstPid({ pids }: Pick<Pictures, 'pids'>, not: readonly number[] = []): Promise<number> {
  for (let turn = 0; turn < 2_000; turn += 1) {
    const found = pids().find((pid) => !not.includes(pid))
    if (found) return found
    await sleep(5)
  }
  throw new Error('no process')
}

const peakMb = (pid: number) => {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024
  } catch {
    return 0
  }
}

test('another process re-encodes the picture when one is killed', async () => {
  const one = owned()
  const reencoding = one.reencode(slow)
  process.kill(await firstPid(one), 'SIGKILL')
  expect(await reencoding).toMatchObject({ width: 2_000, height: 2_000 })
  expect(await one.reencode(SMALL_JPEG)).toMatchObject({ width: 8, height: 8 })
})

test('refuses a picture that crashes every process, and re-encodes the next one', async () => {
  const one = owned()
  const reencoding = one.reencode(slow).catch((error: unknown) => error)
  const first = await firstPid(one)
  process.kill(first, 'SIGKILL')
  process.kill(await firstPid(one, [first]), 'SIGKILL')
  expect(await reencoding).toMatchObject({ code: 'picture_unreadable' })
  expect(await one.reencode(SMALL_JPEG)).toMatchObject({ width: 8, height: 8 })
})

test('replaces a process that dies while idle', async () => {
  const one = owned()
  await one.reencode(SMALL_JPEG)
  process.kill(await firstPid(one), 'SIGKILL')
  expect(await one.reencode(SMALL_JPEG)).toMatchObject({ width: 8, height: 8 })
})

test('ends and refuses what takes too long', async () => {
  const one = owned({ timeLimitMs: 50 })
  const reencoding = one.reencode(slow).catch((error: unknown) => error)
  const pid = await firstPid(one)
  expect(await reencoding).toMatchObject({ code: 'picture_unreadable' })
  await expect.poll(() => one.pids().includes(pid)).toBe(false)
})

test('a picture that a process was kept from re-encoding is given to another one', async () => {
  const one = owned({ waitLimitMs: 3_000 })
  await one.reencode(SMALL_JPEG)
  process.kill(await firstPid(one), 'SIGSTOP')
  expect(await one.reencode(SMALL_JPEG)).toMatchObject({ width: 8, height: 8 })
})

test("when the machine keeps both from it, the answer is 'try again'", async () => {
  const one = owned({ waitLimitMs: 1_000 })
  await one.reencode(SMALL_JPEG)
  const first = await firstPid(one)
  process.kill(first, 'SIGSTOP')
  const reencoding = one.reencode(slow).catch((error: unknown) => error)
  process.kill(await firstPid(one, [first]), 'SIGSTOP')
  expect(await reencoding).toMatchObject({ code: 'service_unavailable' })
})

test('refuses a picture that needs more memory than the limit; without the limit it would succeed', async () => {
  const peakWhile = async (one: Owned) => {
    let peak = 0
    const watch = setInterval(() => {
      peak = Math.max(peak, ...one.pids().map(peakMb))
    }, 2)
    const outcome = await one.reencode(greedy).catch((error: unknown) => error)
    clearInterval(watch)
    return { peak, outcome }
  }
  const limited = await peakWhile(owned())
  expect(limited.outcome).toMatchObject({ code: 'picture_too_large' })
  expect(limited.peak).toBeLessThan(300)
  const unlimited = await peakWhile(owned({ roomBytes: 2 ** 33, timeLimitMs: 25_000 }))
  expect(unlimited.outcome).toMatchObject({ width: 2_000 })
  expect(unlimited.peak).toBeGreaterThan(300)
})

test("re-encodes two at once, lets a few wait, and refuses the rest with 'try again'", async () => {
  const one = owned({ atOnce: 1, waitingMax: 1 })
  const outcomes = await Promise.allSettled([1, 2, 3].map(() => one.reencode(SMALL_JPEG)))
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
  expect(outcomes[2]).toMatchObject({ reason: { code: 'service_unavailable' } })
})

test('a picture process has an empty environment, limited memory, and ends with the API', async () => {
  const one = owned()
  await one.reencode(SMALL_JPEG)
  const pid = await firstPid(one)
  const environment = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0')
  const names = environment.map((line) => line.split('=')[0]).filter(Boolean)
  expect(names.toSorted()).toEqual([
    'MALLOC_ARENA_MAX',
    // Set by bubblewrap: the root of the sandbox.
    'PWD',
    'TMPDIR',
    'UV_THREADPOOL_SIZE',
    'VIPS_BLOCK_UNTRUSTED',
    'VIPS_DISC_THRESHOLD',
    'VIPS_WARNING',
  ])
  await expect
    .poll(() => readFileSync(`/proc/${pid}/limits`, 'utf8').match(/Max data size\s+(\w+)/)?.[1])
    .not.toBe('unlimited')
  one.close()
  await expect.poll(() => one.pids()).toEqual([])
})

test("applies the camera's orientation", async () => {
  const lying = await plain(40, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  expect(await owned().reencode(lying)).toMatchObject({ width: 20, height: 40 })
})

test('the bytes of a picture are read at its turn, and a person who sends many has one turn at a time', async () => {
  const one = pictures({ atOnce: 1 })
  let isRead = false
  const villain = one.reencode('mallory', async () => slow)
  const honest = one.reencode('selam', async () => {
    isRead = true
    return SMALL_JPEG
  })
  await expect(one.reencode('mallory', async () => slow)).rejects.toMatchObject({ code: 'service_unavailable' })
  expect(isRead).toBe(false)
  await villain
  expect(await honest).toMatchObject({ width: 8, height: 8 })
})

test('where the machine cannot isolate a picture process, the preparation fails and says why', async () => {
  const one = pictures({ roomBytes: Number.NaN })
  await expect(one.prepare()).rejects.toThrow('a picture process did not start')
})
