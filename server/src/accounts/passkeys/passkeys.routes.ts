import {
  addPasskey as addPasskeyEndpoint,
  listPasskeys as listPasskeysEndpoint,
  removePasskey as removePasskeyEndpoint,
  signInWithPasskey as signInWithPasskeyEndpoint,
  startPasskey as startPasskeyEndpoint,
  startPasskeySignIn as startPasskeySignInEndpoint,
  startPasskeyStepUp as startPasskeyStepUpEndpoint,
  stepUpWithPasskey as stepUpWithPasskeyEndpoint,
} from '@edil/contract/passkeys'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { mount } from '../../platform/http/mount.ts'
import type { AccountsDeps } from '../accounts-deps.ts'
import { headersOf, headersWithoutSession, passCookies, rememberBrowser } from '../sign-in/auth-call.ts'
import { endReplacedSession } from '../sign-in/end-replaced-session.ts'
import { addPasskey, removePasskey, startPasskey } from './add-passkey.ts'
import { passkeyView } from './passkey-view.ts'
import { listPasskeys } from './passkeys.queries.ts'
import {
  type Started,
  signInWithPasskey,
  startPasskeySignIn,
  startPasskeyStepUp,
  stepUpWithPasskey,
} from './show-passkey.ts'

export function passkeysRoutes(app: FastifyInstance, deps: AccountsDeps): void {
  mount(app, listPasskeysEndpoint, async ({ caller }) => ({
    passkeys: (await listPasskeys(deps.store.db, caller.personId)).map(passkeyView),
  }))

  mount(app, startPasskeyEndpoint, async ({ body, caller, request, reply }) =>
    answer(reply, await startPasskey(deps, { caller, password: body.password, headers: headersOf(request) })),
  )

  mount(app, addPasskeyEndpoint, async ({ body, caller, request }) => {
    await addPasskey(deps, { caller, ...body, headers: headersOf(request) })
    return {}
  })

  mount(app, removePasskeyEndpoint, async ({ body, caller, params }) => {
    await removePasskey(deps, { caller, passkeyId: params.passkeyId, password: body.password })
    return {}
  })

  mount(app, startPasskeySignInEndpoint, async ({ request, reply }) => {
    await deps.limits.take('link', request.ip)
    return answer(reply, await startPasskeySignIn(deps, headersWithoutSession(request)))
  })

  mount(app, signInWithPasskeyEndpoint, async ({ body, request, reply }) => {
    await deps.limits.take('link', request.ip)
    const attempt = { credential: body.credential, headers: headersWithoutSession(request) }
    const { personId, cookies } = await signInWithPasskey(deps, attempt)
    for (const each of cookies) {
      await endReplacedSession(deps, request, each)
      passCookies(reply, each)
    }
    rememberBrowser(deps, request, reply, personId)
    return {}
  })

  mount(app, startPasskeyStepUpEndpoint, async ({ caller, request, reply }) =>
    answer(reply, await startPasskeyStepUp(deps, { caller, headers: headersOf(request) })),
  )

  mount(app, stepUpWithPasskeyEndpoint, async ({ body, caller, request }) => {
    await stepUpWithPasskey(deps, { caller, credential: body.credential, headers: headersWithoutSession(request) })
    return {}
  })
}

function answer(reply: FastifyReply, { options, cookies }: Started): { options: Record<string, unknown> } {
  passCookies(reply, cookies)
  return { options }
}
