import { randomBytes } from 'node:crypto'
import { TEST_CHAIN, timeOfRound } from '@edil/domain/draw/chains'
import { decidingRound, writeCloseRecord } from '@edil/domain/draw/close-record'
import { manifestHash } from '@edil/domain/draw/manifest'
import { openHash, writeOpenRecord } from '@edil/domain/draw/open-record'
import type { Pool, PoolClient } from 'pg'
import type { Act } from './steps.ts'

/** Three numbers each, and the last one the hundredth. */
export const PLAYERS_OF_A_FULL_BOARD = 34

/** The ids of all plans of the run begin so. */
export const PLAN_MARK = 'fd'

/** Before now. A closed game has waited longer than any that is closed during the run, so nets find it first. */
const DUE_MS = { close: 1_000, draw: 3_660_000 }
const CLOSED_MS = 3_600_000

/**
 * A game whose every number is paid for and whose time to be closed, or to be drawn, has come. A plan of its own: one whose
 * game is still to be closed opens the next one with it, and that is not due for half a day.
 */
export async function givenDueGame(owner: Pool, personIds: readonly string[], act: Act): Promise<string> {
  const planId = PLAN_MARK + randomBytes(6).toString('hex')
  const client = await owner.connect()
  try {
    await client.query('begin')
    await insertPlan(client, planId, act)
    const closesAt = new Date(Date.now() - DUE_MS[act])
    const promise = await insertGame(client, planId, closesAt)
    await sellAll(client, promise.gameId, personIds)
    if (act === 'draw') await closeBoard(client, promise)
    await client.query('commit')
    return promise.gameId
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}

async function insertPlan(client: PoolClient, planId: string, act: Act): Promise<void> {
  await client.query(
    `insert into plans (id, type, title, fee, first_prize, second_prize, third_prize, draws_every, draws_at, is_active)
     select $1, type, title, fee, first_prize, second_prize, third_prize, 'day',
            (now() at time zone 'Africa/Addis_Ababa' + interval '12 hours')::time, $2
     from plans where id = 'daily'`,
    [planId, act === 'close'],
  )
}

type GivenPromise = { readonly gameId: string; readonly record: string; readonly closesAt: Date }

/** As games are opened: with what it promises, and that in the log. */
async function insertGame(client: PoolClient, planId: string, closesAt: Date): Promise<GivenPromise> {
  const { rows } = await client.query(
    `insert into games (id, plan_id, sequence, type, title, fee, first_prize, second_prize, third_prize, hold_minutes,
                        draws_when_full, opened_at, closes_at, draws_at, status, numbers_sold, numbers_approved,
                        payments_approved, players)
     select id || '-1', id, 1, type, title, fee, first_prize, second_prize, third_prize, hold_minutes, draws_when_full,
            now() - interval '1 day', $2, $2, 'full', 100, 100, $3, $3
     from plans where id = $1 returning *`,
    [planId, closesAt, PLAYERS_OF_A_FULL_BOARD],
  )
  const [game] = rows
  const record = writeOpenRecord({
    gameId: game.id,
    type: game.type,
    title: game.title,
    feeSantim: Number(game.fee),
    prizesSantim: [Number(game.first_prize), Number(game.second_prize), Number(game.third_prize)],
    pool: 'all',
    closesAt: closesAt.toISOString(),
    drawAt: closesAt.toISOString(),
    beaconChainHash: TEST_CHAIN.chainHash,
    beaconPublicKey: TEST_CHAIN.publicKey,
  })
  await client.query('insert into open_records (game_id, record) values ($1, $2)', [game.id, record])
  await recordAudit(client, 'game_opened', game.id, record)
  return { gameId: game.id, record, closesAt }
}

/** Payments, tickets, numbers and the money, as if everything had been approved. */
async function sellAll(client: PoolClient, gameId: string, personIds: readonly string[]): Promise<void> {
  await client.query(
    `with sold as materialized (
       select gen_random_uuid() as id, person_id, nth, played.numbers, cardinality(played.numbers) as count,
              cardinality(played.numbers) * games.fee as amount
       from games, unnest($2::uuid[]) with ordinality as person (person_id, nth), lateral (
         select array(select n::smallint from generate_series(3 * nth - 2, least(3 * nth, 100)) as n) as numbers) as played
       where games.id = $1
     ), pictures as (
       insert into screenshots (id, person_id, file, original_sha256, perceptual_hash, width, height, bytes)
       select id, person_id, replace(id::text, '-', '') || '.jpg', sha256(id::text::bytea), 0, 720, 1280, 40000 from sold
     ), paid as (
       insert into payments (id, person_id, idempotency_key, game_id, method, account_name, count, amount, numbers, screenshot_id, status,
                             outcome, decided_at, decided_by)
       select id, person_id, id, $1, 'telebirr', 'Selam', count, amount, numbers, id, 'approved', 'ticket', now(), person_id
       from sold
     ), issued as (
       insert into tickets (id, number, key, game_id, person_id, payment_id, numbers)
       select id, 'D-0001-' || lpad(nth::text, 4, '0'), decode(replace(gen_random_uuid()::text, '-', ''), 'hex'), $1, person_id,
              id, numbers
       from sold
     ), playing as (
       insert into numbers (game_id, number, person_id, slot, status, payment_id, ticket_id)
       select $1, number, person_id, slot, 'approved', id, id
       from sold, unnest(numbers) with ordinality as played (number, slot)
     )
     select post_money('entry_fee', 'payment:' || id, array['mobile:telebirr', 'game:' || $1], array[-amount, amount])
     from sold`,
    [gameId, personIds],
  )
}

/** As games are closed by their time, but an hour ago: its round is out. */
async function closeBoard(client: PoolClient, { gameId, record: openRecord, closesAt }: GivenPromise): Promise<void> {
  const closedAt = new Date(Date.now() - CLOSED_MS)
  const { rows } = await client.query<{ number: number; key: string }>(
    `select number, encode(ticket_key, 'hex') as key from seal_numbers($1)`,
    [gameId],
  )
  const times = { closedAtMs: closedAt.getTime(), drawAtMs: closesAt.getTime() }
  const round = decidingRound({ chain: TEST_CHAIN, closedBy: 'time', ...times })
  const facts = {
    gameId,
    openHash: openHash(openRecord),
    manifestHash: manifestHash(gameId, new Map(rows.map(({ number, key }) => [number, key]))),
    sold: rows.length,
    closedAt: closedAt.toISOString(),
    closedBy: 'time' as const,
    round,
  }
  const record = writeCloseRecord(facts)
  await client.query(
    `insert into close_records (game_id, record, open_hash, manifest_hash, sold, closed_by, round, round_at)
     values ($1, $2, decode($3, 'hex'), decode($4, 'hex'), $5, $6, $7, $8)`,
    [
      gameId,
      record,
      facts.openHash,
      facts.manifestHash,
      facts.sold,
      facts.closedBy,
      round,
      new Date(timeOfRound(TEST_CHAIN, round)),
    ],
  )
  await client.query(`update games set status = 'drawing', closed_at = $2, version = version + 1 where id = $1`, [
    gameId,
    closedAt,
  ])
  await recordAudit(client, 'game_closed', gameId, record)
}

async function recordAudit(client: PoolClient, action: string, gameId: string, record: string): Promise<void> {
  await client.query(`insert into audit_log (actor, action, subject, details) values ('system', $1, $2, $3)`, [
    action,
    gameId,
    JSON.stringify({ record }),
  ])
}
