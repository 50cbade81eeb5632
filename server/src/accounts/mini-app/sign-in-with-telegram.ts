import { isStaff } from '@edil/domain/people'
import { transaction } from '../../platform/database/transaction.ts'
import { mapAuthErrors } from '../sign-in/auth-call.ts'
import { recordSignIn } from '../sign-in/log-in.ts'
import type { MiniAppDeps } from './mini-app-deps.ts'
import { claimInitData, readInitData } from './read-init-data.ts'
import { findPersonByTelegram } from './telegram-accounts.queries.ts'

export type SignInWithTelegram = {
  readonly initData: string
  readonly address: string
  readonly headers: Headers
}

export type TelegramSignIn =
  | { readonly next: 'link' | 'log_in' }
  | { readonly next: 'signed_in'; readonly cookies: Headers }

/**
 * Telegram stands for the password, never for the second factor: accounts that have one, and all staff, log in as everywhere. Locked and
 * closed accounts are refused where every session is made (auth.ts), as at the login. A second factor that is switched on at the same
 * moment makes the new session void, because it has not shown one (caller.ts).
 */
export async function signInWithTelegram(
  deps: MiniAppDeps,
  { initData, address, headers }: SignInWithTelegram,
): Promise<TelegramSignIn> {
  const { auth, limits, store } = deps
  const launch = await readInitData(deps, { initData, address })
  const person = await findPersonByTelegram(store.db, launch.telegramId)
  if (!person) return { next: 'link' }
  if (isStaff(person.role) || person.two_factor_enabled || !person.email_verified) return { next: 'log_in' }
  await limits.take('sign_in', person.id)
  await transaction(store, (tx) => claimInitData(tx, deps, launch))
  const { headers: cookies } = await mapAuthErrors(
    auth.api.signInWithoutPassword({ body: { personId: person.id }, headers, returnHeaders: true }),
  )
  await recordSignIn(store, person.id, 'telegram')
  return { next: 'signed_in', cookies }
}
