import { createHmac } from 'node:crypto'
import { Refusal } from '@edil/domain/refusal'
import type { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { subscriberOf } from './network.ts'

const HOUR = 3_600
const DAY = 24 * HOUR

/**
 * Attempts per hour unless `seconds` says otherwise, per account or per client address. With `backsOff` more attempts are allowed, one after each wait, and
 * the waits get longer: a stranger who keeps trying delays the owner but does not shut them out.
 */
export const LIMITS = {
  /** By the typed identifier and the network, so that unknown accounts are limited like existing ones. */
  login_by_network: { per: 'account', points: 5, backsOff: true },
  /** By a browser that has signed in to the account before. */
  login_by_browser: { per: 'account', points: 5, backsOff: true },
  /** All spellings of one account together, from all networks; without browsers that have signed in before. */
  login_by_account: { per: 'account', points: 100 },
  /** Right passwords only: each costs a hash, a session and an audit entry. */
  sign_in: { per: 'account', points: 60 },
  second_factor: { per: 'account', points: 10 },
  password_check: { per: 'account', points: 10 },
  account_change: { per: 'account', points: 30 },
  /** Fewer, because the answer tells whether a number has an account. */
  phone_change: { per: 'account', points: 5 },
  /** A search by a complete email or phone number tells whether it has an account. A person on duty looks up a few an hour. */
  people_search: { per: 'account', points: 300 },
  payment: { per: 'account', points: 60 },
  upload: { per: 'account', points: 60 },
  /** An upload is stored for a day. */
  upload_kilobytes: { per: 'account', points: 60 * 1_024, seconds: DAY },
  /** Each may take ten seconds of a processor. */
  refused_picture: { per: 'account', points: 10 },
  /** Each reads everything that is stored about a person. */
  data_download: { per: 'account', points: 10 },
  telegram_code: { per: 'account', points: 20 },
  ticket_file: { per: 'account', points: 300 },
  reset_mail: { per: 'account', points: 5 },
  // A town can share one carrier address, so this is generous, and only failed logins count.
  login_by_address: { per: 'address', points: 300 },
  register: { per: 'address', points: 100 },
  forgot: { per: 'address', points: 100 },
  link: { per: 'address', points: 300 },
  ticket_check: { per: 'address', points: 3_000 },
  social: { per: 'address', points: 300 },
  /** Launch data of Telegram that was refused. */
  mini_app: { per: 'address', points: 300 },
} as const satisfies Record<string, Limit>

type Limit = {
  readonly per: 'account' | 'address'
  readonly points: number
  readonly seconds?: number
  readonly backsOff?: true
}

export type LimitName = keyof typeof LIMITS

const FIRST_WAIT_SECONDS = 15
const LONGEST_WAIT_SECONDS = 600

/** 15 seconds after the first attempt over the limit, then twice as long each time, up to ten minutes. */
function waitSeconds(attemptsOver: number): number {
  return Math.min(FIRST_WAIT_SECONDS * 2 ** (attemptsOver - 1), LONGEST_WAIT_SECONDS)
}

export type Limits = {
  /**
   * Counts an attempt before it is made, so that concurrent attempts are limited too. Throws when there were too many;
   * otherwise returns how many are left.
   */
  readonly take: (name: LimitName, key: string, points?: number) => Promise<number>
  /** Uncounts an attempt that turned out to be valid. */
  readonly giveBack: (name: LimitName, key: string) => Promise<void>
}

export type LimitOptions = {
  readonly redis: Redis
  /** Hides typed identifiers and addresses: Redis holds no personal data. */
  readonly key: Buffer
  /** Multiplies the limits per address, for tests and load from a single address. */
  readonly addressFactor?: number
}

/**
 * Counts in Redis for all processes. Without Redis each process counts separately and allows half, so limits are less
 * exact but never off.
 */
export function createLimits({ redis, key, addressFactor = 1 }: LimitOptions): Limits {
  const limiterOf = limitersOn(redis, addressFactor)
  const turns = turnsOn(redis)
  /** Ids of accounts stay readable, so that an operator can delete a counter. */
  const hide = (name: LimitName, of: string) => {
    if (UUID.test(of)) return of
    const counted = LIMITS[name].per === 'address' ? subscriberOf(of) : of
    return createHmac('sha256', key).update(counted).digest('base64url')
  }
  return {
    async take(name, of, points = 1) {
      const limit: Limit = LIMITS[name]
      return limit.backsOff
        ? takeTurn({ limiter: limiterOf(name), turns, name, key: hide(name, of), free: limit.points })
        : (await consume(limiterOf(name), hide(name, of), { points })).remainingPoints
    },
    async giveBack(name, of) {
      await limiterOf(name).reward(hide(name, of))
    },
  }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function limitersOn(redis: Redis, addressFactor: number): (name: LimitName) => RateLimiterRedis {
  const limiters = new Map<LimitName, RateLimiterRedis>()
  for (const [name, { per, points, backsOff, seconds = HOUR }] of Object.entries<Limit>(LIMITS)) {
    const allowed = points * (per === 'address' ? addressFactor : 1)
    // Attempts over a limit with waits are counted too: the count decides how long the next wait is.
    const counted = backsOff ? UNLIMITED : allowed
    limiters.set(
      name as LimitName,
      new RateLimiterRedis({
        storeClient: redis,
        keyPrefix: `limit:${name}`,
        points: counted,
        duration: seconds,
        insuranceLimiter: new RateLimiterMemory({
          keyPrefix: `limit:${name}`,
          points: Math.ceil(counted / 2),
          duration: seconds,
        }),
      }),
    )
  }
  return (name) => {
    const limiter = limiters.get(name)
    if (!limiter) throw new Error(`there is no limit ${name}`)
    return limiter
  }
}

const UNLIMITED = 1_000_000

/** One attempt until its wait is over. The wait is set when the attempt is made, so concurrent attempts get one turn. */
function turnsOn(redis: Redis): RateLimiterRedis {
  return new RateLimiterRedis({
    storeClient: redis,
    keyPrefix: 'limit:turn',
    points: 1,
    duration: LONGEST_WAIT_SECONDS,
    insuranceLimiter: new RateLimiterMemory({ keyPrefix: 'limit:turn', points: 1, duration: LONGEST_WAIT_SECONDS }),
  })
}

type Turn = {
  readonly limiter: RateLimiterRedis
  readonly turns: RateLimiterRedis
  readonly name: LimitName
  readonly key: string
  readonly free: number
}

async function takeTurn({ limiter, turns, name, key, free }: Turn): Promise<number> {
  const { consumedPoints } = await consume(limiter, key)
  if (consumedPoints <= free) return free - consumedPoints
  try {
    await consume(turns, `${name}:${key}`, { customDuration: waitSeconds(consumedPoints - free) })
    return 0
  } catch (error) {
    // An attempt that was not made does not make the next wait longer.
    await limiter.reward(key)
    throw error
  }
}

async function consume(
  limiter: RateLimiterRedis,
  key: string,
  { points = 1, ...options }: { readonly points?: number; readonly customDuration?: number } = {},
): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(key, points, options)
  } catch (error) {
    if (error instanceof RateLimiterRes) throw new Refusal('too_many_attempts')
    throw error
  }
}
