import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import {
  type Account,
  changeAccount as changeAccountEndpoint,
  changePassword as changePasswordEndpoint,
  checkResetLink,
  closeAccount as closeAccountEndpoint,
  completeAccount as completeAccountEndpoint,
  confirmTwoFactor as confirmTwoFactorEndpoint,
  downloadAccount,
  forgotPassword,
  register,
  renewRecoveryCodes as renewRecoveryCodesEndpoint,
  resetPassword as resetPasswordEndpoint,
  sendVerification as sendVerificationEndpoint,
  showAccount,
  startTwoFactor as startTwoFactorEndpoint,
  stopTwoFactor as stopTwoFactorEndpoint,
  verifyEmail as verifyEmailEndpoint,
} from '@edil/contract/accounts'
import { passwordMin } from '@edil/domain/people'
import { Refusal } from '@edil/domain/refusal'
import type { FastifyInstance } from 'fastify'
import { enqueue } from '../jobs/enqueue.ts'
import { transaction } from '../platform/database/transaction.ts'
import { mount } from '../platform/http/mount.ts'
import { delayToInterval } from '../platform/http/response-timing.ts'
import { accountView } from './account-view.ts'
import { findPasswordHash, findPerson } from './accounts.queries.ts'
import type { AccountsDeps } from './accounts-deps.ts'
import { changeAccount, completeAccount } from './change-account.ts'
import { closeAccount } from './close-account.ts'
import { writeDownload } from './download/write-download.ts'
import { changePassword } from './passwords/change-password.ts'
import { findPersonByResetToken, resetPassword } from './passwords/reset-password.ts'
import { registerPerson } from './register-person.ts'
import { sendVerification } from './send-verification.ts'
import { headersOf, passCookies, rememberBrowser } from './sign-in/auth-call.ts'
import { endReplacedSession } from './sign-in/end-replaced-session.ts'
import {
  confirmTwoFactor,
  countRecoveryCodes,
  renewRecoveryCodes,
  startTwoFactor,
  stopTwoFactor,
} from './sign-in/second-factor.ts'
import { signInAfterVerification } from './sign-in/sign-in-after-verification.ts'
import { verifyEmail } from './verify-email.ts'

export function accountsRoutes(app: FastifyInstance, deps: AccountsDeps): void {
  joining(app, deps)
  passwords(app, deps)
  myAccount(app, deps)
  twoFactor(app, deps)
}

function joining(app: FastifyInstance, deps: AccountsDeps): void {
  const { store, limits, age, registrations, responseIntervalMs } = deps
  mount(app, register, async ({ body, request, reply }) => {
    await limits.take('register', request.ip)
    const personId = await delayToInterval(responseIntervalMs, () =>
      registerPerson(store, { registration: body, age, now: new Date() }),
    )
    // Without a new account the cookie names no one, so that both responses look the same.
    reply.header('set-cookie', registrations.set(personId ?? randomUUID(), new Date()))
    return {}
  })

  mount(app, verifyEmailEndpoint, async ({ body, request, reply }) => {
    await limits.take('link', request.ip)
    const { personId, isFirstTime } = await transaction(store, (tx) => verifyEmail(tx, body))
    const isOwnBrowser = registrations.read(request.headers.cookie, new Date()) === personId
    if (!isFirstTime || !isOwnBrowser) return { isSignedIn: false }
    const cookies = await signInAfterVerification(deps, personId, headersOf(request))
    if (!cookies) return { isSignedIn: false }
    await endReplacedSession(deps, request, cookies)
    passCookies(reply, cookies)
    rememberBrowser(deps, request, reply, personId)
    reply.header('set-cookie', registrations.clear())
    return { isSignedIn: true }
  })

  mount(app, sendVerificationEndpoint, async ({ body, request, reply }) => {
    await limits.take('register', request.ip)
    const personId = registrations.read(request.headers.cookie, new Date())
    if (!personId) throw new Refusal('link_invalid')
    await limits.take('reset_mail', body.email)
    await delayToInterval(responseIntervalMs, () => sendVerification(store, { personId, ...body }))
    reply.header('set-cookie', registrations.set(personId, new Date()))
    return {}
  })
}

function passwords(app: FastifyInstance, deps: AccountsDeps): void {
  const { store, limits, responseIntervalMs } = deps
  mount(app, forgotPassword, async ({ body, request }) => {
    await limits.take('forgot', request.ip)
    await delayToInterval(responseIntervalMs, async () => {
      await limits.take('reset_mail', body.email)
      await transaction(store, (tx) =>
        enqueue(tx, 'send-account-mail', { kind: 'password_reset', email: body.email, startedByStaff: false }),
      )
    })
    return {}
  })

  mount(app, checkResetLink, async ({ body, request }) => {
    await limits.take('link', request.ip)
    const { role } = await findPersonByResetToken(store.db, body.token)
    return { minimumLength: passwordMin(role) }
  })

  mount(app, resetPasswordEndpoint, async ({ body, request, reply }) => {
    await limits.take('link', request.ip)
    // The owner of the mailbox gets in, however many wrong passwords others have typed.
    rememberBrowser(deps, request, reply, await resetPassword(store, body))
    return {}
  })

  mount(app, changePasswordEndpoint, async ({ body, caller }) => {
    await changePassword(store, limits, { caller, ...body })
    return {}
  })
}

function myAccount(app: FastifyInstance, deps: AccountsDeps): void {
  const { store, limits, age } = deps
  const { db } = store

  async function accountOf(personId: string): Promise<Account> {
    const person = await findPerson(db, personId)
    if (!person) throw new Refusal('login_required')
    const hasPassword = (await findPasswordHash(db, personId)) !== undefined
    const recoveryCodesLeft = person.two_factor_enabled ? await countRecoveryCodes(deps, personId) : 0
    return accountView(person, { hasPassword, recoveryCodesLeft })
  }

  mount(app, showAccount, ({ caller }) => accountOf(caller.personId))

  mount(app, changeAccountEndpoint, async ({ body: { password, ...change }, caller: { personId } }) => {
    await limits.take('account_change', personId)
    await changeAccount(store, limits, { personId, change, password })
    return accountOf(personId)
  })

  mount(app, completeAccountEndpoint, async ({ body, caller: { personId } }) => {
    await limits.take('phone_change', personId)
    await completeAccount(store, { personId, completion: body, age, now: new Date() })
    return accountOf(personId)
  })

  mount(app, downloadAccount, async ({ caller: { personId }, reply }) => {
    await limits.take('data_download', personId)
    reply.header('content-disposition', 'attachment; filename="edil-my-data.json"').type('application/json')
    return Readable.from(writeDownload(db, personId))
  })

  mount(app, closeAccountEndpoint, async ({ body, caller, request, reply }) => {
    await closeAccount(store, limits, { caller, password: body.password, username: body.username })
    const { headers } = await deps.auth.api.signOut({ headers: headersOf(request), returnHeaders: true })
    passCookies(reply, headers)
    return {}
  })
}

function twoFactor(app: FastifyInstance, deps: AccountsDeps): void {
  mount(app, startTwoFactorEndpoint, ({ body, caller, request }) =>
    startTwoFactor(deps, { caller, password: body.password, headers: headersOf(request) }),
  )

  mount(app, confirmTwoFactorEndpoint, async ({ body, caller, request, reply }) => {
    passCookies(reply, await confirmTwoFactor(deps, { caller, code: body.code, headers: headersOf(request) }))
    return {}
  })

  mount(app, stopTwoFactorEndpoint, async ({ body, caller, request, reply }) => {
    passCookies(reply, await stopTwoFactor(deps, { caller, ...body, headers: headersOf(request) }))
    return {}
  })

  mount(app, renewRecoveryCodesEndpoint, async ({ body, caller, request }) => ({
    recoveryCodes: await renewRecoveryCodes(deps, { caller, ...body, headers: headersOf(request) }),
  }))
}
