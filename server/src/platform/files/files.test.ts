import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serviceFolder } from '../../../../dev/folder.ts'
import { allRunning, stop } from '../../../../dev/process.ts'
import { type Swift, startSwift } from '../../../../dev/swift.ts'
import { type Files, FilesAway, openFiles } from './files.ts'

const name = () => `${randomBytes(16).toString('hex')}.jpg`
const folder = mkdtempSync(join(tmpdir(), 'edil-files-'))
const swiftFolder = serviceFolder(`test-swift-${randomBytes(4).toString('hex')}`)
const BUCKET = 'edil'
let swift: Swift

beforeAll(async () => {
  swift = await startSwift(swiftFolder)
  const { endpoint, region, key, secret } = swift
  const credentials = { accessKeyId: key, secretAccessKey: secret }
  const client = new S3Client({ endpoint, region, credentials, forcePathStyle: true })
  await client.send(new CreateBucketCommand({ Bucket: BUCKET }))
  client.destroy()
}, 60_000)

afterAll(async () => {
  for (const running of allRunning(swiftFolder)) await stop(swiftFolder, running)
  rmSync(swiftFolder, { recursive: true, force: true })
  rmSync(folder, { recursive: true, force: true })
})

const onS3 = (different: Partial<Swift> = {}) => openFiles({ on: 's3', bucket: BUCKET, ...swift, ...different })

describe.each([
  ['on disk', () => openFiles({ on: 'disk', folder })],
  ['on S3', () => onS3()],
])('%s', (_place, open) => {
  let files: Files
  beforeAll(async () => {
    files = await open()
  })
  afterAll(() => files.close())

  test('returns the stored bytes', async () => {
    const one = name()
    const bytes = randomBytes(300_000)
    await files.put(one, bytes, 'image/jpeg')
    expect(Buffer.from((await files.get(one)) ?? []).equals(bytes)).toBe(true)
  })

  test('returns undefined for an unknown name', async () => {
    expect(await files.get(name())).toBeUndefined()
  })

  test('storing under an existing name replaces the file', async () => {
    const one = name()
    await files.put(one, Buffer.from('first'), 'image/jpeg')
    await files.put(one, Buffer.from('second'), 'image/jpeg')
    expect(Buffer.from((await files.get(one)) ?? []).toString()).toBe('second')
  })

  test('of concurrent writes under one name, one complete file remains', async () => {
    const one = name()
    const versions = Array.from({ length: 8 }, (_, index) => Buffer.alloc(100_000, index))
    await Promise.all(versions.map((bytes) => files.put(one, bytes, 'image/jpeg')))
    const kept = Buffer.from((await files.get(one)) ?? [])
    expect(versions.some((bytes) => bytes.equals(kept))).toBe(true)
  })

  test('deletes a file, also a second time', async () => {
    const one = name()
    await files.put(one, Buffer.from('here'), 'image/jpeg')
    await files.delete(one)
    await files.delete(one)
    expect(await files.get(one)).toBeUndefined()
  })

  test.each(['../../etc/passwd', 'a.jpg', '', `${'A'.repeat(32)}.jpg`, `/${'a'.repeat(31)}.jpg`, `${'a'.repeat(32)}`])(
    'a name that is not chance alone leads nowhere: %s',
    async (bad) => {
      await expect(files.put(bad, Buffer.from('x'), 'image/jpeg')).rejects.toThrow('a file is called by')
      await expect(files.get(bad)).rejects.toThrow('a file is called by')
      await expect(files.delete(bad)).rejects.toThrow('a file is called by')
    },
  )
})

test('files on disk are readable by their owner only, and no temporary files remain', async () => {
  const files = await openFiles({ on: 'disk', folder })
  const one = name()
  await files.put(one, Buffer.from('mine'), 'image/jpeg')
  expect(statSync(join(folder, one.slice(0, 2), one)).mode & 0o777).toBe(0o600)
  expect(statSync(join(folder, one.slice(0, 2))).mode & 0o777).toBe(0o700)
  expect(readdirSync(folder, { recursive: true }).filter((path) => String(path).includes('draft'))).toEqual([])
})

test('refuses an unusable folder at the start', async () => {
  const file = join(folder, 'a-file')
  writeFileSync(file, '')
  chmodSync(file, 0o600)
  await expect(openFiles({ on: 'disk', folder: join(file, 'files') })).rejects.toThrow()
})

test('a wrong S3 key or secret is an error, not a missing file', async () => {
  const one = name()
  const right = await onS3()
  await right.put(one, Buffer.from('private'), 'image/jpeg')
  for (const different of [{ secret: 'a-guess' }, { key: 'edil:nobody' }]) {
    const files = await onS3(different)
    await expect(files.get(one)).rejects.toThrow(FilesAway)
    await expect(files.put(one, Buffer.from('changed'), 'image/jpeg')).rejects.toThrow(FilesAway)
    files.close()
  }
  const anonymous = await fetch(`${swift.endpoint}/${BUCKET}/${one}`)
  expect(anonymous.status).toBeGreaterThanOrEqual(400)
  expect(Buffer.from((await right.get(one)) ?? []).toString()).toBe('private')
  right.close()
})
