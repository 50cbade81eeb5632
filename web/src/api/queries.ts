import { QueryClient } from '@tanstack/react-query'
import { Refused } from './client.ts'

const ATTEMPTS = 3

/** A refusal is final and not retried; anything else may be the network, and is retried. */
export function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (count, error) => !(error instanceof Refused && error.code !== 'unexpected') && count < ATTEMPTS,
        retryDelay: (attempt) => Math.min(500 * 2 ** attempt, 5_000),
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
    },
  })
}
