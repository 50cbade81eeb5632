import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { CHAINS, firstRoundFrom, TEST_CHAIN, timeOfRound } from '@edil/domain/draw/chains'
import { type CloseFacts, writeCloseRecord } from '@edil/domain/draw/close-record'
import { openHash } from '@edil/domain/draw/open-record'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { closeNow, drawNow, givenSoldGame } from '../../test/draws.ts'
import { makeDue } from '../../test/games.ts'
import { approveGiven, givenPayment } from '../../test/payments.ts'
import { givenPerson } from '../../test/people.ts'
import { queryIn } from '../../test/world.ts'
import { writeAudit } from '../audit/record-audit.ts'
import { checkDraws } from '../draws/check-draws.ts'
import { sealGame } from '../draws/seal-game.ts'
import { databaseNow } from '../platform/clock.ts'
import { dbOver, openPool } from '../platform/database/db.ts'
import { transaction } from '../platform/database/transaction.ts'
import { closeGame } from './close-game.ts'
import { lockGame } from './games.queries.ts'

/** An insider with a password of the database tries to seal a list when the random value that decides is known. */

const database = await testDatabase()
const { store, owner, urls } = database

async function insider(role: 'app' | 'worker' = 'worker'): Promise<Client> {
  const client = new Client({ connectionString: urls[role] })
  await client.connect()
  // The role's own time-outs do not bind someone who types SQL.
  await client.query(`set idle_in_transaction_session_timeout = 0; set lock_timeout = 0; set statement_timeout = 0`)
  return client
}

async function faultsOf(gameId: string): Promise<readonly string[]> {
  const db = dbOver(openPool(urls.owner, 1, () => undefined))
  const { faults } = await checkDraws(db, { gameId })
  await db.destroy()
  return faults
}

/** Writes a close record as a worker does, except for what `forged` says. */
async function seal(client: Client, gameId: string, forged: Partial<CloseFacts> & { roundAt?: Date } = {}) {
  const { rows } = await client.query('select record from open_records where game_id = $1', [gameId])
  const closedAt = new Date()
  const { roundAt, ...facts } = {
    gameId,
    openHash: openHash(rows[0].record),
    manifestHash: randomBytes(32).toString('hex'),
    sold: 3,
    closedAt: closedAt.toISOString(),
    closedBy: 'operator' as const,
    round: firstRoundFrom(TEST_CHAIN, closedAt.getTime() + 30_000),
    ...forged,
  }
  await client.query(
    `insert into close_records (game_id, record, open_hash, manifest_hash, sold, closed_by, round, round_at)
     values ($1, $2, decode($3, 'hex'), decode($4, 'hex'), $5, $6, $7, $8)`,
    [
      gameId,
      writeCloseRecord(facts),
      facts.openHash,
      facts.manifestHash,
      facts.sold,
      facts.closedBy,
      facts.round,
      roundAt ?? new Date(timeOfRound(TEST_CHAIN, facts.round)),
    ],
  )
}

const roundIn = (seconds: number) => firstRoundFrom(TEST_CHAIN, Date.now() + seconds * 1_000)

test('a seal that waited for its lock has the time after the wait, and a round after that', async () => {
  const gameId = await givenSoldGame(database, [7, 42, 93])
  const client = await insider()
  await client.query('begin')
  await client.query('select 1 from games where id = $1 for update', [gameId])
  const closing = closeNow(database, gameId)
  await sleep(2_000)
  const releasedAt = Date.now()
  await client.query('commit')
  await client.end()
  expect((await closing)?.closed_at?.getTime()).toBeGreaterThanOrEqual(releasedAt)
  const { rows } = await owner.query('select round_at, sealed_at from close_records where game_id = $1', [gameId])
  expect(rows[0].sealed_at.getTime()).toBeGreaterThanOrEqual(releasedAt)
  expect(rows[0].round_at.getTime()).toBeGreaterThanOrEqual(releasedAt + 30_000)
})

test('the beacons of the database are those of the verifiers', async () => {
  const { rows } = await owner.query(
    `select chain_hash as "chainHash", extract(epoch from genesis_at)::int as genesis, period_seconds::int as "periodSeconds"
     from beacon_chains order by 1`,
  )
  const known = CHAINS.map(({ chainHash, genesis, periodSeconds }) => ({ chainHash, genesis, periodSeconds }))
  expect(rows).toEqual(known.toSorted((a, b) => a.chainHash.localeCompare(b.chainHash)))
})

test('the api can neither seal nor draw, nor move a game on', async () => {
  const gameId = await givenSoldGame(database, [7, 42, 93])
  const client = await insider('app')
  await expect(seal(client, gameId)).rejects.toThrow('permission denied for table close_records')
  for (const statement of [
    `select seal_numbers('${gameId}')`,
    `insert into draws (game_id, record, signature, winners, log_seq, log_hash) values ('${gameId}', '{}', '', '{1,2,3}', 1, '')`,
    `insert into prizes (game_id, position, number, amount) values ('${gameId}', 1, 7, 1)`,
    `insert into payouts (game_id, position, person_id, gross) values ('${gameId}', 1, gen_random_uuid(), 1)`,
    `insert into open_records (game_id, record) values ('${gameId}', '{}')`,
    `update games set status = 'cancelled', version = version + 1 where id = '${gameId}'`,
    `update games set closed_at = now(), version = version + 1 where id = '${gameId}'`,
  ]) {
    await expect(client.query(statement), statement).rejects.toThrow('permission denied')
  }
  for (const action of ['game_opened', 'game_closed', 'game_drawn']) {
    const entry = client.query(`insert into audit_log (actor, action, subject, details) values ('x', $1, $2, '{}')`, [
      action,
      gameId,
    ])
    await expect(entry).rejects.toThrow('edil_app does not write')
  }
  await client.end()
})

test('the database refuses a seal whose round is known, near or dated wrongly, and every other forged record', async () => {
  const gameId = await givenSoldGame(database, [7, 42, 93])
  const client = await insider()
  const yesterday = new Date(Date.now() - 86_400_000)
  const attempts: [Parameters<typeof seal>[2], string][] = [
    [{ round: roundIn(-60) }, 'too near'],
    [{ round: roundIn(20) }, 'too near'],
    [{ round: roundIn(-60), roundAt: new Date(Date.now() + 60_000) }, 'not what is sealed'],
    [{ closedAt: yesterday.toISOString() }, 'not what is sealed'],
    [{ closedBy: 'time' }, 'is not closed by time'],
  ]
  for (const [forged, because] of attempts) await expect(seal(client, gameId, forged)).rejects.toThrow(because)
  await expect(
    client.query(
      `insert into close_records (game_id, record, open_hash, manifest_hash, sold, closed_by, round, round_at, sealed_at)
       select game_id, record, open_hash, manifest_hash, sold, closed_by, round, round_at, now() from close_records`,
    ),
  ).rejects.toThrow('permission denied')
  await client.end()
})

test('a seal without its entry in the log does not commit, nor one for a round near the newest of the beacon', async () => {
  const gameId = await givenSoldGame(database, [7, 42, 93])
  const sealAlone = (latestRound: number | undefined) =>
    transaction(store, async (tx) => {
      const game = await lockGame(tx, gameId)
      if (game) await sealGame(tx, game, { closedBy: 'operator', closedAt: await databaseNow(tx), latestRound })
    })
  await expect(sealAlone(undefined)).rejects.toThrow('is not in the log')
  await expect(sealAlone(roundIn(12))).rejects.toThrow('our clock is behind')
})

test('a game cannot be closed early when its time has come: there would be two rounds to choose from', async () => {
  const gameId = await givenSoldGame(database, [7, 42, 93])
  await makeDue(database, [gameId])
  const client = await insider()
  await expect(seal(client, gameId)).rejects.toThrow('is not closed by operator')
  await client.end()
  await closeNow(database, gameId)
  const { rows } = await owner.query('select closed_by from close_records where game_id = $1', [gameId])
  expect(rows).toEqual([{ closed_by: 'time' }])
})

test('a reviewer who approves a payment when the list is sealed adds nothing to the draw', async () => {
  const gameId = await givenSoldGame(database, [7, 42, 93])
  const { id: personId } = await givenPerson(database, { hasPassword: false })
  const paymentId = await givenPayment(database, { personId, gameId, numbers: [55] })
  await closeNow(database, gameId)
  await approveGiven(database, paymentId)
  const { rows } = await owner.query(
    `select number from numbers where game_id = $1 and status = 'approved'
     union select number from sealed_numbers where game_id = $1 order by number`,
    [gameId],
  )
  expect(rows.map(({ number }) => number)).toEqual([7, 42, 93])
})

/** The round is 30 to 33 s away, and a seal must be committed 15 s before it. */
const HELD_MS = 18_500

test('a transaction that is held open after the seal does not commit', async () => {
  const gameId = await givenSoldGame(database, [7, 42, 93])
  const { id: hostId } = await givenPerson(database, { role: 'host', hasPassword: false })
  const closing = transaction(store, async (tx) => {
    await closeGame(tx, { gameId, hostId, chain: TEST_CHAIN })
    // With its entry in the log in time: one that comes late is refused as well.
    await writeAudit(tx)
    await queryIn(tx, 'set local idle_in_transaction_session_timeout = 0')
    await sleep(HELD_MS)
  })
  await expect(closing).rejects.toThrow('is too late')
  const { rows } = await owner.query('select status from games where id = $1', [gameId])
  expect(rows).toEqual([{ status: 'active' }])
}, 60_000)

test('the audit names a seal that a superuser has dated forward, and so does the verifier', async () => {
  const gameId = await givenSoldGame(database, [7, 42, 93])
  await closeNow(database, gameId)
  await drawNow(database, gameId)
  expect(await faultsOf(gameId)).toEqual([])
  const superuser = new Client({ connectionString: urls.superuser })
  await superuser.connect()
  await superuser.query('set session_replication_role = replica')
  await superuser.query('update close_records set sealed_at = round_at where game_id = $1', [gameId])
  await superuser.query(
    `update audit_log set at = at + interval '40 seconds' where subject = $1 and action = 'game_closed'`,
    [gameId],
  )
  await superuser.end()
  expect(await faultsOf(gameId)).toEqual([
    `game ${gameId}: it was sealed too late for its round`,
    `game ${gameId}: its closing time is not when it was sealed`,
    `game ${gameId}: entries: log_entry_edited`,
  ])
})
