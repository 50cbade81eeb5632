import type { QueryClient } from '@tanstack/react-query'
import { Refused } from './client.ts'
import { refreshSession } from './session.ts'

/** Refreshes the session when a request shows that it has ended elsewhere, so that the page's guard takes over. */
export async function withSessionCheck<T>(client: QueryClient, call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (error instanceof Refused && error.code === 'login_required') await refreshSession(client).catch(() => null)
    throw error
  }
}
