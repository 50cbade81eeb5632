import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { Refusal } from '@edil/domain/refusal'
import type { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'

const HOUR = 3_600
const DAY = 24 * HOUR

/** Attempts per hour unless `seconds` says otherwise, per account or per client address. */
export const LIMITS = {
  /** By the typed identifier, so that unknown accounts are limited like existing ones. */
  login_by_identifier: { per: 'account', points: 10 },
  /** All spellings of one account together, from all addresses. */
  login_by_account: { per: 'account', points: 10 },
  /** Right ones too: each costs a password hash, a session and an audit entry. */
  sign_in: { per: 'account', points: 60 },
  second_factor: { per: 'account', points: 10 },
  password_check: { per: 'account', points: 10 },
  account_change: { per: 'account', points: 30 },
  payment: { per: 'account', points: 60 },
  upload: { per: 'account', points: 60 },
  /** An upload is stored for a day. */
  upload_kilobytes: { per: 'account', points: 60 * 1_024, seconds: DAY },
  /** Each may take ten seconds of a processor. */
  refused_picture: { per: 'account', points: 10 },
  ticket_file: { per: 'account', points: 300 },
  reset_mail: { per: 'account', points: 5 },
  // A town can share one carrier address, so this is generous, and only failed logins count.
  login_by_address: { per: 'address', points: 300 },
  register: { per: 'address', points: 100 },
  forgot: { per: 'address', points: 100 },
  link: { per: 'address', points: 300 },
  ticket_check: { per: 'address', points: 3_000 },
  social: { per: 'address', points: 300 },
} as const satisfies Record<string, Limit>

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** One household of IPv6 has a /64: 2⁶⁴ addresses. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [before = '', after] = address.split('::')
  const groups = before.split(':').filter(Boolean)
  const rest = after?.split(':').filter(Boolean) ?? []
  const zeros = Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0')
  return [...groups, ...zeros, ...rest].slice(0, 4).join(':')
}

type Limit = { readonly per: 'account' | 'address'; readonly points: number; readonly seconds?: number }

export type LimitName = keyof typeof LIMITS

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
  readonly secret: string
  /** Multiplies the limits per address, for tests and load from a single address. */
  readonly addressFactor?: number
}

/**
 * Counts in Redis for all processes. Without Redis each process counts separately and allows half, so limits are less
 * exact but never off.
 */
export function createLimits({ redis, secret, addressFactor = 1 }: LimitOptions): Limits {
  const limiters = new Map<LimitName, RateLimiterRedis>()
  for (const [name, { per, points, seconds = HOUR }] of Object.entries<Limit>(LIMITS)) {
    const allowed = points * (per === 'address' ? addressFactor : 1)
    limiters.set(
      name as LimitName,
      new RateLimiterRedis({
        storeClient: redis,
        keyPrefix: `limit:${name}`,
        points: allowed,
        duration: seconds,
        insuranceLimiter: new RateLimiterMemory({
          keyPrefix: `limit:${name}`,
          points: Math.ceil(allowed / 2),
          duration: seconds,
        }),
      }),
    )
  }
  const limiterOf = (name: LimitName) => {
    const limiter = limiters.get(name)
    if (!limiter) throw new Error(`there is no limit ${name}`)
    return limiter
  }
  /** Ids of accounts stay readable, so that an operator can delete a counter. */
  const keyOf = (name: LimitName, of: string) => {
    if (UUID.test(of)) return of
    const counted = LIMITS[name].per === 'address' ? networkOf(of) : of
    return createHmac('sha256', secret).update(`limit ${counted}`).digest('base64url')
  }
  return {
    async take(name, key, points = 1) {
      try {
        return (await limiterOf(name).consume(keyOf(name, key), points)).remainingPoints
      } catch (error) {
        if (error instanceof RateLimiterRes) throw new Refusal('too_many_attempts')
        throw error
      }
    },
    async giveBack(name, key) {
      await limiterOf(name).reward(keyOf(name, key))
    },
  }
}
