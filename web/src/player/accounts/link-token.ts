import { useEffect, useState } from 'react'
import { Refused } from '../../api/client.ts'

/**
 * The token of a mailed link: `undefined` until it is read, `null` when there is none. It is removed from the address bar at
 * once, so that it is in no history and on no screenshot; the tab stores it for a reload or a change of language.
 */
export function useLinkToken(page: 'reset' | 'verify'): string | null | undefined {
  const [token, setToken] = useState<string | null>()
  useEffect(() => setToken(takeToken(page)), [page])
  return token
}

export function deleteToken(page: 'reset' | 'verify'): void {
  try {
    sessionStorage.removeItem(keyOf(page))
  } catch {}
}

/** A truncated token is treated like an expired one. */
export function isLinkRefused(error: unknown): boolean {
  return error instanceof Refused && (error.code === 'link_invalid' || error.code === 'request_invalid')
}

function takeToken(page: 'reset' | 'verify'): string | null {
  const { pathname, search } = location
  const token = new URLSearchParams(search).get('token')
  // Storage throws where cookies are blocked; then the token lasts as long as the page.
  try {
    if (!token) return sessionStorage.getItem(keyOf(page))
    sessionStorage.setItem(keyOf(page), token)
  } catch {}
  const kept = new URLSearchParams(search)
  kept.delete('token')
  history.replaceState(history.state, '', kept.size > 0 ? `${pathname}?${kept}` : pathname)
  return token
}

function keyOf(page: string): string {
  return `edil.link.${page}`
}
