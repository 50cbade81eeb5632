import * as z from 'zod/mini'
import { board } from './boards.ts'
import { GAMES_CHANNEL } from './channels.ts'
import { draw } from './draws.ts'
import { endpoint } from './endpoint.ts'
import { count } from './fields.ts'
import { game } from './games.ts'
import { instant } from './time.ts'

/** Channels that everyone may watch. The name of a channel is its address below /live/; nginx knows the same names. */
const publicChannel = z.string().check(z.regex(/^(games|live-draw|board\/[a-z0-9-]{1,60})$/))

/** Channels of one person and of the operators. */
const privateChannel = z.string().check(z.regex(/^(review|account\/[0-9a-f-]{36})$/))

/** An event carries complete state, never a difference: a viewer who missed ten events is up to date after the eleventh. */
export const liveEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('game'), game }),
  z.object({ kind: z.literal('board'), board }),
  z.object({ kind: z.literal('draw'), draw }),
  /** Something in the account has changed. Carries no data: the page reads it. */
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
  summary: 'How many viewers are connected to a public channel, over all nodes',
  tag: 'live',
  access: 'everyone',
  query: z.strictObject({ channel: publicChannel }),
  response: z.object({ channel: publicChannel, viewers: count }),
  example: { channel: GAMES_CHANNEL, viewers: 128 },
  refusals: [],
  publicCacheSeconds: 2,
})

export const checkChannelAccess = endpoint({
  name: 'checkChannelAccess',
  method: 'GET',
  path: '/api/live/access',
  summary: 'Whether the caller may watch a private channel. nginx asks before it connects a viewer',
  tag: 'live',
  access: 'person',
  query: z.strictObject({ channel: privateChannel }),
  response: z.object({}),
  example: {},
  refusals: ['not_allowed', 'second_factor_required'],
})
