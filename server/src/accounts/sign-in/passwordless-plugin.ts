import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import * as z from 'zod'

/** Signs a person in without a password, after the caller has checked the mailed link. It has no path, so only our code can call it. */
export const passwordlessPlugin = () =>
  ({
    id: 'passwordless',
    endpoints: {
      signInWithoutPassword: createAuthEndpoint(
        { method: 'POST', body: z.object({ personId: z.uuid() }) },
        async (context) => {
          const { internalAdapter } = context.context
          const user = await internalAdapter.findUserById(context.body.personId)
          if (!user) throw new APIError('UNAUTHORIZED', { code: 'login_failed' })
          const session = await internalAdapter.createSession(user.id)
          await setSessionCookie(context, { session, user })
          return {}
        },
      ),
    },
  }) satisfies BetterAuthPlugin
