import type { logOut, Me, showSession } from '@edil/contract/sessions'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { createEmitter } from '../store/create-emitter.ts'
import { get, send } from './client.ts'

const SESSION = ['session'] as const
/** Public data. Everything else in the cache belongs to the person who signs out. */
const PUBLIC_KEYS: readonly unknown[] = ['games', 'draws', 'figures', 'plans', 'sign-in-options', 'receiving-accounts']
const FRESH_MS = 60_000
/** Set by the server beside the session cookie, which scripts cannot read. It proves nothing; it saves visitors a request. */
const HINT = /(?:^|; )edil_signed_in=1/

export const { subscribe: subscribeToSession, emit: announceSession } = createEmitter()
let hintOfTask: Hint | undefined

type Session = {
  /** `undefined` until it is known; `null` for a visitor. */
  readonly person: Me | null | undefined
  /** Most likely signed in, by the hint cookie. */
  readonly isExpected: boolean
  readonly hasFailed: boolean
  readonly tryAgain: () => void
}

export function useSession(): Session {
  const hint = useSyncExternalStore(subscribe, readHint, atBuildTime)
  const { data, isError, refetch } = useQuery({
    queryKey: SESSION,
    queryFn: readSession,
    enabled: hint === 'signed-in',
    staleTime: FRESH_MS,
  })
  return {
    // While a page hydrates it must render what its HTML shows, even if the header knows the session already.
    person: hint === 'signed-in' ? data : hint === 'visitor' ? null : undefined,
    isExpected: hint === 'signed-in',
    hasFailed: isError && data === undefined,
    tryAgain: () => void refetch(),
  }
}

/** Reads the session again, after signing in or out or a change of the account. */
export async function refreshSession(client: QueryClient): Promise<Me | null> {
  const person =
    readHint() === 'signed-in' ? await client.fetchQuery({ queryKey: SESSION, queryFn: readSession }) : null
  if (!person) clearPerson(client)
  announceSession()
  return person
}

/** Ends the session. Calls `leave` before the cache and the tab's storage are cleared. Throws, and changes nothing, when the server was not reached. */
export function useLogOut(): (leave: () => void) => Promise<void> {
  const client = useQueryClient()
  return async (leave) => {
    await send<typeof logOut>('DELETE', '/api/session')
    leave()
    clearPerson(client)
    sessionStorage.clear()
    announceSession()
  }
}

/** The login page, which leads back to `to`. */
export function loginPath(to: string): string {
  return `/login?to=${encodeURIComponent(to)}`
}

/** The `to` of a search, if it is a path of this site (never `//elsewhere`), else the games. Without a language: the router adds it. */
export function safeDestination(search: string): string {
  const to = (new URLSearchParams(search).get('to') ?? '').replace(/^\/am(?=\/)/, '')
  return /^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(to) ? to : '/dashboard'
}

async function readSession(): Promise<Me | null> {
  return (await get<typeof showSession>('/api/session')).person
}

function clearPerson(client: QueryClient): void {
  client.setQueryData(SESSION, null)
  client.removeQueries({ predicate: ({ queryKey: [first] }) => first !== SESSION[0] && !PUBLIC_KEYS.includes(first) })
}

type Hint = 'unknown' | 'visitor' | 'signed-in'

const atBuildTime = (): Hint => 'unknown'

/** Another process can change the cookie while a script runs, but React renders with one value: the hint stays the same until the script ends. */
function readHint(): Hint {
  if (!hintOfTask) {
    hintOfTask = HINT.test(document.cookie) ? 'signed-in' : 'visitor'
    queueMicrotask(() => {
      hintOfTask = undefined
    })
  }
  return hintOfTask
}

/** Another tab may have signed in or out while this one was hidden. */
function subscribe(listener: () => void): () => void {
  const unsubscribe = subscribeToSession(listener)
  document.addEventListener('visibilitychange', listener)
  return () => {
    unsubscribe()
    document.removeEventListener('visibilitychange', listener)
  }
}
