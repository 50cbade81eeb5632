import { randomBytes } from 'node:crypto'
import { TEST_CHAIN } from '@edil/domain/draw/chains'
import { writeOpenRecord } from '@edil/domain/draw/open-record'
import type { GameStatus } from '@edil/domain/games'
import type { Pool } from 'pg'

export type GivenGame = {
  readonly planId: string
  readonly status: GameStatus
  readonly closesAt: Date
  readonly drawsAt: Date
  readonly numbersSold: number
  readonly numbersApproved: number
  readonly paymentsApproved: number
}

/** A plan of its own, like the daily one, so that tests in one file do not meet. */
export async function givenPlan(owner: Pool, { isActive = true } = {}): Promise<string> {
  const id = `p${randomBytes(6).toString('hex')}`
  await owner.query(
    `insert into plans (id, type, title, fee, first_prize, second_prize, third_prize, draws_every, draws_on, draws_at, is_active)
     select $1, type, title, fee, first_prize, second_prize, third_prize, draws_every, draws_on, draws_at, $2
     from plans where id = 'daily'`,
    [id, isActive],
  )
  return id
}

/** A game that has been open for an hour and closes in one; say what is different. */
export async function givenGame(owner: Pool, given: Partial<GivenGame> = {}): Promise<string> {
  const planId = given.planId ?? (await givenPlan(owner))
  const closesAt = given.closesAt ?? new Date(Date.now() + 3_600_000)
  const drawsAt = given.drawsAt ?? new Date(closesAt.getTime() + 600_000)
  const status = given.status ?? 'active'
  const closedAt = status === 'active' || status === 'full' ? null : closesAt
  const sold = given.numbersSold ?? (status === 'full' ? 100 : 0)
  const { rows } = await owner.query<{ id: string }>(
    `insert into games (id, plan_id, sequence, type, title, fee, first_prize, second_prize, third_prize, hold_minutes,
                        draws_when_full, opened_at, closes_at, draws_at, status, closed_at, numbers_sold, numbers_approved,
                        payments_approved)
     select id || '-' || next.sequence, id, next.sequence, type, title, fee, first_prize, second_prize, third_prize,
            hold_minutes, draws_when_full, now() - interval '1 hour', $2, $3, $4, $5, $6, $7, $8
     from plans, (select coalesce(max(sequence), 0) + 1 as sequence from games where plan_id = $1) as next
     where id = $1 returning id`,
    [planId, closesAt, drawsAt, status, closedAt, sold, given.numbersApproved ?? 0, given.paymentsApproved ?? 0],
  )
  const [game] = rows
  if (!game) throw new Error('no game was made')
  await promise(owner, game.id)
  return game.id
}

/** What the game promised when it opened, and that it stands in the log. */
async function promise(owner: Pool, gameId: string): Promise<void> {
  const { rows } = await owner.query('select * from games where id = $1', [gameId])
  const [game] = rows
  const record = writeOpenRecord({
    gameId,
    type: game.type,
    title: game.title,
    feeSantim: Number(game.fee),
    prizesSantim: [Number(game.first_prize), Number(game.second_prize), Number(game.third_prize)],
    pool: 'all',
    closesAt: game.closes_at.toISOString(),
    drawAt: game.draws_at.toISOString(),
    beaconChainHash: TEST_CHAIN.chainHash,
    beaconPublicKey: TEST_CHAIN.publicKey,
  })
  await owner.query('insert into open_records (game_id, record) values ($1, $2)', [gameId, record])
  await owner.query(
    `insert into audit_log (actor, action, subject, details) values ('system', 'game_opened', $1, $2)`,
    [gameId, JSON.stringify({ record })],
  )
}
