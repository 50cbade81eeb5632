import { linkTelegram as linkEndpoint, signInWithTelegram as signInEndpoint } from '@edil/contract/mini-app'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../platform/http/mount.ts'
import { headersOf, passCookies } from '../sign-in/auth-call.ts'
import { endReplacedSession } from '../sign-in/end-replaced-session.ts'
import { linkTelegram } from './link-telegram.ts'
import type { MiniAppDeps } from './mini-app-deps.ts'
import { signInWithTelegram } from './sign-in-with-telegram.ts'

export function miniAppRoutes(app: FastifyInstance, deps: MiniAppDeps): void {
  mount(app, signInEndpoint, async ({ body: { initData }, request, reply }) => {
    const signIn = await signInWithTelegram(deps, { initData, address: request.ip, headers: headersOf(request) })
    if (signIn.next === 'signed_in') {
      await endReplacedSession(deps, request, signIn.cookies)
      passCookies(reply, signIn.cookies)
    }
    return { next: signIn.next }
  })

  mount(app, linkEndpoint, async ({ body: { initData }, caller, request }) => {
    await linkTelegram(deps, { caller, initData, address: request.ip })
    return {}
  })
}
