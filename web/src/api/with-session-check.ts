import type { QueryClient } from '@tanstack/react-query'
import { Refused } from './client.ts'
import { refreshSession } from './session.ts'

/** A session that ended elsewhere: this call finds out, and the page's guard takes over. */
export async function withSessionCheck<T>(client: QueryClient, call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (error instanceof Refused && error.code === 'login_required') await refreshSession(client).catch(() => null)
    throw error
  }
}
