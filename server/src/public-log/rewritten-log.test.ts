import { readProof } from '@edil/domain/draw/proof'
import { verifyProof } from '@edil/domain/draw/verify'
import { readCheckpoint } from '@edil/domain/log/checkpoint'
import { isSame, rootOf } from '@edil/domain/log/merkle-tree'
import { fromBase64 } from '@edil/domain/log/signed-note'
import { type TileName, tilePath, withTiles } from '@edil/domain/log/tiles'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { testDatabase } from '../../test/database.ts'
import { closeNow, drawNow, givenSoldGame } from '../../test/draws.ts'
import { changeAsSuperuser } from '../../test/superuser.ts'
import { givenTestLog } from '../../test/witnesses.ts'
import { openDb } from '../platform/database/db.ts'
import { checkLog } from './check-log.ts'

/**
 * A superuser of the database rewrites history, and does it well: hashes, heads, tiles and checkpoints are computed again. Each attack
 * is found from outside, with what is public and what the witnesses say.
 */

const tileUrl = (tile: TileName) => `/api/log/tile?path=${tilePath(tile).slice('tile/'.length)}`

/** Computes the hash of every entry from `seq` on again, and the head. */
const rechain = (seq: number | string) => `
  do $$
  declare entry audit_log; before bytea;
  begin
    select hash into before from audit_log where seq = ${seq} - 1;
    for entry in select * from audit_log where seq >= ${seq} order by seq loop
      before := audit_hash(coalesce(before, decode(repeat('00', 32), 'hex')), entry.seq::text, audit_time(entry.at), entry.actor,
                           entry.action, entry.subject, entry.details::text, encode(entry.salt, 'hex'));
      update audit_log set hash = before,
        previous_hash = coalesce((select hash from audit_log where seq = entry.seq - 1), decode(repeat('00', 32), 'hex'))
      where seq = entry.seq;
    end loop;
    update audit_head set seq = (select max(seq) from audit_log), hash = before;
  end $$;`

/** Deletes what was signed, so that the worker signs the rewritten log. */
const DELETE_SIGNED = 'delete from log_cosignatures; delete from log_checkpoints; delete from log_tiles;'

/** A site with a game whose closing three witnesses have seen, and which is drawn. */
async function givenWitnessedDraw() {
  const database = await testDatabase()
  const app = await testApp(database)
  const log = await givenTestLog(database)
  const get = (url: string) => app.inject({ method: 'GET', url })
  const signer = log.startSigner()
  const gameId = await givenSoldGame(database, [1, 2, 3])
  await closeNow(database, gameId)
  const witnessed = async () => (await get(`/api/games/${gameId}/draw`)).json().witnessed.by
  await expect.poll(witnessed).toBe(3)
  await drawNow(database, gameId)
  await expect.poll(async () => (await readVerdict()).log.drawn.proof).not.toBeNull()
  await signer.stop()
  const kept = (await get('/api/log/checkpoint')).body

  async function readVerdict(ofGame = gameId) {
    const read = readProof((await get(`/api/games/${ofGame}/proof`)).body)
    if (!('proof' in read)) throw new Error(`the proof has no ${read.missing}`)
    return { log: read.proof.log, ...verifyProof(read.proof) }
  }

  /** What each witness remembers of our log, as anyone can ask it. */
  async function askWitnesses() {
    const answers = await Promise.all(log.witnesses.map(async ({ url }) => (await fetch(url)).json()))
    return answers.map((logs: Record<string, { size: number; root: string }>) => {
      const { size, root } = logs['edil.test/log'] ?? { size: 0, root: '' }
      return { size, root: fromBase64(root) ?? new Uint8Array() }
    })
  }

  /** From the public tiles: whether our log begins with what each witness has seen. */
  async function extendsWhatWitnessesSaw(): Promise<boolean[]> {
    const size = readCheckpoint((await get('/api/log/checkpoint')).body)?.size ?? 0
    const readTile = async (tile: TileName) => (await get(tileUrl(tile))).rawPayload
    const seen = await askWitnesses()
    return Promise.all(
      seen.map(async (head) => {
        if (head.size > size) return false
        return isSame(await withTiles(size, readTile, (read) => rootOf(read, head.size)), head.root)
      }),
    )
  }

  const faults = async () => (await log.metrics.logFaults.get()).values[0]?.value ?? 0
  /** How often a witness refused our history. */
  const refusals = async () => {
    const { values } = await log.metrics.witnessFailures.get()
    return values.filter(({ labels }) => labels.reason === 'history_refused').reduce((sum, { value }) => sum + value, 0)
  }
  /** What `npm run audit -- verify` finds, with the checkpoint that a witness has kept. */
  async function audit(): Promise<readonly string[]> {
    const db = openDb(database.urls.owner, 1, () => undefined)
    const { faults: found } = await checkLog(db, [kept])
    await db.destroy()
    return found
  }
  return { database, gameId, get, log, readVerdict, extendsWhatWitnessesSaw, faults, refusals, audit }
}

test('an honest log extends what every witness has seen', async () => {
  const site = await givenWitnessedDraw()
  expect(await site.extendsWhatWitnessesSaw()).toEqual([true, true, true])
  expect(await site.readVerdict()).toMatchObject({ fair: true, facts: { witnessing: { isWitnessed: true } } })
  expect(await site.audit()).toEqual([])
})

test('a winner exchanged in the log, with all hashes computed again', async () => {
  const site = await givenWitnessedDraw()
  const { database, gameId, log } = site
  const { rows } = await database.owner.query(`select seq from audit_log where action = 'game_drawn'`)
  const seq = Number(rows[0].seq)
  await changeAsSuperuser(
    database.urls,
    `update audit_log set details = replace(details::text, 'winners', 'Winners')::json where seq = ${seq}; ${rechain(seq)}`,
  )
  // As long as the checkpoints are there, the entry is not the one that they contain.
  const { fair, steps } = await site.readVerdict()
  expect(fair).toBe(false)
  expect(steps.find(({ ok }) => !ok)).toHaveProperty('step', 'winners')

  // Without them the worker signs the new history, and every witness refuses it.
  await changeAsSuperuser(database.urls, DELETE_SIGNED)
  const signer = log.startSigner()
  await expect.poll(site.refusals).toBeGreaterThanOrEqual(3)
  await expect.poll(site.faults).toBeGreaterThanOrEqual(1)
  await signer.stop()
  expect(await site.extendsWhatWitnessesSaw()).toEqual([false, false, false])
  expect((await site.get(`/api/games/${gameId}/draw`)).json().witnessed.by).toBe(0)
  expect((await site.audit()).join()).toContain('the entries are not those that were signed')
})

test('a seal that was dated back, with all hashes computed again', async () => {
  const site = await givenWitnessedDraw()
  const { rows } = await site.database.owner.query(`select seq from audit_log where action = 'game_closed'`)
  const seq = Number(rows[0].seq)
  await changeAsSuperuser(
    site.database.urls,
    `update audit_log set at = at - interval '2 seconds' where seq = ${seq}; ${rechain(seq)}`,
  )
  const { fair, steps } = await site.readVerdict()
  expect(fair).toBe(false)
  expect(steps[1]).toMatchObject({ step: 'entries', ok: false, because: 'log_proof_wrong' })

  await changeAsSuperuser(site.database.urls, DELETE_SIGNED)
  const signer = site.log.startSigner()
  await expect.poll(site.refusals).toBeGreaterThanOrEqual(3)
  await expect.poll(site.faults).toBeGreaterThanOrEqual(1)
  await signer.stop()
  expect(await site.extendsWhatWitnessesSaw()).toEqual([false, false, false])
  expect((await site.readVerdict()).facts.witnessing).toMatchObject({ isWitnessed: false, witnesses: [] })
})

test('a clock of the database that was set back: the witnesses have clocks of their own', async () => {
  const site = await givenWitnessedDraw()
  const { database, log } = site
  const gameId = await givenSoldGame(database, [1, 2, 3])
  await closeNow(database, gameId)
  // The list is sealed as if it were an hour ago, for a round that everyone has known for an hour.
  const { rows } = await database.owner.query('select record, round from close_records where game_id = $1', [gameId])
  const { record, round } = rows[0]
  const earlier = new Date(JSON.parse(record).closedAt)
  earlier.setHours(earlier.getHours() - 1)
  const forged = record
    .replace(JSON.parse(record).closedAt, earlier.toISOString())
    .replace(`"round":${round}`, `"round":${round - 1_200}`)
  const entry = `action = 'game_closed' and subject = '${gameId}'`
  await changeAsSuperuser(
    database.urls,
    `update close_records set record = '${forged}', round = round - 1200, round_at = round_at - interval '1 hour'
     where game_id = '${gameId}';
     update audit_log set at = at - interval '1 hour', details = json_build_object('record', '${forged}') where ${entry};
     ${rechain(`(select seq from audit_log where ${entry})`)}`,
  )
  const signer = log.startSigner()
  await drawNow(database, gameId)
  await expect.poll(async () => (await site.readVerdict(gameId)).log.drawn.proof).not.toBeNull()
  await signer.stop()
  const { fair, facts } = await site.readVerdict(gameId)
  expect(fair).toBe(true)
  expect(facts.witnessing).toMatchObject({ isWitnessed: false, witnesses: [] })
  expect((await site.get(`/api/games/${gameId}/draw`)).json().witnessed.by).toBe(0)
})

test('two histories for two witnesses', async () => {
  const site = await givenWitnessedDraw()
  const { database, log } = site
  const copyOfHistory = await site.extendsWhatWitnessesSaw()
  expect(copyOfHistory).toEqual([true, true, true])
  const witnessedBy = async (gameId: string) => (await site.get(`/api/games/${gameId}/draw`)).json().witnessed.by
  const signer = log.startSigner()
  const before = await givenSoldGame(database, [1, 2, 3])
  await closeNow(database, before)
  await expect.poll(() => witnessedBy(before)).toBe(3)
  // The first witness sees what comes next; then the log is rewritten for the others.
  const { rows } = await database.owner.query('select max(seq) as seq from audit_log')
  log.witnesses[1]?.behave({ kind: 'lags', ms: 60_000 })
  log.witnesses[2]?.behave({ kind: 'lags', ms: 60_000 })
  const first = await givenSoldGame(database, [1, 2, 3])
  await closeNow(database, first)
  await expect.poll(() => witnessedBy(first)).toBe(1)
  await signer.stop()
  const from = Number(rows[0].seq) + 1
  await changeAsSuperuser(
    database.urls,
    `update audit_log set actor = 'visitor' where seq = ${from}; ${rechain(from)}
     delete from log_cosignatures where size >= ${from}; delete from log_checkpoints where size >= ${from};
     delete from log_tiles;`,
  )
  log.witnesses[1]?.behave({ kind: 'honest' })
  log.witnesses[2]?.behave({ kind: 'honest' })
  const second = log.startSigner()
  await expect.poll(site.refusals, { timeout: 8_000 }).toBeGreaterThanOrEqual(1)
  await expect.poll(() => witnessedBy(first)).toBe(2)
  await second.stop()
  expect(await site.extendsWhatWitnessesSaw()).toEqual([false, true, true])
})

test('a log that has changed is not signed', async () => {
  const site = await givenWitnessedDraw()
  const { rows } = await site.database.owner.query(`select seq from audit_log where action = 'game_closed'`)
  await changeAsSuperuser(
    site.database.urls,
    `update audit_log set actor = 'visitor' where seq = ${rows[0].seq}; ${rechain(rows[0].seq)}`,
  )
  const before = (await site.get('/api/log/checkpoint')).body
  await closeNow(site.database, await givenSoldGame(site.database, [1, 2, 3]))
  const signer = site.log.startSigner()
  await expect.poll(site.faults).toBeGreaterThanOrEqual(1)
  await signer.stop()
  expect((await site.get('/api/log/checkpoint')).body).toBe(before)
})

test('a database that was restored without its last entries', async () => {
  const site = await givenWitnessedDraw()
  const { database, log } = site
  const { rows } = await database.owner.query(`select seq from audit_log where action = 'game_drawn'`)
  const seq = Number(rows[0].seq)
  await changeAsSuperuser(
    database.urls,
    `delete from audit_log where seq >= ${seq}; ${rechain(seq - 1)}
     delete from log_cosignatures where size >= ${seq}; delete from log_checkpoints where size >= ${seq};`,
  )
  await closeNow(database, await givenSoldGame(database, [1, 2, 3]))
  const signer = log.startSigner()
  await expect.poll(site.refusals).toBeGreaterThanOrEqual(3)
  await expect.poll(site.faults).toBeGreaterThanOrEqual(1)
  await signer.stop()
  expect(await site.extendsWhatWitnessesSaw()).toEqual([false, false, false])
})

test('rows that someone with the password of the worker invents', async () => {
  const site = await givenWitnessedDraw()
  const { urls, owner } = site.database
  const client = new Client({ connectionString: urls.worker })
  await client.connect()
  const { rows } = await owner.query('select origin, max(size) as size from log_checkpoints group by origin')
  const { origin, size } = rows[0]
  const cosign = (line: string) =>
    client.query(
      'insert into log_cosignatures (origin, size, witness, line, cosigned_at) values ($1, $2, $3, $4, now())',
      [origin, size, 'witness.example/mine', line],
    )
  await expect(cosign('garbage')).rejects.toMatchObject({ code: '23514' })
  await expect(
    client.query(`insert into log_checkpoints (origin, size, root, note) values ($1, 1000000, sha256('a'), 'note')`, [
      origin,
    ]),
  ).rejects.toMatchObject({ code: '23514' })
  await expect(
    client.query(
      `insert into log_tiles (level, index, hashes, root) values (0, 7, decode(repeat('00', 8192), 'hex'), sha256('a'))`,
    ),
  ).rejects.toMatchObject({ code: '23514' })
  for (const action of ['game_closed', 'log_restarted']) {
    await expect(
      client.query(`insert into audit_log (actor, action, subject) values ('system', $1, $2)`, [action, site.gameId]),
    ).rejects.toMatchObject({ code: action === 'game_closed' ? '23505' : '42501' })
  }
  await expect(
    client.query(
      `insert into restored_seals (game_id, record, log_entries, origin, size, witnesses, first_cosigned_at, last_cosigned_at)
       values ($1, 'a list of mine', '[]', $2, $3, 3, now(), now())`,
      [site.gameId, origin, size],
    ),
  ).rejects.toMatchObject({ code: '42501' })
  // A line that looks like one is ignored by verifiers and named by the audit.
  await cosign('— witness.example/mine AAAAAAAAAAAAAAAA\n')
  await client.end()
  expect(await site.readVerdict()).toMatchObject({ fair: true, facts: { witnessing: { isWitnessed: true } } })
  expect(await site.audit()).toEqual([`checkpoint ${size} of ${origin}: no cosignature of witness.example/mine`])
})
