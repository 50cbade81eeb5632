import { Redis } from 'ioredis'

/**
 * A helper, never a truth: every command gives up quickly, and whoever uses it must have another way. Nothing waits in a
 * queue for Redis to come back, because by then nobody waits for the answer.
 */
export function connectRedis(url: string, onLost: (error: Error) => void, keyPrefix = 'edil:'): Redis {
  const redis = new Redis(url, {
    keyPrefix,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2_000,
    commandTimeout: 500,
    retryStrategy: (attempt) => Math.min(attempt * 200, 2_000),
  })
  redis.on('error', onLost)
  return redis
}
