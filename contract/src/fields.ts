import { PICKS_MAX } from '@edil/domain/boards'
import { GAME_TYPES, NUMBERS_PER_GAME } from '@edil/domain/plans'
import { PAYMENT_METHODS } from '@edil/domain/postings'
import * as z from 'zod/mini'
import { uuid } from './uuid.ts'

/** Fields that several endpoints share. Those of a person are in person-fields.ts, because forms load them too. */

/** Money in whole santim, a hundredth of a birr. */
export const santim = z.int().check(z.nonnegative())
/** First, second and third prize. */
export const prizesSantim = z.tuple([santim, santim, santim])
export const count = z.int().check(z.nonnegative())
/** Grows with every change: a response or event with a lower version is older. */
export const version = z.int().check(z.positive())
/** SHA-256, in hexadecimal digits. */
export const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/))
/** A position in the public log: the number of an entry and its hash. */
export const logHead = z.object({ seq: z.int(), hash })

export const gameId = z.string().check(z.regex(/^[a-z][a-z0-9]{1,30}-[1-9][0-9]{0,8}$/))
export const gameType = z.enum(GAME_TYPES)
export const boardNumber = z.int().check(z.minimum(1), z.maximum(NUMBERS_PER_GAME))
/** The numbers of one player, payment or ticket on one board. */
export const pickedNumbers = z.array(boardNumber).check(z.maxLength(PICKS_MAX))
/** How many numbers are paid for. */
export const pickCount = z.int().check(z.minimum(1), z.maximum(PICKS_MAX))

export const paymentId = uuid
export const paymentMethod = z.enum(PAYMENT_METHODS)
export const ticketKey = z.string().check(z.regex(/^[0-9a-f]{32}$/))

/** The response of an endpoint with `responseMediaType`. */
export const fileBytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array)
/** The same, for a file that may be sent while it is still being written. */
export const fileStream = z.custom<Uint8Array | AsyncIterable<string>>(
  (value) =>
    typeof value === 'object' && value !== null && (value instanceof Uint8Array || Symbol.asyncIterator in value),
)
