import { Redis } from 'ioredis'

/**
 * Redis is optional: every command fails quickly, and callers have a fallback. Commands are not queued while Redis is
 * unavailable, because the caller would no longer be waiting.
 */
export function connectRedis(
  url: string,
  onLost: (error: Error) => void,
  { keyPrefix = 'edil:', commandTimeout = 500 } = {},
): Redis {
  const redis = new Redis(url, {
    keyPrefix,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2_000,
    commandTimeout,
    retryStrategy: (attempt) => Math.min(attempt * 200, 2_000),
  })
  redis.on('error', onLost)
  return redis
}
