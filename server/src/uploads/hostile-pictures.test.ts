import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { sample } from '../../../dev/form.ts'
import { testApp, testDeps } from '../../test/app.ts'
import { testDatabase } from '../../test/database.ts'
import { CANARY, EICAR, hostilePictures } from '../../test/hostile-pictures.ts'
import { readMarkers } from '../../test/picture-parts.ts'
import { givenSender } from '../../test/uploads.ts'
import { silentLog } from '../../test/world.ts'
import { createMetrics } from '../platform/metrics.ts'
import { createPictures } from '../platform/pictures/pictures.ts'

const PEAK_MAX_MB = 300
const database = await testDatabase()
// A generous time limit for busy machines; another test checks the limit.
const metrics = createMetrics()
const pictures = createPictures({ log: silentLog, metrics, timeLimitMs: 25_000, waitLimitMs: 25_000 })
afterAll(() => pictures.close())
const deps = { ...(await testDeps(database)), metrics, pictures }
const app = await testApp(database, deps)
const all = await hostilePictures()
/** Each takes a process; the short form leaves out most. */
const cases = sample(all, 20)

/** The peak memory of any picture process, as the kernel counts it. */
let peakKb = 0
let seen = 0
const watch = setInterval(() => {
  for (const pid of deps.pictures.pids()) {
    try {
      const kb = Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
      peakKb = Math.max(peakKb, kb)
      seen += 1
    } catch {
      // The process has ended meanwhile.
    }
  }
}, 5)
afterAll(() => clearInterval(watch))

/** Only the JPEG segments that are needed to decode it. */
const DRAWING = new Set([0xdb, 0xc0, 0xc2, 0xc4, 0xda, 0xd9, 0xdd])

async function expectClean(jpeg: Buffer): Promise<void> {
  const { markers, bytesBehind } = readMarkers(jpeg)
  expect(markers.filter((marker) => !DRAWING.has(marker))).toEqual([])
  expect(bytesBehind).toBe(0)
  for (const hostile of [CANARY, EICAR, '<script', 'PK\x03\x04', '%PDF', 'GPS', 'Exif', 'ICC_PROFILE']) {
    expect(jpeg.includes(hostile), hostile).toBe(false)
  }
  const { format, width, height, exif, icc, iptc, xmp, channels } = await sharp(jpeg).metadata()
  expect({ format, exif, icc, iptc, xmp, channels }).toEqual({ format: 'jpeg', channels: 3 })
  expect(Math.max(width, height)).toBeLessThanOrEqual(2_000)
}

async function fateOf(bytes: Buffer): Promise<{ fate: string; jpeg: Buffer | undefined }> {
  const sender = await givenSender(database, app, deps.accounts.secret)
  const uploadId = await sender.upload(bytes)
  let { status, code, body } = await sender.complete(uploadId)
  // Retries like a phone when too many pictures are waiting.
  for (let turn = 0; code === 'service_unavailable' && turn < 5; turn += 1) {
    ;({ status, code, body } = await sender.complete(uploadId))
  }
  if (status !== 200) return { fate: code ?? String(status), jpeg: undefined }
  return { fate: 'reencoded', jpeg: (await sender.browser.get(body.url)).body }
}

test('has enough hostile pictures', () => {
  expect(all.length).toBeGreaterThanOrEqual(40)
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
})

test.concurrent.each(cases)('$name: re-encoded, or refused', { timeout: 90_000 }, async ({ bytes, fates }) => {
  const { fate, jpeg } = await fateOf(bytes)
  expect(fates).toContain(fate)
  if (jpeg) await expectClean(jpeg)
})

test('afterwards ordinary pictures are re-encoded, several at once', async () => {
  const honest = await sharp({ create: { width: 1_080, height: 2_400, channels: 3, background: '#0b7a4b' } })
    .png()
    .toBuffer()
  const fates = await Promise.all(Array.from({ length: 6 }, () => fateOf(honest)))
  expect(fates.map(({ fate }) => fate)).toEqual(Array(6).fill('reencoded'))
  for (const { jpeg } of fates) await expectClean(jpeg ?? Buffer.alloc(0))
})

test('no picture process used more than 300 MB of memory', async () => {
  const ended = (await deps.metrics.pictureProcessesEnded.get()).values[0]?.value ?? 0
  process.stdout.write(
    `${cases.length} hostile pictures; a picture process had ${Math.round(peakKb / 1_024)} MB at the most; ${ended} of them had to be ended\n`,
  )
  expect(seen).toBeGreaterThan(cases.length)
  expect(peakKb / 1_024).toBeLessThan(PEAK_MAX_MB)
})
