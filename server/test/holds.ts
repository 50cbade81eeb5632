import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { type Browser, browse, type Reply } from './app.ts'
import { givenScreenshot } from './payments.ts'
import { givenPerson } from './people.ts'
import { giveSession } from './session.ts'

/** Somebody signed in, with what a player does on a board. */
export type Player = {
  readonly id: string
  readonly username: string
  readonly browser: Browser
  readonly hold: (gameId: string, numbers: readonly number[], key?: string) => Promise<Reply>
  readonly pickAtRandom: (gameId: string, random: number, key?: string) => Promise<Reply>
  readonly releaseHolds: (gameId: string, number?: number) => Promise<Reply>
  readonly numbers: (gameId: string) => Promise<number[]>
}

export async function givenPlayer(owner: Pool, app: FastifyInstance, secret: string): Promise<Player> {
  const { id, username } = await givenPerson(owner, { hasPassword: false })
  const browser = browse(app)
  await giveSession(owner, browser, id, secret)
  return {
    id,
    username,
    browser,
    hold: (gameId, numbers, key = randomUUID()) => browser.send('POST', `/api/games/${gameId}/holds`, { key, numbers }),
    pickAtRandom: (gameId, random, key = randomUUID()) =>
      browser.send('POST', `/api/games/${gameId}/holds`, { key, random }),
    releaseHolds: (gameId, number) =>
      browser.send('DELETE', `/api/games/${gameId}/holds${number === undefined ? '' : `/${number}`}`),
    numbers: async (gameId) => {
      const { body } = await browser.get(`/api/games/${gameId}/my-numbers`)
      return body.numbers.map(({ number }: { number: number }) => number)
    },
  }
}

/** As if the minutes of these holds had passed. */
export async function runOut(owner: Pool, gameId: string): Promise<void> {
  await owner.query(
    `update numbers set held_until = now() - interval '1 second' where game_id = $1 and status = 'held'`,
    [gameId],
  )
}

/** As if the held numbers of this player had been paid for and approved. */
export async function approve(owner: Pool, gameId: string, personId: string): Promise<void> {
  const held = `select array_agg(number order by number) from numbers
                where game_id = $1 and person_id = $2 and status = 'held'`
  const screenshotId = await givenScreenshot(owner, personId)
  await owner.query(
    `with paid as (
       insert into payments (person_id, idempotency_key, game_id, method, account_name, count, amount, numbers, screenshot_id, status,
                             outcome, decided_at, decided_by)
       select $2, gen_random_uuid(), $1, 'telebirr', 'Selam', cardinality(asked), 50000 * cardinality(asked), asked, $3,
              'approved', 'ticket', now(), $2
       from (${held}) as held (asked) returning id, numbers
     ), ticket as (
       insert into tickets (number, key, game_id, person_id, payment_id, numbers)
       select 'D-0001-' || lpad((select count(*) + 1 from tickets where game_id = $1)::text, 4, '0'),
              decode(replace(gen_random_uuid()::text, '-', ''), 'hex'), $1, $2, paid.id, paid.numbers
       from paid returning id, payment_id
     )
     update numbers set status = 'approved', held_until = null, payment_id = ticket.payment_id, ticket_id = ticket.id
     from ticket where game_id = $1 and person_id = $2 and status = 'held'`,
    [gameId, personId, screenshotId],
  )
  await owner.query('select recount_boards_of_numbers($1)', [gameId])
}
