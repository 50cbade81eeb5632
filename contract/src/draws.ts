import { CLOSINGS } from '@edil/domain/draw/closings'
import { GAME_STATUSES } from '@edil/domain/games'
import { NUMBERS_PER_GAME } from '@edil/domain/plans'
import { showOf } from '@edil/domain/show'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { boardNumber, count, gameId, gameType, hash, logHead, santim, version } from './fields.ts'
import { instant } from './time.ts'

const signature = z.string().check(z.regex(/^[0-9a-f]{96}$/))

/** One of three drawn numbers. A number that was not sold has no winner. */
const drawnNumber = z.object({
  number: boardNumber,
  prizeSantim: santim,
  isSold: z.boolean(),
  /** First name and initial; `null` when the winner hides it, or the number was not sold. */
  player: z.nullable(z.string()),
  ticketNumber: z.nullable(z.string()),
})
export type DrawnNumber = z.infer<typeof drawnNumber>

/** The draw of a closed game. Complete state: a newer version replaces an older one. */
export const draw = z.object({
  gameId,
  type: gameType,
  title: z.string(),
  status: z.enum(GAME_STATUSES),
  /** The version of the game. */
  version,
  closedAt: instant,
  closedBy: z.enum(CLOSINGS),
  sold: count,
  /** The numbers of the sealed list, lowest first. */
  soldNumbers: z.array(boardNumber).check(z.maxLength(NUMBERS_PER_GAME)),
  players: count,
  feeSantim: santim,
  /** The entry fees in the ledger; they must equal `sold` times the fee. */
  takingsSantim: santim,
  openHash: hash,
  manifestHash: hash,
  /** The beacon round that decides the draw, and when it is due. */
  round: z.int().check(z.positive()),
  roundAt: instant,
  /** `null` until the round is published. */
  result: z.nullable(
    z.object({
      drawnAt: instant,
      /** When every screen shows what: the start, each ball, and the end, before which the result is shown nowhere else. */
      show: z.object({
        startsAt: instant,
        thirdAt: instant,
        secondAt: instant,
        firstAt: instant,
        celebrationAt: instant,
        endsAt: instant,
      }),
      signature,
      /** 1st, 2nd, 3rd. */
      winners: z.tuple([drawnNumber, drawnNumber, drawnNumber]),
      /** The position of the result in the public log. */
      logHead,
    }),
  ),
  /** Who saw the sealed list at least 5 s before the round. */
  witnessed: z.object({
    by: count,
    /** How many witnesses there are. */
    of: count,
    /** When the last of them saw it. */
    at: z.nullable(instant),
  }),
  /** A host has cleared the stage. The result is not affected. */
  isCleared: z.boolean(),
  /** Drawn with the test beacon, whose key is public. */
  isTrial: z.boolean(),
})
export type Draw = z.infer<typeof draw>

export const EXAMPLE_DRAW: Draw = {
  gameId: 'daily-412',
  type: 'daily',
  title: 'Daily',
  status: 'completed',
  version: 212,
  closedAt: '2026-11-15T14:50:00.000Z',
  closedBy: 'time',
  sold: 97,
  soldNumbers: Array.from({ length: 100 }, (_, index) => index + 1).filter((number) => ![19, 50, 51].includes(number)),
  players: 61,
  feeSantim: 50_000,
  takingsSantim: 4_850_000,
  openHash: '94c0ee37a8a9c9f4fc0e9b5a5e1cbdc3c0a0c47ae2a2f8d47e1c7c6b1f8a30d5',
  manifestHash: '3c79b3674269c0dce50fbd2b6ac0bfd3001d74cb832cb44c4bf9d1848b144bc1',
  round: 31_799_517,
  roundAt: '2026-11-15T15:00:00.000Z',
  result: {
    drawnAt: '2026-11-15T15:00:01.412Z',
    show: showOf(new Date('2026-11-15T15:00:01.412Z')),
    signature: 'b7a6d29a93f17085866bf67bed95be9c3b46fd74e7cab12bbf91340f27d99ecc83bc5d46ff4b2b4c6f28aa975bf69fcc',
    winners: [
      { number: 27, prizeSantim: 3_500_000, isSold: true, player: 'Hana T.', ticketNumber: 'D-0412-0031' },
      { number: 19, prizeSantim: 300_000, isSold: false, player: null, ticketNumber: null },
      { number: 78, prizeSantim: 200_000, isSold: true, player: null, ticketNumber: 'D-0412-0007' },
    ],
    logHead: { seq: 10_412, hash: '0b5e1cbdc3c0a0c47ae2a2f8d47e1c7c6b1f8a30d594c0ee37a8a9c9f4fc0e9b' },
  },
  witnessed: { by: 3, of: 3, at: '2026-11-15T14:50:03.000Z' },
  isCleared: false,
  isTrial: false,
}

export const listDraws = endpoint({
  name: 'listDraws',
  method: 'GET',
  path: '/api/draws',
  summary: 'Closed games, drawn or waiting for their beacon round, latest first',
  tag: 'draws',
  access: 'everyone',
  query: z.strictObject({ type: z.optional(gameType) }),
  response: z.object({ draws: z.array(draw) }),
  example: { draws: [EXAMPLE_DRAW] },
  refusals: [],
  publicCacheSeconds: 1,
})

export const showDraw = endpoint({
  name: 'showDraw',
  method: 'GET',
  path: '/api/games/:gameId/draw',
  summary: 'The draw of one closed game',
  tag: 'draws',
  access: 'everyone',
  params: z.object({ gameId }),
  response: draw,
  example: EXAMPLE_DRAW,
  refusals: ['draw_not_found'],
  publicCacheSeconds: 1,
})

/** An entry of the audit log that is published. */
export const logEntry = z.object({
  seq: z.int(),
  at: z.string(),
  actor: z.string(),
  action: z.string(),
  subject: z.string(),
  details: z.string(),
  /** Random; only entries that are published show it. */
  salt: z.string(),
  previousHash: hash,
  hash,
  /** Shows that the entry is in the public log (C2SP tlog-proof); `null` while no checkpoint contains it. */
  proof: z.nullable(z.string()),
})

export const EXAMPLE_LOG_ENTRY = {
  seq: 10_412,
  at: '2026-11-15T15:00:01.412345Z AD',
  actor: 'system',
  action: 'game_drawn',
  subject: 'daily-412',
  details: '{"record":"…"}',
  salt: '9f86d081884c7d659a2feaa0c55ad015',
  previousHash: EXAMPLE_DRAW.openHash,
  hash: EXAMPLE_DRAW.manifestHash,
  proof: 'c2sp.org/tlog-proof@v1\nindex 10411\n…',
}

const commitments = z.record(z.string(), hash)

/** Published when the game opens, so that later changes can be detected by anyone who saved it. */
export const showRecords = endpoint({
  name: 'showRecords',
  method: 'GET',
  path: '/api/games/:gameId/records',
  summary:
    'The records that a game has published: its open record and, once it is closed, its close record with the list that was sealed',
  tag: 'draws',
  access: 'everyone',
  params: z.object({ gameId }),
  response: z.object({
    gameId,
    openRecord: z.string(),
    closeRecord: z.nullable(z.string()),
    /** The hash of each sold number and its ticket's key; `null` until the game is closed. */
    commitments: z.nullable(commitments),
    log: z.array(logEntry),
  }),
  example: {
    gameId: 'daily-412',
    openRecord: '{"protocol":"EDIL-DRAW/1",…}',
    closeRecord: null,
    commitments: null,
    log: [{ ...EXAMPLE_LOG_ENTRY, action: 'game_opened' }],
  },
  refusals: ['game_not_found'],
  publicCacheSeconds: 1,
})

/** Everything that is needed to verify a draw independently; docs/fairness.md explains it. */
export const showProof = endpoint({
  name: 'showProof',
  method: 'GET',
  path: '/api/games/:gameId/proof',
  summary: 'The proof of a draw, as one file for any verifier',
  tag: 'draws',
  access: 'everyone',
  params: z.object({ gameId }),
  response: z.object({
    protocol: z.literal('EDIL-DRAW/1'),
    gameId,
    openRecord: z.string(),
    closeRecord: z.string(),
    resultRecord: z.string(),
    commitments,
    log: z.object({ opened: logEntry, closed: logEntry, drawn: logEntry }),
  }),
  example: {
    protocol: 'EDIL-DRAW/1',
    gameId: 'daily-412',
    openRecord: '{"protocol":"EDIL-DRAW/1",…}',
    closeRecord: '{"protocol":"EDIL-DRAW/1",…}',
    resultRecord: '{"protocol":"EDIL-DRAW/1",…}',
    commitments: { 7: EXAMPLE_DRAW.manifestHash },
    log: { opened: EXAMPLE_LOG_ENTRY, closed: EXAMPLE_LOG_ENTRY, drawn: EXAMPLE_LOG_ENTRY },
  },
  refusals: ['draw_not_found'],
  publicCacheSeconds: 1,
})

const HOSTS = ['host', 'admin'] as const
const hosting = {
  method: 'POST',
  tag: 'draws',
  access: HOSTS,
  requiresStepUp: true,
  params: z.object({ gameId }),
  response: draw,
  example: EXAMPLE_DRAW,
} as const

/** Idempotent: many requests by many hosts make one closing, one round and one draw. */
export const startDraw = endpoint({
  ...hosting,
  name: 'startDraw',
  path: '/api/games/:gameId/draw',
  summary: 'Closes a game early on request, and draws a closed one as soon as its round is published',
  body: z.strictObject({
    closesEarly: z.boolean(),
    /** Why the game closes before the announced time; required then. */
    reason: z._default(z.string().check(z.trim(), z.maxLength(300)), ''),
  }),
  refusals: ['game_not_found', 'game_still_open', 'game_not_ready', 'game_step_not_allowed', 'reason_required'],
})

/** What a host should know before closing a game. */
const closingFacts = z.object({
  gameId,
  /** Payments of this game that no reviewer has decided: their numbers would not be in the draw. */
  paymentsWaiting: count,
  /** Numbers that players hold at the moment, to pay for them. */
  numbersHeld: count,
  /** Paid for approved numbers. */
  moneyInSantim: santim,
  /** All three prizes, as if each drawn number had an owner. */
  prizesAtMostSantim: santim,
  /** Before the announced closing time. */
  isEarly: z.boolean(),
})
export type ClosingFacts = z.infer<typeof closingFacts>

export const showClosingFacts = endpoint({
  name: 'showClosingFacts',
  method: 'GET',
  path: '/api/games/:gameId/closing',
  summary: 'Waiting payments, held numbers, money in and prizes of an open game, before a host closes it',
  tag: 'draws',
  access: HOSTS,
  params: z.object({ gameId }),
  response: closingFacts,
  example: {
    gameId: 'midday-9',
    paymentsWaiting: 1,
    numbersHeld: 4,
    moneyInSantim: 190_000,
    prizesAtMostSantim: 770_000,
    isEarly: true,
  },
  refusals: ['game_not_found'],
})

export const enterSignature = endpoint({
  ...hosting,
  name: 'enterSignature',
  path: '/api/games/:gameId/signature',
  summary: 'Draws a closed game with the signature of its round from any source; the signature is verified',
  body: z.strictObject({ signature: z.string().check(z.maxLength(400)) }),
  refusals: ['draw_not_found', 'signature_wrong'],
})

export const clearStage = endpoint({
  ...hosting,
  name: 'clearStage',
  path: '/api/games/:gameId/stage/clear',
  summary: 'Clears the stage for viewers. The result is not affected',
  refusals: ['draw_not_found'],
})

/** The show itself is made up in the host's browser: the server only records that there was one. */
export const recordRehearsal = endpoint({
  name: 'recordRehearsal',
  method: 'POST',
  path: '/api/rehearsals',
  summary: 'Records that a host rehearses a draw. Nothing else is stored or published',
  tag: 'draws',
  access: HOSTS,
  body: z.strictObject({ type: gameType }),
  response: z.object({ type: gameType }),
  example: { type: 'daily' },
  refusals: [],
})
