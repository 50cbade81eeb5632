import { readProof as readProofFile } from '@edil/domain/draw/proof'
import { verifyProof } from '@edil/domain/draw/verify'
import { readCheckpoint } from '@edil/domain/log/checkpoint'
import { TEST_LOG } from '@edil/domain/log/known-logs'
import { isConsistent, proveConsistency, rootOf } from '@edil/domain/log/merkle-tree'
import { isSignedBy, type NoteKey } from '@edil/domain/log/signed-note'
import { TILE_HASHES, type TileName, tilePath, withTiles } from '@edil/domain/log/tiles'
import { beforeEach, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { testDatabase } from '../../test/database.ts'
import { closeNow, drawNow, givenSoldGame } from '../../test/draws.ts'
import { givenTestLog } from '../../test/witnesses.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { transaction } from '../platform/database/transaction.ts'
import { checkLog } from './check-log.ts'
import { computeOnLog } from './log-tree.ts'
import { signCheckpoint } from './sign-checkpoint.ts'

const tileUrl = (tile: TileName) => `/api/log/tile?path=${tilePath(tile).slice('tile/'.length)}`

const database = await testDatabase()
const { store, owner } = database
const app = await testApp(database)
const { key, witnesses, metrics, startSigner } = await givenTestLog(database)
const [log] = TEST_LOG.logs as [NoteKey]

beforeEach(() => {
  for (const witness of witnesses) witness.behave({ kind: 'honest' })
})

const get = (url: string) => app.inject({ method: 'GET', url })
const drawOf = async (gameId: string) => (await get(`/api/games/${gameId}/draw`)).json()

async function verdictOf(gameId: string) {
  const read = readProofFile((await get(`/api/games/${gameId}/proof`)).body)
  if (!('proof' in read)) throw new Error(`the proof has no ${read.missing}`)
  return { ...verifyProof(read.proof), bytes: (await get(`/api/games/${gameId}/proof`)).body.length }
}

async function addEntries(count: number): Promise<void> {
  for (let entry = 0; entry < count; entry += 1) {
    await transaction(store, (tx) => recordAudit(tx, { actor: 'visitor', action: 'sign_in_refused', subject: null }))
  }
}

test('before the first checkpoint there is no public log', async () => {
  expect((await get('/api/log/checkpoint')).statusCode).toBe(404)
  expect((await get('/api/log/tile?path=0/000.p/1')).statusCode).toBe(404)
})

test('a closing is seen by three witnesses before its round, and its proof shows it', async () => {
  const signer = startSigner()
  const gameId = await givenSoldGame(database, [1, 2, 3])
  await closeNow(database, gameId)
  await expect.poll(async () => (await drawOf(gameId)).witnessed.by).toBe(3)
  const { witnessed, roundAt } = await drawOf(gameId)
  const leadSeconds = (Date.parse(roundAt) - Date.parse(witnessed.at)) / 1_000
  expect(witnessed.of).toBe(3)
  expect(leadSeconds).toBeGreaterThan(20)

  const { log: entries } = (await get(`/api/games/${gameId}/records`)).json()
  expect(entries.map(({ proof }: { proof: string }) => proof.slice(0, 22))).toEqual(
    Array(2).fill('c2sp.org/tlog-proof@v1'),
  )

  await drawNow(database, gameId)
  await expect.poll(async () => (await verdictOf(gameId)).facts.result).toBeDefined()
  const { fair, facts } = await verdictOf(gameId)
  expect(fair).toBe(true)
  expect(facts.witnessing).toMatchObject({ isWitnessed: true, known: 3, lastBeforeMs: leadSeconds * 1_000 })
  expect(facts.witnessing?.witnesses).toHaveLength(3)
  expect((await get('/api/winners')).json().totals).toMatchObject({ draws: 1, witnessed: 1 })
  await signer.stop()
})

test('viewers who wait for the draw are shown when a witness has seen the list', async () => {
  const signer = startSigner()
  const gameId = await givenSoldGame(database, [1, 2, 3])
  await closeNow(database, gameId)
  const shown = async () => {
    const { rows } = await owner.query(
      `select payload->'draw'->'witnessed'->>'by' as by from live_events
       where channel = 'live-draw' and payload->'draw'->>'gameId' = $1 order by id`,
      [gameId],
    )
    return rows.map(({ by }) => Number(by))
  }
  await expect.poll(async () => (await shown()).at(-1)).toBe(3)
  await signer.stop()
})

test('one witness lies, one lags and one is honest: the draw goes on and says that one has seen it', async () => {
  const signer = startSigner()
  const seenBefore = await givenSoldGame(database, [1, 2, 3])
  await closeNow(database, seenBefore)
  await expect.poll(async () => (await drawOf(seenBefore)).witnessed.by).toBe(3)
  witnesses[0]?.behave({ kind: 'lies' })
  witnesses[1]?.behave({ kind: 'lags', ms: 60_000 })
  const gameId = await givenSoldGame(database, [1, 2, 3])
  await closeNow(database, gameId)
  await expect.poll(async () => (await drawOf(gameId)).witnessed.by).toBe(1)
  await drawNow(database, gameId)
  const { fair, facts } = await verdictOf(gameId)
  expect(fair).toBe(true)
  expect(facts.witnessing).toMatchObject({ isWitnessed: false, witnesses: ['witness-3.test/edil'] })
  expect((await get('/api/winners')).json().totals).toMatchObject({ draws: 2, witnessed: 1 })

  // The liar tells the truth again, and is asked again.
  witnesses[0]?.behave({ kind: 'honest' })
  await expect.poll(async () => (await drawOf(gameId)).witnessed.by, { timeout: 8_000 }).toBe(2)
  expect((await verdictOf(gameId)).facts.witnessing).toMatchObject({ isWitnessed: true })
  await signer.stop()
})

test('a new leader signs nothing until two witnesses have confirmed the newest checkpoint', async () => {
  for (const witness of witnesses.slice(1)) witness.behave({ kind: 'lies' })
  const before = (await get('/api/log/checkpoint')).body
  const signer = startSigner()
  const gameId = await givenSoldGame(database, [1, 2, 3])
  await closeNow(database, gameId)
  await expect.poll(async () => (await metrics.witnessFailures.get()).values.length).toBeGreaterThan(0)
  expect((await drawOf(gameId)).witnessed.by).toBe(0)
  expect((await get('/api/log/checkpoint')).body.split('\n')[1]).toBe(before.split('\n')[1])
  for (const witness of witnesses) witness.behave({ kind: 'honest' })
  await expect.poll(async () => (await drawOf(gameId)).witnessed.by, { timeout: 8_000 }).toBe(3)
  await signer.stop()
})

test('the checkpoint and the tiles are public, and anyone can compute the root again', async () => {
  await addEntries(300)
  await signCheckpoint(store, key)
  const checkpoint = readCheckpoint((await get('/api/log/checkpoint')).body)
  if (!checkpoint) throw new Error('there is no checkpoint')
  const { size, root, note } = checkpoint
  expect(isSignedBy(note, log)).toBe(true)
  expect(size).toBeGreaterThan(300)
  const readTile = async (tile: TileName) => (await get(tileUrl(tile))).rawPayload
  expect(await withTiles(size, readTile, (read) => rootOf(read, size))).toEqual(root)
})

test.each(['0/000.p/300', '0/999', '9/000', '0/0', 'entries/000', '', '0/../../api/settings'])(
  'the tile %j is not found',
  async (path) => {
    expect((await get(`/api/log/tile?path=${path}`)).statusCode).toBe(404)
  },
)

test('a tile has no entry that is not signed yet', async () => {
  await signCheckpoint(store, key)
  const { size = 0 } = readCheckpoint((await get('/api/log/checkpoint')).body) ?? {}
  await addEntries(1)
  const [index, width] = [Math.floor(size / 256), size % 256]
  const path = (entries: number) => tileUrl({ level: 0, index, width: entries })
  expect((await get(path(width))).statusCode).toBe(200)
  expect((await get(path(width + 1))).statusCode).toBe(404)
})

test('however many sign while entries are added, no checkpoint contradicts another', async () => {
  const adding = addEntries(60)
  await Promise.all(
    Array.from({ length: 6 }, async () => {
      for (let round = 0; round < 6; round += 1) await signCheckpoint(store, key)
    }),
  )
  await adding
  const { rows } = await owner.query<{ size: string; root: Buffer }>(
    'select size, root from log_checkpoints order by size',
  )
  const heads = rows.map(({ size, root }) => ({ size: Number(size), root }))
  expect(heads.length).toBeGreaterThan(5)
  for (const [index, to] of heads.entries()) {
    const from = heads[index - 1]
    if (!from) continue
    const proof = await computeOnLog(store.db, to.size, (read) => proveConsistency(read, from.size, to.size))
    expect(isConsistent(from, to, proof)).toBe(true)
  }
})

test('more than a tile of entries that are not signed yet is no fault', async () => {
  await signCheckpoint(store, key)
  await addEntries(TILE_HASHES + 1)
  expect(await checkLog(store.db)).toMatchObject({ faults: [] })
})

test('a checkpoint that is signed during the check is no fault', async () => {
  let isSigned = false
  const signedMeanwhile = store.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      const isHead = result.rows.length === 1 && 'seq' in (result.rows[0] ?? {})
      if (isHead && !isSigned) {
        isSigned = true
        await addEntries(1)
        await signCheckpoint(store, key)
      }
      return result
    },
  })
  expect(await checkLog(signedMeanwhile)).toMatchObject({ faults: [] })
  expect(isSigned).toBe(true)
})
