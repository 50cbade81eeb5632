import type { PasskeyCredential } from '@edil/contract/passkeys'
import { Refusal } from '@edil/domain/refusal'
import { recordAudit } from '../../audit/record-audit.ts'
import { transaction } from '../../platform/database/transaction.ts'
import type { SignedIn } from '../../platform/http/mount.ts'
import type { Auth } from '../sign-in/auth.ts'
import { mapAuthErrors } from '../sign-in/auth-call.ts'
import { type LogInDeps, recordSignIn } from '../sign-in/log-in.ts'
import { sessionIn } from '../sign-in/second-factor.ts'
import { deleteSession, markSecondFactor, markSteppedUp } from '../sign-in/sessions.queries.ts'
import { bindChallenge, type ChallengeOwner, takeChallenge } from './challenges.ts'
import { isPasskeyOf, listPasskeys, markPasskeyUsed } from './passkeys.queries.ts'

export type Started = {
  /** For the browser's own passkey dialog. */
  readonly options: Record<string, unknown>
  readonly cookies: Headers
}

/** The headers are without the session's cookie, as for a code. */
export async function startPasskeySignIn(deps: LogInDeps, headers: Headers): Promise<Started> {
  const { personId, token } = await pendingSignIn(deps, headers)
  return startShowing(deps, { personId, headers, owner: { use: 'sign_in', session: token } })
}

/** Completes a sign-in whose password was right. */
export async function signInWithPasskey(
  deps: LogInDeps,
  { credential, headers }: { readonly credential: PasskeyCredential; readonly headers: Headers },
): Promise<{ readonly personId: string; readonly cookies: readonly Headers[] }> {
  const { auth, store } = deps
  const { personId, token } = await pendingSignIn(deps, headers)
  const owner = { use: 'sign_in', session: token } as const
  const { cookies, sessionId } = await showPasskey(deps, { personId, credential, headers, owner })
  const { headers: ended, response } = await mapAuthErrors(
    auth.api.endPendingSignIn({ body: { token }, headers, returnHeaders: true }),
  )
  await transaction(store, async (tx) => {
    if (response.isEnded) await markSecondFactor(tx, sessionId)
    else await deleteSession(tx, personId, sessionId)
  })
  if (!response.isEnded) throw new Refusal('login_required')
  await recordSignIn(store, personId, 'password and passkey', sessionId)
  return { personId, cookies: [cookies, ended] }
}

export function startPasskeyStepUp(
  deps: LogInDeps,
  { caller, headers }: { readonly caller: SignedIn; readonly headers: Headers },
): Promise<Started> {
  return startShowing(deps, { personId: caller.personId, headers, owner: ownerOfStepUp(caller) })
}

export type StepUpWithPasskey = {
  readonly caller: SignedIn
  readonly credential: PasskeyCredential
  readonly headers: Headers
}

export async function stepUpWithPasskey(
  deps: LogInDeps,
  { caller, credential, headers }: StepUpWithPasskey,
): Promise<void> {
  const { personId } = caller
  const { sessionId } = await showPasskey(deps, { personId, credential, headers, owner: ownerOfStepUp(caller) })
  await transaction(deps.store, async (tx) => {
    // The library signs in with a passkey. The caller keeps their session, and no browser gets the cookie of the new one.
    await deleteSession(tx, personId, sessionId)
    await markSteppedUp(tx, caller.sessionId)
    recordAudit(tx, { actor: personId, action: 'stepped_up', subject: personId, details: { by: 'passkey' } })
  })
}

const ownerOfStepUp = ({ sessionId }: SignedIn): ChallengeOwner => ({ use: 'step_up', session: sessionId })

function pendingSignIn({ auth }: LogInDeps, headers: Headers): Promise<{ personId: string; token: string }> {
  return mapAuthErrors(auth.api.readPendingSignIn({ headers }))
}

type AuthenticationResponse = NonNullable<Parameters<Auth['api']['verifyPasskeyAuthentication']>[0]>['body']['response']
type Showing = { readonly personId: string; readonly headers: Headers; readonly owner: ChallengeOwner }

async function startShowing(deps: LogInDeps, { personId, headers, owner }: Showing): Promise<Started> {
  const passkeys = await listPasskeys(deps.store.db, personId)
  if (passkeys.length === 0) throw new Refusal('passkey_not_found')
  const { headers: cookies, response } = await mapAuthErrors(
    deps.auth.api.generatePasskeyAuthenticationOptions({ headers, returnHeaders: true }),
  )
  await bindChallenge(deps, response.challenge, owner)
  const allowCredentials = passkeys.map(({ credential_id, transports }) => ({
    id: credential_id,
    type: 'public-key',
    ...(transports ? { transports: transports.split(',') } : {}),
  }))
  return { options: { ...response, userVerification: 'required', allowCredentials }, cookies }
}

/**
 * Checks the answer of a passkey. The library would accept the passkey of any person, so its owner is checked here. Returns the session
 * that the library has created, and its cookies.
 */
async function showPasskey(
  deps: LogInDeps,
  { personId, credential, headers, owner }: Showing & { readonly credential: PasskeyCredential },
): Promise<{ readonly sessionId: string; readonly cookies: Headers }> {
  const { auth, limits, store } = deps
  await limits.take('second_factor', personId)
  await takeChallenge(deps, credential, owner)
  if (!(await isPasskeyOf(store.db, personId, credential.id))) throw new Refusal('passkey_refused')
  const { headers: cookies } = await mapAuthErrors(
    auth.api.verifyPasskeyAuthentication({
      // The library checks the rest of its fields.
      body: { response: credential as unknown as AuthenticationResponse },
      headers,
      returnHeaders: true,
    }),
  )
  const sessionId = await sessionIn(deps, cookies)
  await transaction(store, (tx) => markPasskeyUsed(tx, credential.id))
  await limits.giveBack('second_factor', personId)
  return { sessionId, cookies }
}
