import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { type Browser, browse, type Reply } from './app.ts'
import { givenPerson } from './people.ts'
import { giveSession } from './sessions.ts'
import type { World } from './world.ts'

/** A signed-in player and the requests that a board sends. */
export type Player = {
  readonly id: string
  readonly username: string
  readonly browser: Browser
  readonly hold: (gameId: string, numbers: readonly number[], key?: string) => Promise<Reply>
  readonly pickAtRandom: (gameId: string, random: number, key?: string) => Promise<Reply>
  readonly releaseHolds: (gameId: string, number?: number) => Promise<Reply>
  readonly numbers: (gameId: string) => Promise<number[]>
}

export async function givenPlayer(world: World, app: FastifyInstance, secret: string): Promise<Player> {
  const { id, username } = await givenPerson(world, { hasPassword: false })
  const browser = browse(app)
  await giveSession(world.owner, browser, id, secret)
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
