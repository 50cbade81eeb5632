import { asPhone } from '@edil/domain/phone'
import { Refusal } from '@edil/domain/refusal'
import { recordAudit } from '../../audit/record-audit.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { notify } from '../../notifications/notify.ts'
import type { Db } from '../../platform/database/db.ts'
import { type Store, transaction } from '../../platform/database/transaction.ts'
import type { LimitName, Limits } from '../../platform/http/limits.ts'
import { networkOf } from '../../platform/http/network.ts'
import {
  DECOY_PERSON_ID,
  findPersonByEmail,
  findPersonByPhone,
  findPersonByUsername,
  type PersonRow,
} from '../accounts.queries.ts'
import type { Auth } from './auth.ts'
import { mapAuthErrors } from './auth-call.ts'
import { deleteUnusedSessions } from './sessions.queries.ts'

export type LogInDeps = { readonly store: Store; readonly auth: Auth; readonly limits: Limits }

export type LogIn = {
  readonly identifier: string
  readonly password: string
  readonly to?: string | undefined
  readonly address: string
  readonly headers: Headers
  /** The id of the browser, if this person has signed in with it before. */
  readonly knownBrowserOf: (personId: string) => string | undefined
  /** Work that runs after the response, so that the response for an existing account is not slower. */
  readonly afterwards: (work: Promise<void>) => void
}

export type LoggedIn = {
  readonly next: 'signed_in' | 'second_factor'
  readonly cookies: Headers
  /** Known after the password alone; nothing is remembered in the browser before the second factor. */
  readonly personId: string | undefined
}

/** Of one person, on all devices. */
const SESSIONS_MAX = 20

/** The decoy account: the library does the same work for it as for any other account, and no password opens it. */
const DECOY_EMAIL = `closed-${DECOY_PERSON_ID}@closed.invalid`

/**
 * Signs a person in by email, username or phone. Every attempt is counted before it runs, and given back when the password
 * is right.
 * - A browser that has signed in to the account before has a count of its own, and no other.
 * - Otherwise attempts count by client address, by the typed identifier and its network, and by the account. We do not
 *   reveal the limit by account (a right password is then answered like a wrong one): it would show which identifiers
 *   belong to the same account.
 */
export async function logIn(deps: LogInDeps, attempt: LogIn): Promise<LoggedIn> {
  const { limits, store, auth } = deps
  const typed = asPhone(attempt.identifier) ?? attempt.identifier.toLowerCase()
  const person = await findByIdentifier(store.db, attempt.identifier)
  const browser = person && attempt.knownBrowserOf(person.id)
  const open: readonly [LimitName, string][] = browser
    ? [['login_by_browser', browser]]
    : [
        ['login_by_address', attempt.address],
        ['login_by_network', `${networkOf(attempt.address)}:${typed}`],
      ]
  for (const [name, key] of open) await limits.take(name, key)
  const account = person?.id ?? `unknown:${typed}`
  // Right passwords count too: each costs a hash, a session and an audit entry.
  const mayLogIn = (await attemptsLeft(limits, 'sign_in', account)) !== undefined
  const left = !mayLogIn ? undefined : browser ? 1 : await attemptsLeft(limits, 'login_by_account', account)
  const email = person && left !== undefined ? person.email : DECOY_EMAIL

  const giveBack = async () => {
    for (const [name, key] of open) await limits.giveBack(name, key)
    if (!browser) await limits.giveBack('login_by_account', account)
  }
  try {
    const { headers: cookies, response } = await mapAuthErrors(
      auth.api.signInEmail({
        body: { email, password: attempt.password },
        headers: attempt.headers,
        returnHeaders: true,
      }),
    )
    await giveBack()
    const next = 'twoFactorRedirect' in response ? 'second_factor' : 'signed_in'
    if (person && next === 'signed_in') await recordSignIn(store, person.id, 'password')
    return { next, cookies, personId: person?.id }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (mayLogIn && error.code === 'login_failed') await limits.giveBack('sign_in', account)
    if (!person) throw error
    if (error.code === 'login_failed') attempt.afterwards(noteFailure(store, person, left))
    else await giveBack()
    if (error.code === 'email_not_verified') await sendLinkAgain(deps, person, attempt.to)
    throw error
  }
}

/** Recorded before the response is sent: every session has an audit entry. Of many sessions the longest unused ones end. */
export async function recordSignIn(store: Store, personId: string, by: string, session?: string): Promise<void> {
  const details = { by, ...(session ? { session } : {}) }
  await transaction(store, async (tx) => {
    recordAudit(tx, { actor: personId, action: 'signed_in', subject: personId, details })
    await deleteUnusedSessions(tx, personId, SESSIONS_MAX)
  })
}

function findByIdentifier(db: Db, identifier: string): Promise<PersonRow | undefined> {
  if (identifier.includes('@')) return findPersonByEmail(db, identifier.toLowerCase())
  const phone = asPhone(identifier)
  return phone ? findPersonByPhone(db, phone) : findPersonByUsername(db, identifier)
}

/** Returns `undefined` when there were too many. */
async function attemptsLeft(limits: Limits, name: LimitName, account: string): Promise<number | undefined> {
  try {
    return await limits.take(name, account)
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

async function noteFailure(store: Store, person: PersonRow, left: number | undefined): Promise<void> {
  if (left === undefined) return
  await transaction(store, async (tx) => {
    if (left === 0) await notify(tx, person.id, { kind: 'sign_in_paused', facts: {} })
    recordAudit(tx, { actor: 'visitor', action: 'sign_in_refused', subject: person.id, details: {} })
  })
}

async function sendLinkAgain({ store, limits }: LogInDeps, person: PersonRow, to: string | undefined): Promise<void> {
  try {
    await limits.take('reset_mail', person.email)
  } catch (error) {
    if (error instanceof Refusal) return
    throw error
  }
  await transaction(store, (tx) =>
    enqueue(tx, 'send-account-mail', { kind: 'verification', personId: person.id, ...(to ? { to } : {}) }),
  )
}
