import { Refusal } from '@edil/domain/refusal'
import type { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'

const HOUR = 3_600

/** How often something may be tried within an hour: per account, or per address from which it is tried. */
const LIMITS = {
  /** By what was typed, so that an account that does not exist is limited just like one that does. */
  login_by_identifier: { per: 'account', points: 10 },
  /** All spellings of one account together, whatever addresses they come from. */
  login_by_account: { per: 'account', points: 10 },
  second_factor: { per: 'account', points: 10 },
  password_check: { per: 'account', points: 10 },
  account_change: { per: 'account', points: 30 },
  payment: { per: 'account', points: 60 },
  upload: { per: 'account', points: 60 },
  ticket_file: { per: 'account', points: 300 },
  reset_mail: { per: 'account', points: 5 },
  // A whole town can share one address behind the carrier: generous, and only failures count against sign-ins.
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
   * Counts an attempt before it is made, so that a hundred at once are ten. Throws when there were too many; otherwise says
   * how many are left.
   */
  readonly take: (name: LimitName, key: string) => Promise<number>
  /** The attempt was an honest one after all. */
  readonly giveBack: (name: LimitName, key: string) => Promise<void>
}

export type LimitOptions = {
  readonly redis: Redis
  /** More attempts per address, for tests and load that all come from one. */
  readonly addressFactor?: number
}

/**
 * Counted in Redis for all processes together. Without Redis each process counts for itself and allows half: less exact,
 * never open.
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
