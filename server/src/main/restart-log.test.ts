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
import { emptyDatabase, openTestStore, type TestDatabase, testDatabase } from '../../test/database.ts'
import { closeNow, drawNow, givenSoldGame } from '../../test/draws.ts'
import { givenGame } from '../../test/games.ts'
import { givenApproved } from '../../test/payments.ts'
import { givenPerson } from '../../test/people.ts'
import { changeAsSuperuser } from '../../test/superuser.ts'
import { confirmNow, givenWithdrawalRequest } from '../../test/withdrawals.ts'
import { givenTestLog } from '../../test/witnesses.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { checkDraws } from '../draws/check-draws.ts'
import { readPublishedSeal, restoreSeal } from '../draws/restore-seal.ts'
import { dbOver } from '../platform/database/db.ts'
import { transaction } from '../platform/database/transaction.ts'
import { planRestart } from '../public-log/restart-log.ts'
import { restartAfterRestore } from './restart-after-restore.ts'

const ADMIN = join(import.meta.dirname, 'admin.ts')
const folder = mkdtempSync(join(tmpdir(), 'edil-restore-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const get = (app: FastifyInstance, url: string) => app.inject({ method: 'GET', url })
const witnessedBy = async (app: FastifyInstance, gameId: string) =>
  (await get(app, `/api/games/${gameId}/draw`)).json().witnessed.by

async function verdictOf(app: FastifyInstance, gameId: string) {
  const read = readProof((await get(app, `/api/games/${gameId}/proof`)).body)
  if (!('proof' in read)) throw new Error(`the proof has no ${read.missing}`)
  const { fair, facts } = verifyProof(read.proof)
  const { closed, drawn } = read.proof.log
  const [sealedIn, drawnIn] = [closed, drawn].map(({ proof }) => readLogProof(proof ?? '')?.checkpoint.origin)
  return { fair, sealedIn, drawnIn, witnesses: facts.witnessing?.witnesses.length, isInOrder: drawn.seq > closed.seq }
}

/** A database with everything of this one as it was when the dump was made. */
async function restore(dump: string): Promise<TestDatabase> {
  const { urls, owner } = await emptyDatabase()
  execFileSync(program('pg_restore'), [`--dbname=${urls.superuser}`, dump])
  const { close, ...store } = await openTestStore(urls)
  afterAll(close)
  return { urls, owner, ...store }
}

function saved(name: string, text: string): string {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

/** `npm run admin -- restart-log`, with these lines typed. */
function restartLog(
  { urls }: TestDatabase,
  checkpoint: string,
  typed: readonly string[],
  { seals, withoutSeal }: { readonly seals: readonly string[]; readonly withoutSeal: readonly string[] },
) {
  const args = [ADMIN, 'restart-log', '--checkpoint', saved('checkpoint', checkpoint), '--by', 'Abebe K.']
  args.push('--reason', 'The disk failed')
  args.push(...seals.flatMap((seal, index) => ['--seal', saved(`seal-${index}`, seal)]))
  args.push(...withoutSeal.flatMap((gameId) => ['--without-seal', gameId]))
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: { DATABASE_OWNER_URL: urls.owner },
    input: typed.map((line) => `${line}\n`).join(''),
  })
  return { status, said: stdout + stderr }
}

// It restores a dump and starts a process: ten seconds on a quiet machine.
const TIMEOUT_MS = 90_000

test(
  'a database that was restored from a backup goes on under a new name of the log, and says so',
  async () => {
    const original = await testDatabase()
    const originalApp = await testApp(original)
    const log = await givenTestLog(original)
    const faults = async () => (await log.metrics.logFaults.get()).values[0]?.value ?? 0
    const seal = async (gameId: string) => {
      await closeNow(original, gameId)
      await expect.poll(() => witnessedBy(originalApp, gameId)).toBe(3)
      return (await get(originalApp, `/api/games/${gameId}/records`)).body
    }
    const sellTo = async (world: TestDatabase, gameId: string, numbers: readonly number[]) => {
      const { id: personId } = await givenPerson(world, { hasPassword: false })
      await givenApproved(world, { personId, gameId, numbers })
    }

    const signer = log.startSigner()
    const before = await givenSoldGame(original, [1, 2, 3])
    const lost = await givenSoldGame(original, [1, 2, 3])
    const withLostTickets = await givenSoldGame(original, [1, 2, 3])
    const { id: personId } = await givenPerson(original, { hasPassword: false })
    const withdrawn = await givenWithdrawalRequest(original, { personId, gameId: withLostTickets, numbers: [9] })
    const allLost = await givenGame(original)
    const soldAgain = await givenSoldGame(original, [1, 2, 3])
    const sealOfBefore = await seal(before)
    await drawNow(original, before)
    const dump = join(folder, 'data.dump')
    execFileSync(program('pg_dump'), ['--format=custom', `--file=${dump}`, original.urls.superuser])
    await confirmNow(original, withdrawn)
    await sellTo(original, withLostTickets, [4, 5])
    await sellTo(original, allLost, [1, 2, 3])
    await sellTo(original, soldAgain, [4])
    const lostEntry = { actor: 'system', action: 'signed_in', subject: null } as const
    await transaction(original.store, (tx) =>
      recordAudit(tx, lostEntry, ...Array.from({ length: 100 }, () => lostEntry)),
    )
    const seals = [await seal(lost), await seal(withLostTickets), await seal(allLost)]
    const sealOfSoldAgain = await seal(soldAgain)
    const lastCheckpoint = (await get(originalApp, '/api/log/checkpoint')).body
    await signer.stop()
    await expect(planRestart(dbOver(original.owner), lastCheckpoint)).rejects.toThrow('goes on under its name')

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

    const CONFIRMED = ['edil.test/log-2', 'restart']
    const owner = dbOver(database.owner)
    const isRefused = (reason: string, given: readonly string[], typed: readonly string[] = CONFIRMED) => {
      const answers = [...typed]
      const request = {
        lastCheckpoint,
        seals: given.map(readPublishedSeal),
        withoutSeal: [],
        decidedBy: 'Abebe K.',
        reason: 'The disk failed',
      }
      const dialogue = { ask: async () => answers.shift(), print: () => undefined }
      return expect(restartAfterRestore(owner, request, dialogue), reason).rejects.toThrow(reason)
    }
    await expect(planRestart(owner, 'edil.test/log\n')).rejects.toThrow('not a checkpoint')
    const withoutWitnesses = (text: string) => text.replaceAll(/— witness\S+ \S+?(?:\n|\\n)/g, '')
    await expect(planRestart(owner, withoutWitnesses(lastCheckpoint))).rejects.toThrow('cosignatures')
    await isRefused('Nothing was changed', seals, ['edil.test/log'])
    await isRefused('Nothing was changed', seals, ['edil.test/log-2', 'yes'])
    await isRefused('not one that edil.test/log lost', [sealOfBefore])
    const [sealOfLost = ''] = seals
    const { commitments, ...others } = JSON.parse(sealOfLost)
    const exchanged = JSON.stringify({ ...others, commitments: { ...commitments, 1: commitments[2] } })
    expect(() => readPublishedSeal('{}')).toThrow('not the saved records of a closed game: gameId is missing')
    expect(() => readPublishedSeal(exchanged)).toThrow('are wrong: manifest_differs')
    expect(() => readPublishedSeal(withoutWitnesses(sealOfLost))).toThrow('Too few witnesses')
    const restoreNow = (text: string) =>
      owner.transaction().execute((tx) => restoreSeal({ db: tx }, readPublishedSeal(text)))
    await expect(restoreNow(sealOfBefore)).rejects.toThrow('is closed already')
    await expect(restoreNow(sealOfLost)).rejects.toThrow('the restored seal of game')
    // By someone who knows the round's value by now.
    await sellTo(database, soldAgain, [4])
    await expect(restoreNow(sealOfSoldAgain)).rejects.toThrow('sold or changed after the restore: 4')
    await database.owner.query('update games set closes_at = now(), version = version + 1 where id = $1', [soldAgain])
    await isRefused(`may have been closed before: ${soldAgain}`, seals)
    const { status, said } = restartLog(database, lastCheckpoint, CONFIRMED, { seals, withoutSeal: [soldAgain] })
    expect({ status, said }).toMatchObject({
      status: 0,
      said: expect.stringContaining('the log is now edil.test/log-2'),
    })
    expect(said).toContain(`Game ${withLostTickets}: the tickets of 4, 5 are lost.`)
    expect(said).toContain(`Game ${withLostTickets}: 9 had been withdrawn. Refund what was paid for them.`)

    const restarted = log.startSigner(database)
    await expect.poll(() => witnessedBy(app, after)).toBe(3)
    for (const gameId of [after, lost, withLostTickets, allLost]) await drawNow(database, gameId)
    await expect.poll(async () => (await get(app, '/api/log/checkpoint')).body).toMatch(/^edil\.test\/log-2\n/)
    await expect.poll(async () => (await get(app, `/api/games/${allLost}/proof`)).statusCode).toBe(200)
    const [first, second] = ['edil.test/log', 'edil.test/log-2']
    const fair = { fair: true, witnesses: 3, isInOrder: true }
    expect(await verdictOf(app, before)).toMatchObject({ ...fair, sealedIn: first })
    expect(await verdictOf(app, after)).toEqual({ ...fair, sealedIn: second, drawnIn: second })
    for (const gameId of [lost, withLostTickets, allLost]) {
      expect(await verdictOf(app, gameId)).toEqual({ ...fair, sealedIn: first, drawnIn: second, isInOrder: false })
      expect(await witnessedBy(app, gameId)).toBe(3)
    }
    await restarted.stop()
    const unlike = (gameId: string, number: number, ticket = 'none') =>
      `game ${gameId}: number ${number}, ticket ${ticket}, is not what was sealed`
    const { rows } = await database.owner.query('select number from tickets where payment_id = $1', [withdrawn])
    const named = [
      ...[4, 5].map((number) => unlike(withLostTickets, number)),
      unlike(withLostTickets, 9, rows[0]?.number),
    ]
    named.push(...[1, 2, 3].map((number) => unlike(allLost, number)))
    const faultsNow = async () => (await checkDraws(owner)).faults
    expect([...(await faultsNow())].sort()).toEqual(named.sort())
    await changeAsSuperuser(database.urls, `update restored_seals set witnesses = 2 where game_id = '${lost}'`)
    expect(await faultsNow()).toContain(`game ${lost}: the witnesses of its restored seal are not those of its proof`)

    const { restarts } = (await get(app, '/api/log/restarts')).json()
    expect(restarts).toHaveLength(1)
    const [{ subject, details, hash, proof }] = restarts
    expect(subject).toBe('edil.test/log-2')
    expect(JSON.parse(details)).toMatchObject({
      decidedBy: 'Abebe K.',
      reason: 'The disk failed',
      lastCheckpoint,
      seals: expect.arrayContaining(seals.map((text) => JSON.parse(text).closeRecord)),
      withoutSeal: [soldAgain],
    })
    const read = readLogProof(proof)
    expect(read && isInLog(Buffer.from(hash, 'hex'), read)).toBe(true)
  },
  TIMEOUT_MS,
)
