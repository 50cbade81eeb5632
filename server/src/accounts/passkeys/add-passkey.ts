import type { PasskeyCredential } from '@edil/contract/passkeys'
import { PASSKEYS_MAX } from '@edil/domain/people'
import { Refusal } from '@edil/domain/refusal'
import { recordAudit } from '../../audit/record-audit.ts'
import { notify } from '../../notifications/notify.ts'
import { type Tx, transaction } from '../../platform/database/transaction.ts'
import type { SignedIn } from '../../platform/http/mount.ts'
import { checkPassword } from '../passwords/change-password.ts'
import { mapAuthErrors } from '../sign-in/auth-call.ts'
import type { LogInDeps } from '../sign-in/log-in.ts'
import { deleteSessions } from '../sign-in/sessions.queries.ts'
import { bindChallenge, takeChallenge } from './challenges.ts'
import { deletePasskey, listPasskeys } from './passkeys.queries.ts'
import type { Started } from './show-passkey.ts'

type Ask = { readonly caller: SignedIn; readonly headers: Headers }

/** Requires the password too: a stolen session that has just shown a code is not enough for a second factor of the thief's own. */
export async function startPasskey(
  deps: LogInDeps,
  { caller, password, headers }: Ask & { readonly password: string },
): Promise<Started> {
  const { auth, limits, store } = deps
  await checkPassword(store.db, limits, caller.personId, password)
  if ((await listPasskeys(store.db, caller.personId)).length >= PASSKEYS_MAX) throw new Refusal('passkeys_full')
  const { headers: cookies, response: options } = await mapAuthErrors(
    auth.api.generatePasskeyRegistrationOptions({ headers, returnHeaders: true }),
  )
  await bindChallenge(deps, options.challenge, { use: 'add', session: caller.sessionId })
  return { options: { ...options }, cookies }
}

export type AddPasskey = Ask & { readonly name: string; readonly credential: PasskeyCredential }

/** Ends all other sessions, as every change of the second factor does. */
export async function addPasskey(deps: LogInDeps, { caller, name, credential, headers }: AddPasskey): Promise<void> {
  await takeChallenge(deps, credential, { use: 'add', session: caller.sessionId })
  await mapAuthErrors(deps.auth.api.verifyPasskeyRegistration({ body: { response: credential, name }, headers }))
  await transaction(deps.store, (tx) => announce(tx, caller, 'passkey_added', name))
}

export type RemovePasskey = {
  readonly caller: SignedIn
  readonly passkeyId: string
  readonly password: string
}

/** The authenticator app stays, so a person who removes the last passkey still has a second factor. */
export async function removePasskey(
  { store, limits }: LogInDeps,
  { caller, passkeyId, password }: RemovePasskey,
): Promise<void> {
  await checkPassword(store.db, limits, caller.personId, password)
  await transaction(store, async (tx) => {
    const name = await deletePasskey(tx, caller.personId, passkeyId)
    if (name === undefined) throw new Refusal('passkey_not_found')
    await announce(tx, caller, 'passkey_removed', name)
  })
}

async function announce(
  tx: Tx,
  { personId, sessionId }: SignedIn,
  action: 'passkey_added' | 'passkey_removed',
  name: string,
): Promise<void> {
  await deleteSessions(tx, personId, sessionId)
  await notify(tx, personId, { kind: action, facts: {} })
  recordAudit(tx, { actor: personId, action, subject: personId, details: { name } })
}
