import type { AuditAction } from '@edil/domain/audit-actions'
import { isStaff } from '@edil/domain/people'
import { Refusal } from '@edil/domain/refusal'
import { renderSVG } from 'uqr'
import { recordAudit } from '../../audit/record-audit.ts'
import { type Tx, transaction } from '../../platform/database/transaction.ts'
import type { SignedIn } from '../../platform/http/mount.ts'
import { checkPassword } from '../passwords/change-password.ts'
import { mapAuthErrors } from './auth-call.ts'
import { type LogInDeps, recordSignIn } from './log-in.ts'
import { readSessionToken } from './session-cookie.ts'
import { claimCode, deleteSession, deleteSessions, markSecondFactor, markSteppedUp } from './sessions.queries.ts'

export type SecondFactor = {
  readonly code: string
  readonly isRecoveryCode: boolean
  readonly headers: Headers
}

/**
 * Completes a sign-in with the second factor. The library allows five attempts per sign-in and ten failures in a row
 * per account. The caller removes the session cookie from the headers: beside a session, the library would check codes
 * without counting them.
 */
export async function verifySecondFactor(
  deps: LogInDeps,
  attempt: SecondFactor,
): Promise<{ readonly personId: string; readonly cookies: Headers }> {
  const { auth, store } = deps
  const { headers, isRecoveryCode } = attempt
  const pendingId = await pendingPersonIn(deps, headers)
  const body = { code: plainCode(attempt.code, isRecoveryCode) }
  const call = isRecoveryCode
    ? auth.api.verifyBackupCode({ body, headers, returnHeaders: true })
    : auth.api.verifyTOTP({ body, headers, returnHeaders: true })
  const { headers: cookies, response } = await recordIfWrong(deps, 'visitor', pendingId, mapAuthErrors(call))
  const personId = response.user.id
  const sessionId = await sessionIn(deps, cookies)
  const isAccepted = await transaction(store, async (tx) => {
    if (!isRecoveryCode && !(await claimCode(tx, personId, body.code))) {
      await deleteSession(tx, personId, sessionId)
      return false
    }
    await markSecondFactor(tx, sessionId)
    return true
  })
  if (!isAccepted) await recordIfWrong(deps, 'visitor', personId, Promise.reject(new Refusal('second_factor_wrong')))
  if (isRecoveryCode) await note(deps, personId, 'recovery_code_used')
  const by = isRecoveryCode ? 'password and recovery code' : 'password and code'
  await recordSignIn(store, personId, by, sessionId)
  return { personId, cookies }
}

/** The person whose password was right, from the library's cookie between the two steps. */
async function pendingPersonIn({ auth }: LogInDeps, headers: Headers): Promise<string | undefined> {
  const { createAuthCookie, secret, internalAdapter } = await auth.$context
  const { name } = createAuthCookie('two_factor')
  const pending = readSessionToken(headers.get('cookie') ?? undefined, name, secret)
  return pending && (await internalAdapter.findVerificationValue(pending))?.value
}

/** A wrong code is recorded: someone who has the password may be guessing. */
async function recordIfWrong<T>(
  { store }: LogInDeps,
  actor: string,
  subject: string | undefined,
  check: Promise<T>,
): Promise<T> {
  try {
    return await check
  } catch (error) {
    if (subject && error instanceof Refusal && error.code === 'second_factor_wrong') {
      await transaction(store, (tx) =>
        recordAudit(tx, { actor, action: 'second_factor_refused', subject, details: {} }),
      )
    }
    throw error
  }
}

/** The session that the library has just created, from its cookies. It may have ended since: another device keeps only its own. */
export async function sessionIn({ auth }: LogInDeps, cookies: Headers): Promise<string> {
  const cookie = cookies
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const found = await mapAuthErrors(
    auth.api.getSession({ headers: new Headers({ cookie }), query: { disableRefresh: true } }),
  )
  if (!found) throw new Refusal('login_required')
  return found.session.id
}

export type ShowCode = { readonly caller: SignedIn; readonly code: string; readonly headers: Headers }

/** Checks the second factor within a session (step-up), for actions that require it. */
export async function stepUp(deps: LogInDeps, { caller, code, headers }: ShowCode): Promise<void> {
  if (!caller.hasTwoFactor) throw new Refusal('second_factor_off')
  await checkCode(deps, { caller, code, headers })
  await transaction(deps.store, async (tx) => {
    await markSteppedUp(tx, caller.sessionId)
    recordAudit(tx, { actor: caller.personId, action: 'stepped_up', subject: caller.personId, details: {} })
  })
}

/**
 * Checks a code of the app, or a recovery code, whose use is recorded. Each code works once; wrong ones count towards the
 * limit. Returns the library's cookies.
 */
function checkCode(deps: LogInDeps, show: ShowCode): Promise<Headers> {
  const { personId } = show.caller
  return recordIfWrong(deps, personId, personId, takeCode(deps, show))
}

async function takeCode(deps: LogInDeps, { caller, code, headers }: ShowCode): Promise<Headers> {
  const { auth, limits, store } = deps
  await limits.take('second_factor', caller.personId)
  const plain = plainCode(code, !isAppCode(code))
  if (isAppCode(code) && !(await transaction(store, (tx) => claimCode(tx, caller.personId, plain)))) {
    throw new Refusal('second_factor_wrong')
  }
  const body = { code: plain }
  const call = isAppCode(code)
    ? auth.api.verifyTOTP({ body, headers, returnHeaders: true })
    : auth.api.verifyBackupCode({ body: { ...body, disableSession: true }, headers, returnHeaders: true })
  const { headers: cookies } = await mapAuthErrors(call)
  await limits.giveBack('second_factor', caller.personId)
  if (!isAppCode(code)) await note(deps, caller.personId, 'recovery_code_used')
  return cookies
}

const isAppCode = (code: string) => /^\d{6}$/.test(plainCode(code, false))

export type RequirePassword = { readonly caller: SignedIn; readonly password: string; readonly headers: Headers }

export type TwoFactorStart = {
  readonly uri: string
  readonly qrCode: string
  readonly secret: string
  readonly recoveryCodes: string[]
}

/** Creates a new secret. Signing in does not require it until a code made with it has been entered. */
export async function startTwoFactor(deps: LogInDeps, ask: RequirePassword): Promise<TwoFactorStart> {
  const { caller, password, headers } = ask
  if (caller.hasTwoFactor) throw new Refusal('second_factor_on')
  await checkPassword(deps.store.db, deps.limits, caller.personId, password)
  const started = await mapAuthErrors(deps.auth.api.enableTwoFactor({ body: { password, method: 'totp' }, headers }))
  if (started.method !== 'totp') throw new Error('the library began another method')
  const uri = started.totpURI
  const svg = renderSVG(uri, { ecc: 'M', border: 2 })
  return {
    uri,
    qrCode: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
    secret: new URL(uri).searchParams.get('secret') ?? '',
    recoveryCodes: started.backupCodes,
  }
}

/** Ends all other sessions: someone who knew the password alone may have opened them. */
export async function confirmTwoFactor(deps: LogInDeps, show: ShowCode): Promise<Headers> {
  if (show.caller.hasTwoFactor) throw new Refusal('second_factor_on')
  if (!isAppCode(show.code)) throw new Refusal('second_factor_wrong')
  const { personId } = show.caller
  const cookies = await checkCode(deps, show)
  const sessionId = await sessionIn(deps, cookies)
  await transaction(deps.store, async (tx) => {
    await markSecondFactor(tx, sessionId)
    await keepOnlySession(tx, personId, sessionId, 'two_factor_started')
  })
  return cookies
}

/** Refused for staff, whose role requires it. Ends all other sessions. */
export async function stopTwoFactor(deps: LogInDeps, ask: RequirePassword & ShowCode): Promise<Headers> {
  const { caller, password, headers } = ask
  if (isStaff(caller.role)) throw new Refusal('not_allowed')
  await checkBoth(deps, ask)
  const { headers: cookies } = await mapAuthErrors(
    deps.auth.api.disableTwoFactor({ body: { password }, headers, returnHeaders: true }),
  )
  const sessionId = await sessionIn(deps, cookies)
  await transaction(deps.store, (tx) => keepOnlySession(tx, caller.personId, sessionId, 'two_factor_stopped'))
  return cookies
}

/** Ends all other sessions: someone may have seen the old codes. */
export async function renewRecoveryCodes(deps: LogInDeps, ask: RequirePassword & ShowCode): Promise<string[]> {
  await checkBoth(deps, ask)
  const { backupCodes } = await mapAuthErrors(
    deps.auth.api.generateBackupCodes({ body: { password: ask.password }, headers: ask.headers }),
  )
  const { personId, sessionId } = ask.caller
  await transaction(deps.store, (tx) => keepOnlySession(tx, personId, sessionId, 'recovery_codes_renewed'))
  return backupCodes
}

async function checkBoth(deps: LogInDeps, ask: RequirePassword & ShowCode): Promise<void> {
  if (!ask.caller.hasTwoFactor) throw new Refusal('second_factor_off')
  await checkPassword(deps.store.db, deps.limits, ask.caller.personId, ask.password)
  await checkCode(deps, ask)
}

export async function countRecoveryCodes({ auth }: Pick<LogInDeps, 'auth'>, personId: string): Promise<number> {
  const { backupCodes } = await auth.api.viewBackupCodes({ body: { userId: personId } })
  return backupCodes.length
}

export async function keepOnlySession(tx: Tx, personId: string, sessionId: string, action: AuditAction): Promise<void> {
  await deleteSessions(tx, personId, sessionId)
  recordAudit(tx, { actor: personId, action, subject: personId, details: {} })
}

async function note({ store }: LogInDeps, personId: string, action: AuditAction): Promise<void> {
  await transaction(store, (tx) => recordAudit(tx, { actor: personId, action, subject: personId, details: {} }))
}

/** Removes the space that people type in the middle of a code. */
function plainCode(code: string, isRecoveryCode: boolean): string {
  return isRecoveryCode ? code.trim() : code.replace(/\s/g, '')
}
