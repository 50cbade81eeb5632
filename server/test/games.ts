import { randomBytes } from 'node:crypto'
import { GAMES_CHANNEL } from '@edil/contract/channels'
import { TEST_CHAIN } from '@edil/domain/draw/chains'
import type { GameStatus } from '@edil/domain/games'
import { sql } from 'kysely'
import { publishOpenRecord } from '../src/draws/publish-open-record.ts'
import { gameView } from '../src/games/game-view.ts'
import { type GameRow, insertNextGame, lockGame } from '../src/games/games.queries.ts'
import { openNextGame } from '../src/games/open-next-game.ts'
import { recordEvent } from '../src/live/record-event.ts'
import { type Tx, transaction } from '../src/platform/database/transaction.ts'
import type { World } from './world.ts'

export type GivenPlan = {
  readonly isActive?: boolean
  /** The beginning of the plan's id. */
  readonly prefix?: string
  /** The whole id. */
  readonly id?: string
  /** The plan that it copies. */
  readonly copyOf?: 'midday' | 'daily'
  /** By default the title of the plan that it copies. */
  readonly title?: string
  /** The time of its daily draw, such as `18:05`. */
  readonly drawsAt?: string
  /** Moves its daily draw; by default it draws when the copied plan does. */
  readonly drawsInHours?: number
}

/** A copy of a shipped plan, so that tests of one file do not share games. There is no use case that adds a plan. */
export async function givenPlan({ owner }: World, given: GivenPlan = {}): Promise<string> {
  const { isActive = true, prefix = 'p', copyOf = 'daily', title = null, drawsInHours = null, drawsAt = null } = given
  const id = given.id ?? prefix + randomBytes(6).toString('hex')
  await owner.query(
    `insert into plans (id, type, title, fee, first_prize, second_prize, third_prize, draws_every, draws_on, draws_at, is_active)
     select $1, type, coalesce($6, title), fee, first_prize, second_prize, third_prize, draws_every, draws_on,
            coalesce($5::time, (now() at time zone 'Africa/Addis_Ababa' + make_interval(hours => $3::integer))::time, draws_at), $2
     from plans where id = $4`,
    [id, isActive, drawsInHours, copyOf, drawsAt, title],
  )
  return id
}

/** A worker that runs opens the first game of every active plan, so a plan becomes active when its game is open. */
async function activatePlan({ owner }: World, planId: string): Promise<void> {
  await owner.query('update plans set is_active = true where id = $1', [planId])
}

export type GivenGame = { readonly planId: string; readonly closesAt: Date; readonly drawsAt: Date }

/** A game that opened an hour ago and closes in an hour, unless `given` says otherwise. No job closes it. */
export async function givenGame(world: World, given: Partial<GivenGame> = {}): Promise<string> {
  const planId = given.planId ?? (await givenPlan(world, { isActive: false }))
  const gameId = await transaction(world.store, async (tx) => {
    const game = await openGame(tx, planId, given)
    await publishOpenRecord(tx, game, TEST_CHAIN)
    return game.id
  })
  if (given.planId === undefined) await activatePlan(world, planId)
  return gameId
}

export type RunningPlan = { readonly planId: string; readonly gameId: string }

/** An active plan with an open game. */
export async function givenRunningPlan(world: World, prefix?: string): Promise<RunningPlan> {
  const planId = await givenPlan(world, { isActive: false, ...(prefix ? { prefix } : {}) })
  const gameId = await givenGame(world, { planId })
  await activatePlan(world, planId)
  return { planId, gameId }
}

/** The first game of a new plan, opened as a worker does. */
export async function givenOpenedGame(world: World): Promise<string> {
  const planId = await givenPlan(world)
  await transaction(world.store, (tx) => openNextGame(tx, { planId, now: new Date(), chain: TEST_CHAIN }))
  // Or a worker that runs has opened it.
  const { rows } = await world.owner.query('select id from games where plan_id = $1 and closed_at is null', [planId])
  return rows[0].id
}

/** Opens the plan's next game without its open record. */
export async function openGame(tx: Tx, planId: string, given: Partial<GivenGame>): Promise<GameRow> {
  const plan = await tx.db.selectFrom('plans').selectAll().where('id', '=', planId).executeTakeFirstOrThrow()
  const game = await insertNextGame(tx, { plan, ...timesOf(given), openedAt: hoursFromNow(-1) })
  if (!game) throw new Error(`plan ${planId} already has an open game`)
  return game
}

export type GivenGameRow = GivenGame & {
  readonly status: GameStatus
  readonly numbersSold: number
  readonly numbersApproved: number
  readonly paymentsApproved: number
}

/** A game in any state, reachable or not: a row without the numbers, payments and records that use cases would leave. */
export async function givenGameRow(world: World, given: Partial<GivenGameRow>): Promise<string> {
  const planId = given.planId ?? (await givenPlan(world))
  const { closesAt, drawsAt } = timesOf(given)
  const status = given.status ?? 'active'
  const closedAt = status === 'active' || status === 'full' ? null : closesAt
  const sold = given.numbersSold ?? (status === 'full' ? 100 : 0)
  const { rows } = await world.owner.query<{ id: string }>(
    `insert into games (id, plan_id, sequence, type, title, fee, first_prize, second_prize, third_prize, hold_minutes,
                        claim_days, draws_when_full, opened_at, closes_at, draws_at, status, closed_at, numbers_sold, numbers_approved,
                        payments_approved)
     select id || '-' || next.sequence, id, next.sequence, type, title, fee, first_prize, second_prize, third_prize,
            hold_minutes, claim_days, draws_when_full, now() - interval '1 hour', $2, $3, $4, $5, $6, $7, $8
     from plans, (select coalesce(max(sequence), 0) + 1 as sequence from games where plan_id = $1) as next
     where id = $1 returning id`,
    [planId, closesAt, drawsAt, status, closedAt, sold, given.numbersApproved ?? 0, given.paymentsApproved ?? 0],
  )
  const gameId = rows[0]?.id ?? ''
  await transaction(world.store, async (tx) => {
    const game = await lockGame(tx, gameId)
    if (game) await publishOpenRecord(tx, game, TEST_CHAIN)
  })
  return gameId
}

function timesOf({ closesAt = hoursFromNow(1), drawsAt }: Partial<GivenGame>): { closesAt: Date; drawsAt: Date } {
  return { closesAt, drawsAt: drawsAt ?? new Date(closesAt.getTime() + 600_000) }
}

const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000)

/** Moves the closing time of games and of the jobs that close them, as if their time had come. */
export async function makeDue({ owner }: World, gameIds: readonly string[], at = new Date()): Promise<void> {
  await owner.query('update games set closes_at = $2, version = version + 1 where id = any($1)', [gameIds, at])
  await owner.query(`update pgboss.job set start_after = $2 where name = 'close-game' and data->>'gameId' = any($1)`, [
    gameIds,
    at,
  ])
}

export type GameChange = { readonly gameId: string; readonly version: number; readonly committedAt: number }

/**
 * Gives a game a new version and records the event: for tests and measurements that need many changes and no players. The
 * counters stay, because the game may have players. Resolves when PostgreSQL has acknowledged the commit.
 */
export async function changeGame({ store }: World, gameId: string): Promise<GameChange> {
  const version = await transaction(store, async (tx) => {
    const { rows } = await sql<GameRow>`
      update games set version = version + 1 where id = ${gameId} returning *`.execute(tx.db)
    const [game] = rows
    if (!game) throw new Error(`no game ${gameId}`)
    await recordEvent(tx, GAMES_CHANNEL, { kind: 'game', game: gameView(game, []) })
    return game.version
  })
  return { gameId, version, committedAt: performance.timeOrigin + performance.now() }
}
