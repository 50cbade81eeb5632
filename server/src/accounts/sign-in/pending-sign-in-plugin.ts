import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthEndpoint } from 'better-auth/api'
import { expireCookie } from 'better-auth/cookies'
import * as z from 'zod'

/** The cookie that the library's two-factor plugin sets after the password. */
const COOKIE = 'two_factor'

/**
 * A sign-in that waits for its second factor. The library completes one with a code only; these endpoints let a passkey do it. They have
 * no path, so only our code can call them.
 */
export const pendingSignInPlugin = () =>
  ({
    id: 'pending-sign-in',
    endpoints: {
      /** The person whose password was right, and the secret name of this sign-in. */
      readPendingSignIn: createAuthEndpoint({ method: 'GET', requireHeaders: true }, async (context) => {
        const token = await context.getSignedCookie(
          context.context.createAuthCookie(COOKIE).name,
          context.context.secret,
        )
        const pending = token ? await context.context.internalAdapter.findVerificationValue(token) : null
        if (!token || !pending || pending.expiresAt < new Date()) {
          throw new APIError('UNAUTHORIZED', { code: 'INVALID_TWO_FACTOR_COOKIE' })
        }
        return { personId: pending.value, token }
      }),
      /** Of concurrent calls one gets `true`. */
      endPendingSignIn: createAuthEndpoint(
        { method: 'POST', requireHeaders: true, body: z.object({ token: z.string() }) },
        async (context) => {
          const ended = await context.context.internalAdapter.consumeVerificationValue(context.body.token)
          expireCookie(context, context.context.createAuthCookie(COOKIE))
          return { isEnded: ended !== null }
        },
      ),
    },
  }) satisfies BetterAuthPlugin
