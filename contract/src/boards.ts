import { NUMBER_STATUSES, PICKS_MAX } from '@edil/domain/boards'
import { NUMBERS_PER_GAME } from '@edil/domain/plans'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { boardNumber, gameId, pickCount, version } from './fields.ts'
import { instant } from './time.ts'
import { uuid } from './uuid.ts'

const numberStatus = z.enum(NUMBER_STATUSES)

/** The taken numbers of one player that have the same status. */
const takenNumbers = z.object({
  /** First name and initial. Of a player who hides it: the number of the ticket, or `null` before there is one. */
  player: z.nullable(z.string()),
  status: numberStatus,
  numbers: z.array(boardNumber).check(z.minLength(1), z.maxLength(PICKS_MAX)),
})
export type TakenNumbers = z.infer<typeof takenNumbers>

/** Every taken number; the others are free. Complete state: a newer version replaces an older one. */
export const board = z.object({ gameId, version, taken: z.array(takenNumbers) })
export type Board = z.infer<typeof board>

export const EXAMPLE_BOARD: Board = {
  gameId: 'daily-412',
  version: 38,
  taken: [
    { player: 'Selam B.', status: 'approved', numbers: [7] },
    { player: 'Hana T.', status: 'pending', numbers: [16, 17, 19] },
    { player: null, status: 'held', numbers: [38] },
  ],
}

export const showBoard = endpoint({
  name: 'showBoard',
  method: 'GET',
  path: '/api/games/:gameId/board',
  summary: 'The taken numbers of a game, lowest first',
  tag: 'boards',
  access: 'everyone',
  params: z.object({ gameId }),
  response: board,
  example: EXAMPLE_BOARD,
  refusals: ['game_not_found'],
  publicCacheSeconds: 1,
})

const myNumber = z.object({
  number: boardNumber,
  status: numberStatus,
  /** When the hold expires. */
  heldUntil: z.nullable(instant),
})
export type MyNumber = z.infer<typeof myNumber>

/** The numbers of the caller on one board, lowest first, as of `version` of the game. */
const myNumbers = z.object({
  gameId,
  version,
  numbers: z.array(myNumber).check(z.maxLength(PICKS_MAX)),
  /** The time of the server: a phone's clock may be wrong by hours, and a countdown must not be. */
  now: instant,
})
export type MyNumbers = z.infer<typeof myNumbers>

const EXAMPLE_MINE: MyNumbers = {
  gameId: 'daily-412',
  version: 38,
  numbers: [{ number: 42, status: 'held', heldUntil: '2026-11-15T12:15:00.000Z' }],
  now: '2026-11-15T12:00:28.000Z',
}

export const showMyNumbers = endpoint({
  name: 'showMyNumbers',
  method: 'GET',
  path: '/api/games/:gameId/my-numbers',
  summary: 'The numbers of the caller on the board of a game',
  tag: 'boards',
  access: 'person',
  params: z.object({ gameId }),
  response: myNumbers,
  example: EXAMPLE_MINE,
  refusals: ['game_not_found'],
})

/** The idempotency key of a claim, chosen by the client: the same key again returns the first response. */
const claimKey = uuid

export const holdNumbers = endpoint({
  name: 'holdNumbers',
  method: 'POST',
  path: '/api/games/:gameId/holds',
  summary: 'Holds the given numbers, all or none, or the given count of random free ones',
  tag: 'boards',
  access: 'person',
  params: z.object({ gameId }),
  body: z.union([
    z.strictObject({ key: claimKey, numbers: z.array(boardNumber).check(z.maxLength(NUMBERS_PER_GAME)) }),
    z.strictObject({ key: claimKey, random: pickCount }),
  ]),
  response: myNumbers,
  example: EXAMPLE_MINE,
  refusals: [
    'game_not_found',
    'game_closed',
    'game_full',
    'holds_used_up',
    'new_players_full',
    'no_numbers_chosen',
    'numbers_taken',
    'profile_incomplete',
    'sales_stopped',
    'staff_cannot_play',
    'too_many_attempts',
    'too_many_holds',
    'too_many_numbers',
  ],
})

const releasing = {
  method: 'DELETE',
  tag: 'boards',
  access: 'person',
  response: myNumbers,
  refusals: ['game_not_found'],
} as const

export const releaseNumber = endpoint({
  ...releasing,
  name: 'releaseNumber',
  path: '/api/games/:gameId/holds/:number',
  summary: 'Releases one held number. Does nothing if the number is no longer held',
  params: z.object({ gameId, number: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(NUMBERS_PER_GAME)) }),
  example: { ...EXAMPLE_MINE, numbers: [] },
})

export const releaseNumbers = endpoint({
  ...releasing,
  name: 'releaseNumbers',
  path: '/api/games/:gameId/holds',
  summary: 'Releases every held number of the caller on this board',
  params: z.object({ gameId }),
  example: { ...EXAMPLE_MINE, numbers: [] },
})

/** The names are fixed by the owner's specification. */
const joinReply = z.object({
  success: z.boolean(),
  message: z.string(),
  /** The reason as a code, for clients that translate it; `null` on success. */
  refusal: z.nullable(z.enum(['game_closed', 'game_full', 'profile_incomplete', 'sales_stopped'])),
  game_started: z.boolean(),
  winning_number: z.nullable(boardNumber),
  current_participants: z.int().check(z.nonnegative()),
})
export type JoinReply = z.infer<typeof joinReply>

export const joinGame = endpoint({
  name: 'joinGame',
  method: 'POST',
  path: '/api/games/:gameId/join',
  summary: 'Whether the caller can pick numbers on this board now. Holds nothing',
  tag: 'boards',
  access: 'person',
  params: z.object({ gameId }),
  response: joinReply,
  example: {
    success: true,
    message: 'Pick up to 3 numbers.',
    refusal: null,
    game_started: false,
    winning_number: null,
    current_participants: 21,
  },
  refusals: ['game_not_found'],
})
