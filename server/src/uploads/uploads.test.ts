import { randomBytes, randomUUID } from 'node:crypto'
import { Refusal } from '@edil/domain/refusal'
import { PART_BYTES_MAX, PART_BYTES_MIN, PICTURE_BYTES_MAX } from '@edil/domain/screenshots'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testApp, testDeps } from '../../test/app.ts'
import { testDatabase } from '../../test/database.ts'
import { elsewhere, givenSender, type Sender, SMALL_JPEG } from '../../test/uploads.ts'
import { silentLog } from '../../test/world.ts'
import { openFiles } from '../platform/files/files.ts'
import { createMetrics } from '../platform/metrics.ts'
import { createPictures } from '../platform/pictures/pictures.ts'
import { purgeUploads, workOnUploads } from './uploads.jobs.ts'

const database = await testDatabase()
const { owner, store } = database
const deps = await testDeps(database)
const app = await testApp(database, deps)
const { secret } = deps.accounts
const sender = () => givenSender(database, app, secret)

/** Noise does not compress, so the picture has several parts. */
const receipt = await sharp(randomBytes(300 * 300 * 3), { raw: { width: 300, height: 300, channels: 3 } })
  .png()
  .toBuffer()

async function partsOf(uploadId: string): Promise<number> {
  const { rows } = await owner.query('select count(*)::int as count from upload_parts where upload_id = $1', [uploadId])
  return rows[0].count
}

// proves: CALL-33, VALID-18
test('a picture sent in parts becomes a screenshot, and its original bytes are deleted', async () => {
  const selam = await sender()
  const started = await selam.browser.send('POST', '/api/uploads', { size: receipt.length })
  expect(started).toMatchObject({ status: 200, body: { received: 0, partBytesMax: 65_536 } })
  const uploadId = await selam.upload(receipt)
  expect(await selam.received(uploadId)).toBe(receipt.length)

  const { status, body } = await selam.complete(uploadId)
  expect(status).toBe(200)
  expect(body.screenshotId).toBe(uploadId)
  expect(await partsOf(uploadId)).toBe(0)
  const opened = await selam.browser.get(body.url)
  expect(opened.status).toBe(200)
  const { format, width, height } = await sharp(opened.body).metadata()
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 300, height: 300 })
  const { rows } = await owner.query('select * from screenshots where id = $1', [uploadId])
  expect(rows[0]).toMatchObject({ person_id: selam.id, width: 300, height: 300, bytes: opened.body.length })
  expect(rows[0].file).toMatch(/^[0-9a-f]{32}\.jpg$/)
})

test('repeated requests, during and after, get the same answer, and the picture is re-encoded once', async () => {
  const selam = await sender()
  const uploadId = await selam.upload(SMALL_JPEG)
  const drawn = async () => (await deps.metrics.pictures.get()).values.reduce((sum, { value }) => sum + value, 0)
  const before = await drawn()
  const answers = await Promise.all([selam.complete(uploadId), selam.complete(uploadId), selam.complete(uploadId)])
  answers.push(await selam.complete(uploadId))
  expect(answers.map(({ status, body }) => [status, body.screenshotId])).toEqual(Array(4).fill([200, uploadId]))
  expect((await drawn()) - before).toBe(1)
  const { rowCount } = await owner.query('select from screenshots where person_id = $1', [selam.id])
  expect(rowCount).toBe(1)
})

test('concurrent requests to two processes create one screenshot', async () => {
  const selam = await sender()
  const pictures = createPictures({ log: silentLog, metrics: deps.metrics })
  const other = await testApp(database, { ...deps, pictures })
  const uploadId = await selam.upload(SMALL_JPEG)
  const answers = await Promise.all([selam.complete(uploadId), elsewhere(selam, other).complete(uploadId)])
  expect(answers.map(({ status, body }) => [status, body.screenshotId])).toEqual(Array(2).fill([200, uploadId]))
  pictures.close()
  expect(await partsOf(uploadId)).toBe(0)
})

test('an upload resumes after a network failure, even on another process', async () => {
  const selam = await sender()
  const uploadId = await selam.start(receipt.length)
  const half = Math.floor(receipt.length / 2)
  for (let at = 0; at < half; at += 10_000) {
    await selam.uploadPart(uploadId, at, receipt.subarray(at, at + 10_000))
  }
  // The second process shares only the database with the first.
  const reborn = await testApp(database, deps)
  const again = elsewhere(selam, reborn)
  const received = await again.received(uploadId)
  expect(received).toBeGreaterThanOrEqual(half)
  for (let at = received; at < receipt.length; at += 40_000) {
    await again.uploadPart(uploadId, at, receipt.subarray(at, at + 40_000))
  }
  expect((await again.complete(uploadId)).status).toBe(200)
})

test('parts in any order, repeated, overlapping or with gaps: the answer says where to continue, and the picture is complete', async () => {
  const selam = await sender()
  const uploadId = await selam.start(receipt.length)
  const random = (max: number) => Math.floor(Math.random() * max)
  let received = 0
  let kept = 0
  for (let turn = 0; received < receipt.length; turn += 1) {
    expect(turn).toBeLessThan(5_000)
    // Every third part has the right offset.
    const at = turn % 3 === 0 ? received : Math.max(0, random(receipt.length))
    const part = receipt.subarray(at, at + PART_BYTES_MIN + random(PART_BYTES_MAX - PART_BYTES_MIN))
    const { status, body } = await selam.uploadPart(uploadId, at, part)
    expect(status).toBe(200)
    const end = at + part.length
    const isStored = at <= received && (end - received >= PART_BYTES_MIN || end === receipt.length)
    const expected = isStored ? Math.max(received, end) : received
    expect(body.received).toBe(expected)
    if (expected > received) kept += 1
    received = expected
  }
  expect(await partsOf(uploadId)).toBe(kept)
  const { rows } = await owner.query(
    `select string_agg(bytes, ''::bytea order by byte_offset) as bytes from upload_parts where upload_id = $1`,
    [uploadId],
  )
  expect(rows[0].bytes.equals(receipt)).toBe(true)
  expect((await selam.complete(uploadId)).status).toBe(200)
})

test('stores a part once when it is sent many times at once', async () => {
  const selam = await sender()
  const uploadId = await selam.start(receipt.length)
  const part = receipt.subarray(0, 50_000)
  const replies = await Promise.all(Array.from({ length: 10 }, () => selam.uploadPart(uploadId, 0, part)))
  expect(replies.map(({ body }) => body.received)).toEqual(Array(10).fill(50_000))
  expect(await partsOf(uploadId)).toBe(1)
})

test('an incomplete upload is no screenshot and can be continued', async () => {
  const selam = await sender()
  // What follows the picture is not part of it.
  const bytes = Buffer.concat([SMALL_JPEG, Buffer.alloc(PART_BYTES_MIN)])
  const uploadId = await selam.start(bytes.length)
  expect(await selam.complete(uploadId)).toMatchObject({ status: 409, code: 'upload_incomplete' })
  await selam.uploadPart(uploadId, 0, bytes.subarray(0, PART_BYTES_MIN))
  expect(await selam.complete(uploadId)).toMatchObject({ status: 409, code: 'upload_incomplete' })
  await selam.uploadPart(uploadId, PART_BYTES_MIN, bytes.subarray(PART_BYTES_MIN))
  expect((await selam.complete(uploadId)).status).toBe(200)
})

test.each([
  ['beyond the size that was said', (s: Sender, id: string) => s.uploadPart(id, 90, Buffer.alloc(20)), 400],
  ['with nothing in it', (s: Sender, id: string) => s.uploadPart(id, 0, Buffer.alloc(0)), 400],
  ['larger than a part may be', (s: Sender, id: string) => s.uploadPart(id, 0, Buffer.alloc(65_537)), 413],
  ['before the first byte', (s: Sender, id: string) => s.uploadPart(id, -1, Buffer.alloc(10)), 400],
  ['at half a byte', (s: Sender, id: string) => s.uploadPart(id, 0.5, Buffer.alloc(10)), 400],
  ['as JSON', (s: Sender, id: string) => s.browser.send('PUT', `/api/uploads/${id}/parts/0`, { bytes: 'x' }), 415],
])('a part %s is refused, and nothing of it is kept', async (_case, send, status) => {
  const selam = await sender()
  const uploadId = await selam.start(100)
  expect(await send(selam, uploadId)).toMatchObject({ status, code: 'request_invalid' })
  expect(await selam.received(uploadId)).toBe(0)
})

test('a part of fewer than 4 kB is the last one: a byte each would be ten million rows', async () => {
  const selam = await sender()
  const uploadId = await selam.start(10_000)
  for (const [at, length] of [
    [0, 1],
    [0, PART_BYTES_MIN - 1],
  ] as const) {
    expect(await selam.uploadPart(uploadId, at, Buffer.alloc(length))).toMatchObject({ code: 'request_invalid' })
  }
  expect((await selam.uploadPart(uploadId, 0, Buffer.alloc(PART_BYTES_MIN))).body).toEqual({ received: 4_096 })
  // One new byte each, at the end of a part that was sent before.
  for (let at = 1; at < 20; at += 1) {
    expect((await selam.uploadPart(uploadId, at, Buffer.alloc(PART_BYTES_MIN))).body).toEqual({ received: 4_096 })
  }
  await selam.uploadPart(uploadId, 4_096, Buffer.alloc(5_000))
  expect((await selam.uploadPart(uploadId, 9_096, Buffer.alloc(904))).body).toEqual({ received: 10_000 })
  expect(await partsOf(uploadId)).toBe(3)
})

test('sixty megabytes a day of one account', async () => {
  const selam = await sender()
  const start = () => selam.browser.send('POST', '/api/uploads', { size: PICTURE_BYTES_MAX })
  for (let count = 0; count < 6; count += 1) expect((await start()).status).toBe(200)
  expect(await start()).toMatchObject({ status: 429, code: 'too_many_attempts' })
  expect(await (await sender()).browser.send('POST', '/api/uploads', { size: PICTURE_BYTES_MAX })).toMatchObject({
    status: 200,
  })
})

test('ten refused pictures an hour of one account; pictures that are stored do not count', async () => {
  const reencode: typeof deps.pictures.reencode = async (_personId, readBytes) => {
    if (!SMALL_JPEG.equals(await readBytes())) throw new Refusal('picture_unreadable')
    return { jpeg: SMALL_JPEG, width: 8, height: 8, perceptualHash: 0n }
  }
  const quick = await testApp(database, { ...deps, pictures: { ...deps.pictures, reencode } })
  const [selam, mallory] = [elsewhere(await sender(), quick), elsewhere(await sender(), quick)]
  for (let count = 0; count < 12; count += 1) {
    expect(await selam.complete(await selam.upload(SMALL_JPEG))).toMatchObject({ status: 200 })
  }
  for (let count = 0; count < 10; count += 1) {
    expect(await mallory.complete(await mallory.upload(Buffer.from('nothing')))).toMatchObject({ status: 422 })
  }
  expect(await mallory.complete(await mallory.upload(SMALL_JPEG))).toMatchObject({ code: 'too_many_attempts' })
})

test('only one route accepts bytes', async () => {
  const selam = await sender()
  expect(await selam.browser.send('POST', '/api/uploads', Buffer.from('{"size":5}'))).toMatchObject({ status: 415 })
})

test('refuses a picture of more than 10 MB before its upload', async () => {
  const selam = await sender()
  const start = (size: number) => selam.browser.send('POST', '/api/uploads', { size })
  expect(await start(PICTURE_BYTES_MAX + 1)).toMatchObject({ status: 422, code: 'picture_too_large' })
  expect(await start(PICTURE_BYTES_MAX)).toMatchObject({ status: 200 })
  expect(await start(0)).toMatchObject({ status: 400 })
})

test("another's upload is not found, in any way", async () => {
  const [selam, mallory] = [await sender(), await sender()]
  const uploadId = await selam.upload(SMALL_JPEG)
  for (const id of [uploadId, randomUUID()]) {
    expect(await mallory.uploadPart(id, 0, Buffer.alloc(1))).toMatchObject({ status: 404, code: 'upload_not_found' })
    expect(await mallory.browser.get(`/api/uploads/${id}`)).toMatchObject({ status: 404, code: 'upload_not_found' })
    expect(await mallory.complete(id)).toMatchObject({ status: 404, code: 'upload_not_found' })
  }
  await selam.complete(uploadId)
  expect(await mallory.complete(uploadId)).toMatchObject({ status: 404, code: 'upload_not_found' })
})

test('a refused picture stays refused without re-encoding, and nothing of it is stored', async () => {
  const selam = await sender()
  const uploadId = await selam.upload(Buffer.from('GIF89a and more'))
  expect(await selam.complete(uploadId)).toMatchObject({ status: 422, code: 'picture_not_supported' })
  expect(await partsOf(uploadId)).toBe(0)
  const closed = await testApp(database, {
    ...deps,
    pictures: { ...deps.pictures, reencode: () => Promise.reject(new Error('drawn again')) },
  })
  expect(await elsewhere(selam, closed).complete(uploadId)).toMatchObject({ code: 'picture_not_supported' })
})

test('while the file storage is unavailable the response says so, and the upload can be completed later', async () => {
  const selam = await sender()
  const away = await openFiles({
    on: 's3',
    endpoint: 'http://127.0.0.1:1',
    bucket: 'edil',
    region: 'us-east-1',
    key: 'key',
    secret: 'secret',
  })
  const without = await testApp(database, { ...deps, files: away })
  const uploadId = await selam.upload(SMALL_JPEG)
  expect(await elsewhere(selam, without).complete(uploadId)).toMatchObject({
    status: 503,
    code: 'service_unavailable',
  })
  const { status, body } = await selam.complete(uploadId)
  expect(status).toBe(200)
  expect(await elsewhere(selam, without).browser.get(body.url)).toMatchObject({ code: 'service_unavailable' })
})

test("sixty uploads an hour, and sixty at once do not stand in each other's way", async () => {
  const selam = await sender()
  const replies = await Promise.all(
    Array.from({ length: 61 }, () => selam.browser.send('POST', '/api/uploads', { size: 10 })),
  )
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(60)
  expect(replies.find(({ status }) => status !== 200)).toMatchObject({ status: 429, code: 'too_many_attempts' })
})

test('keeps the newest five unfinished uploads of a person', async () => {
  const selam = await sender()
  const done = await selam.upload(SMALL_JPEG)
  await selam.complete(done)
  const ids: string[] = []
  for (let count = 0; count < 7; count += 1) {
    const id = await selam.start(10_000)
    await selam.uploadPart(id, 0, Buffer.alloc(PART_BYTES_MIN))
    ids.push(id)
  }
  const { rows } = await owner.query('select id from uploads where person_id = $1', [selam.id])
  expect(rows.map(({ id }) => id).toSorted()).toEqual([done, ...ids.slice(2)].toSorted())
  expect(await partsOf(ids[0] ?? '')).toBe(0)
})

test('purges an upload with its parts and file after a day; a screenshot stays', async () => {
  const selam = await sender()
  const age = (id: string) =>
    owner.query(`update uploads set created_at = now() - interval '25 hours' where id = $1`, [id])
  const kept = await selam.upload(SMALL_JPEG)
  const { body } = await selam.complete(kept)
  const half = await selam.start(10_000)
  await selam.uploadPart(half, 0, Buffer.alloc(PART_BYTES_MIN))
  const fresh = await selam.start(1_000)
  // As if the process had died between storing the file and recording it.
  const { rows } = await owner.query('select file from uploads where id = $1', [half])
  await deps.files.put(rows[0].file, SMALL_JPEG, 'image/jpeg')
  await age(kept)
  await age(half)

  const worker = { jobs: store.jobs, log: silentLog, metrics: createMetrics(), files: deps.files }
  await workOnUploads(store, worker)
  expect(await purgeUploads(store)).toBe(2)
  expect(await selam.received(half)).toBeUndefined()
  expect(await selam.received(fresh)).toBe(0)
  await expect.poll(() => deps.files.get(rows[0].file)).toBeUndefined()
  expect((await selam.browser.get(body.url)).status).toBe(200)
  expect(await selam.complete(kept)).toMatchObject({ status: 200, body: { screenshotId: kept } })
})

test("the application's role cannot change a screenshot", async () => {
  const change = store.db.updateTable('screenshots').set({ file: `${'a'.repeat(32)}.jpg` })
  await expect(change.execute()).rejects.toThrow('permission denied')
})
