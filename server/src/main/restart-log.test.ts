import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readProof } from '@edil/domain/draw/proof'
import { verifyProof } from '@edil/domain/draw/verify'
import { isInLog, readLogProof } from '@edil/domain/log/log-proof'
import type { FastifyInstance } from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { program } from '../../../dev/postgres.ts'
import { testApp } from '../../test/app.ts'
import { CONNECTION_TIMEOUT_MS, emptyDatabase, type TestDatabase, testDatabase } from '../../test/database.ts'
import { closeNow, drawNow, givenSoldGame } from '../../test/draws.ts'
import { givenTestLog } from '../../test/witnesses.ts'
import { openStore } from '../../test/world.ts'

const ADMIN = join(import.meta.dirname, '../main/admin.ts')
const folder = mkdtempSync(join(tmpdir(), 'edil-restore-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const get = (app: FastifyInstance, url: string) => app.inject({ method: 'GET', url })
const witnessedBy = async (app: FastifyInstance, gameId: string) =>
  (await get(app, `/api/games/${gameId}/draw`)).json().witnessed.by

async function verdictOf(app: FastifyInstance, gameId: string) {
  const read = readProof((await get(app, `/api/games/${gameId}/proof`)).body)
  if (!('proof' in read)) throw new Error(`the proof has no ${read.missing}`)
  const { fair, facts } = verifyProof(read.proof)
  const origin = readLogProof(read.proof.log.closed.proof ?? '')?.checkpoint.origin
  return { fair, origin, witnesses: facts.witnessing?.witnesses.length }
}

/** A database with everything of this one as it was when the dump was made. */
async function restore(dump: string): Promise<TestDatabase> {
  const { urls, owner } = await emptyDatabase()
  execFileSync(program('pg_restore'), [`--dbname=${urls.superuser}`, dump])
  const { close, ...store } = await openStore(urls.worker, CONNECTION_TIMEOUT_MS)
  afterAll(close)
  return { urls, owner, ...store }
}

/** `npm run admin -- restart-log`, with these lines typed. */
function restartLog({ urls }: TestDatabase, checkpoint: string, typed: readonly string[]) {
  const file = join(folder, 'checkpoint')
  writeFileSync(file, checkpoint)
  const args = [ADMIN, 'restart-log', '--checkpoint', file, '--by', 'Abebe K.', '--reason', 'The disk failed']
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: { DATABASE_OWNER_URL: urls.owner },
    input: typed.map((line) => `${line}\n`).join(''),
  })
  return { status, said: stdout + stderr }
}

test('a database that was restored from a backup goes on under a new name of the log, and says so', async () => {
  const original = await testDatabase()
  const originalApp = await testApp(original)
  const log = await givenTestLog(original)
  const faults = async () => (await log.metrics.logFaults.get()).values[0]?.value ?? 0

  const signer = log.startSigner()
  const before = await givenSoldGame(original, [1, 2, 3])
  await closeNow(original, before)
  await expect.poll(() => witnessedBy(originalApp, before)).toBe(3)
  await drawNow(original, before)
  const dump = join(folder, 'data.dump')
  execFileSync(program('pg_dump'), ['--format=custom', `--file=${dump}`, original.urls.superuser])
  const lost = await givenSoldGame(original, [1, 2, 3])
  await closeNow(original, lost)
  await expect.poll(() => witnessedBy(originalApp, lost)).toBe(3)
  const lastCheckpoint = (await get(originalApp, '/api/log/checkpoint')).body
  await signer.stop()
  expect(restartLog(original, lastCheckpoint, [])).toMatchObject({
    status: 1,
    said: expect.stringContaining('goes on under its name'),
  })

  const database = await restore(dump)
  const app = await testApp(database)
  const inBackup = (await get(app, '/api/log/checkpoint')).body
  const after = await givenSoldGame(database, [1, 2, 3])
  await closeNow(database, after)
  const refused = log.startSigner(database)
  await expect.poll(faults).toBeGreaterThanOrEqual(1)
  await refused.stop()
  // Not even signed: two checkpoints of one name must never contradict each other.
  expect((await get(app, '/api/log/checkpoint')).body).toBe(inBackup)

  expect(restartLog(database, 'edil.test/log\n', [])).toMatchObject({
    status: 1,
    said: expect.stringContaining('not a checkpoint'),
  })
  const alone = lastCheckpoint.replaceAll(/— witness.*\n/g, '')
  expect(restartLog(database, alone, [])).toMatchObject({ status: 1, said: expect.stringContaining('cosignatures') })
  for (const typed of [[], ['edil.test/log'], ['edil.test/log-2', 'yes']]) {
    const { status, said } = restartLog(database, lastCheckpoint, typed)
    expect({ status, said }).toMatchObject({ status: 1, said: expect.stringContaining('Nothing was changed') })
  }
  const { status, said } = restartLog(database, lastCheckpoint, ['edil.test/log-2', 'restart'])
  expect({ status, said }).toMatchObject({ status: 0, said: expect.stringContaining('the log is now edil.test/log-2') })

  const restarted = log.startSigner(database)
  await expect.poll(() => witnessedBy(app, after)).toBe(3)
  await drawNow(database, after)
  await expect.poll(async () => (await get(app, '/api/log/checkpoint')).body).toMatch(/^edil\.test\/log-2\n/)
  expect(await verdictOf(app, before)).toEqual({ fair: true, origin: 'edil.test/log', witnesses: 3 })
  expect(await verdictOf(app, after)).toEqual({ fair: true, origin: 'edil.test/log-2', witnesses: 3 })
  await restarted.stop()

  const { restarts } = (await get(app, '/api/log/restarts')).json()
  expect(restarts).toHaveLength(1)
  const [{ subject, details, hash, proof }] = restarts
  expect(subject).toBe('edil.test/log-2')
  expect(JSON.parse(details)).toMatchObject({ decidedBy: 'Abebe K.', reason: 'The disk failed', lastCheckpoint })
  const read = readLogProof(proof)
  expect(read && isInLog(Buffer.from(hash, 'hex'), read)).toBe(true)
})
