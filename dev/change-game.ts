import type { Game } from '@edil/contract/games'
import type { LiveEvent } from '@edil/contract/live'
import type { Pool } from 'pg'

export type Change = {
  readonly gameId: string
  readonly version: number
  readonly committedAt: number
  readonly payload: string
}

/**
 * Commits a change of a game with its event: for stories and measurements that need many changes and no player. Resolves
 * when PostgreSQL has acknowledged the commit.
 */
export async function changeGame(owner: Pool, gameId: string, channel = 'games'): Promise<Change> {
  const client = await owner.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query<GameRow>(
      'update games set numbers_sold = numbers_sold % 99 + 1, players = 1, version = version + 1 where id = $1 returning *',
      [gameId],
    )
    const [row] = rows
    if (!row) throw new Error(`no game ${gameId}`)
    const payload = JSON.stringify(eventOf(row))
    await client.query('insert into live_events (channel, payload) values ($1, $2)', [channel, payload])
    await client.query('commit')
    const committedAt = performance.timeOrigin + performance.now()
    await client.query(`select pg_notify('live_events', '')`)
    return { gameId, version: row.version, committedAt, payload }
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}

/** Moves the closing time of these games, and of the jobs that close them. */
export async function makeDue(owner: Pool, gameIds: readonly string[], at: Date): Promise<void> {
  await owner.query('update games set closes_at = $2, version = version + 1 where id = any($1)', [gameIds, at])
  await owner.query(`update pgboss.job set start_after = $2 where name = 'close-game' and data->>'gameId' = any($1)`, [
    gameIds,
    at,
  ])
}

type GameRow = {
  readonly id: string
  readonly plan_id: string
  readonly type: Game['type']
  readonly title: string
  readonly status: Game['status']
  readonly version: number
  readonly fee: string
  readonly first_prize: string
  readonly second_prize: string
  readonly third_prize: string
  readonly numbers_sold: number
  readonly players: number
  readonly numbers_approved: number
  readonly payments_approved: number
  readonly hold_minutes: number
  readonly opened_at: Date
  readonly closes_at: Date
  readonly draws_at: Date
}

function eventOf(row: GameRow): LiveEvent {
  return {
    kind: 'game',
    game: {
      id: row.id,
      planId: row.plan_id,
      type: row.type,
      title: row.title,
      status: row.status,
      version: row.version,
      feeSantim: Number(row.fee),
      prizesSantim: [Number(row.first_prize), Number(row.second_prize), Number(row.third_prize)],
      numbers: 100,
      numbersSold: row.numbers_sold,
      players: row.players,
      numbersApproved: row.numbers_approved,
      paymentsApproved: row.payments_approved,
      holdMinutes: row.hold_minutes,
      openedAt: row.opened_at.toISOString(),
      closesAt: row.closes_at.toISOString(),
      drawsAt: row.draws_at.toISOString(),
    },
  }
}
