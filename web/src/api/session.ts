import type { logOut, Me, showSession } from '@edil/contract/sessions'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { createEmitter } from '../store/create-emitter.ts'
import { get, send } from './client.ts'

const SESSION = ['session'] as const
/** What anybody may see; everything else that was read belongs to the person who leaves. */
const PUBLIC_KEYS: readonly unknown[] = ['games', 'draws', 'plans', 'sign-in-options', 'receiving-accounts']
const FRESH_MS = 60_000
/** The server sets this beside its own cookie, which no script can read. It proves nothing; it saves visitors a request. */
const HINT = /(?:^|; )edil_signed_in=1/

const { subscribe: subscribeToSession, emit } = createEmitter()

type Session = {
  /** `undefined` until it is known; `null` for a visitor. */
  readonly person: Me | null | undefined
  /** Somebody signed in here before, and most likely still is. */
  readonly isExpected: boolean
  readonly hasFailed: boolean
  readonly tryAgain: () => void
}

export function useSession(): Session {
  const hint = useSyncExternalStore(subscribe, readHint, atBuildTime)
  const { data, isError, refetch } = useQuery({
    queryKey: SESSION,
    queryFn: readSession,
    enabled: hint === 'somebody',
    staleTime: FRESH_MS,
  })
  return {
    // A page that is taken over late must first be what its HTML is, also when the header has the answer already.
    person: hint === 'somebody' ? data : hint === 'nobody' ? null : undefined,
    isExpected: hint === 'somebody',
    hasFailed: isError && data === undefined,
    tryAgain: () => void refetch(),
  }
}

/** After signing in, out, or a change of one's own account: asks who is here now. */
export async function refreshSession(client: QueryClient): Promise<Me | null> {
  const person = readHint() === 'somebody' ? await client.fetchQuery({ queryKey: SESSION, queryFn: readSession }) : null
  if (!person) forgetPerson(client)
  emit()
  return person
}

/** Ends the session, with `leave` before the page forgets who was here. Throws, and changes nothing, when the server did not hear of it. */
export function useLogOut(): (leave: () => void) => Promise<void> {
  const client = useQueryClient()
  return async (leave) => {
    await send<typeof logOut>('DELETE', '/api/session')
    leave()
    forgetPerson(client)
    emit()
  }
}

/** Where to send somebody who must sign in first; they come back to `to`. */
export function loginPath(to: string): string {
  return `/login?to=${encodeURIComponent(to)}`
}

/** Where somebody was heading: a place on this site, never `//elsewhere`, or the games. Without a language: the router adds it. */
export function safeDestination(search: string): string {
  const to = (new URLSearchParams(search).get('to') ?? '').replace(/^\/am(?=\/)/, '')
  return /^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(to) ? to : '/dashboard'
}

async function readSession(): Promise<Me | null> {
  return (await get<typeof showSession>('/api/session')).person
}

function forgetPerson(client: QueryClient): void {
  client.setQueryData(SESSION, null)
  client.removeQueries({ predicate: ({ queryKey: [first] }) => first !== SESSION[0] && !PUBLIC_KEYS.includes(first) })
}

type Hint = 'unknown' | 'nobody' | 'somebody'

const atBuildTime = (): Hint => 'unknown'

function readHint(): Hint {
  return HINT.test(document.cookie) ? 'somebody' : 'nobody'
}

/** Another tab may have signed in or out while this one was away. */
function subscribe(listener: () => void): () => void {
  const unsubscribe = subscribeToSession(listener)
  document.addEventListener('visibilitychange', listener)
  return () => {
    unsubscribe()
    document.removeEventListener('visibilitychange', listener)
  }
}
