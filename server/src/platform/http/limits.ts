import { Refusal } from '@edil/domain/refusal'
import type { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'

const HOUR = 3_600

/** Attempts per hour, per account or per client address. */
export const LIMITS = {
  /** By the typed identifier, so that unknown accounts are limited like existing ones. */
  login_by_identifier: { per: 'account', points: 10 },
  /** All spellings of one account together, from all addresses. */
  login_by_account: { per: 'account', points: 10 },
  second_factor: { per: 'account', points: 10 },
  password_check: { per: 'account', points: 10 },
  account_change: { per: 'account', points: 30 },
  payment: { per: 'account', points: 60 },
  upload: { per: 'account', points: 60 },
  ticket_file: { per: 'account', points: 300 },
  reset_mail: { per: 'account', points: 5 },
  // A town can share one carrier address, so this is generous, and only failed logins count.
  login_by_address: { per: 'address', points: 300 },
  register: { per: 'address', points: 100 },
  forgot: { per: 'address', points: 100 },
  link: { per: 'address', points: 300 },
  ticket_check: { per: 'address', points: 3_000 },
  social: { per: 'address', points: 300 },
} as const satisfies Record<string, { per: 'account' | 'address'; points: number }>

export type LimitName = keyof typeof LIMITS

export type Limits = {
  /**
   * Counts an attempt before it is made, so that concurrent attempts are limited too. Throws when there were too many;
   * otherwise returns how many are left.
   */
  readonly take: (name: LimitName, key: string) => Promise<number>
  /** Uncounts an attempt that turned out to be valid. */
  readonly giveBack: (name: LimitName, key: string) => Promise<void>
}

export type LimitOptions = {
  readonly redis: Redis
  /** Multiplies the limits per address, for tests and load from a single address. */
  readonly addressFactor?: number
}

/**
 * Counts in Redis for all processes. Without Redis each process counts separately and allows half, so limits are less
 * exact but never off.
 */
export function createLimits({ redis, addressFactor = 1 }: LimitOptions): Limits {
  const limiters = new Map<LimitName, RateLimiterRedis>()
  for (const [name, { per, points }] of Object.entries(LIMITS)) {
    const allowed = points * (per === 'address' ? addressFactor : 1)
    limiters.set(
      name as LimitName,
      new RateLimiterRedis({
        storeClient: redis,
        keyPrefix: `limit:${name}`,
        points: allowed,
        duration: HOUR,
        insuranceLimiter: new RateLimiterMemory({
          keyPrefix: `limit:${name}`,
          points: Math.ceil(allowed / 2),
          duration: HOUR,
        }),
      }),
    )
  }
  const limiterOf = (name: LimitName) => {
    const limiter = limiters.get(name)
    if (!limiter) throw new Error(`there is no limit ${name}`)
    return limiter
  }
  return {
    async take(name, key) {
      try {
        return (await limiterOf(name).consume(key)).remainingPoints
      } catch (error) {
        if (error instanceof RateLimiterRes) throw new Refusal('too_many_attempts')
        throw error
      }
    },
    async giveBack(name, key) {
      await limiterOf(name).reward(key)
    },
  }
}
