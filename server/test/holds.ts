import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { type Browser, browse, type Reply } from './app.ts'
import { givenPerson } from './people.ts'
import { giveSession } from './session.ts'

/** Somebody signed in, with what a player does on a board. */
export type Player = {
  readonly id: string
  readonly username: string
  readonly browser: Browser
  readonly hold: (gameId: string, numbers: readonly number[], key?: string) => Promise<Reply>
  readonly pickAtRandom: (gameId: string, random: number, key?: string) => Promise<Reply>
  readonly giveBack: (gameId: string, number?: number) => Promise<Reply>
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
    giveBack: (gameId, number) =>
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

/** As if these numbers had been paid for and approved. */
export async function approve(owner: Pool, gameId: string, personId: string): Promise<void> {
  await owner.query(
    `update numbers set status = 'approved', held_until = null where game_id = $1 and person_id = $2 and status = 'held'`,
    [gameId, personId],
  )
  await owner.query('select tell_numbers($1)', [gameId])
}
