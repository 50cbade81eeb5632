import { Refusal } from '@edil/domain/refusal'
import type { AccountsDeps } from '../accounts-deps.ts'
import { mapAuthErrors } from './auth-call.ts'
import { recordSignIn } from './log-in.ts'

/** Signs a person in whose address was verified just now. Returns the session's cookies, or `undefined` for a locked account. */
export async function signInAfterVerification(
  { auth, store }: Pick<AccountsDeps, 'auth' | 'store'>,
  personId: string,
  headers: Headers,
): Promise<Headers | undefined> {
  try {
    const { headers: cookies } = await mapAuthErrors(
      auth.api.signInWithoutPassword({ body: { personId }, headers, returnHeaders: true }),
    )
    await recordSignIn(store, personId, 'verification')
    return cookies
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}
