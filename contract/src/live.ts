import * as z from 'zod/mini'
import { board } from './boards.ts'
import { GAMES_CHANNEL } from './channels.ts'
import { draw } from './draws.ts'
import { endpoint } from './endpoint.ts'
import { count, instant } from './fields.ts'
import { game } from './games.ts'

/** The name of a channel is its address below /live/. */
export const channelName = z.string().check(z.regex(/^[a-z][a-z0-9-]*(\/[a-z0-9-]+)*$/), z.maxLength(120))

/** An event carries complete state, never a difference: a viewer who missed ten events is up to date after the eleventh. */
export const liveEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('game'), game }),
  z.object({ kind: z.literal('board'), board }),
  z.object({ kind: z.literal('draw'), draw }),
  /** Something in the account has changed. Carries no data: the channel is not protected. */
  z.object({ kind: z.literal('account') }),
  /** Something in the review queue has changed. */
  z.object({ kind: z.literal('review') }),
  /** Shows that the channel is alive: the server's time, and the id of the message before it, if there was one. */
  z.object({ kind: z.literal('heartbeat'), at: instant, before: z.nullable(z.string()) }),
])

export type LiveEvent = z.infer<typeof liveEvent>

export const countViewers = endpoint({
  name: 'countViewers',
  method: 'GET',
  path: '/api/live/viewers',
  summary: 'How many viewers are connected to a channel, over all nodes',
  tag: 'live',
  access: 'everyone',
  query: z.object({ channel: channelName }),
  response: z.object({ channel: channelName, viewers: count }),
  example: { channel: GAMES_CHANNEL, viewers: 128 },
  refusals: [],
  publicCacheSeconds: 2,
})
