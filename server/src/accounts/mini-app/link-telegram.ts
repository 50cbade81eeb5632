import { isStaff } from '@edil/domain/people'
import { Refusal } from '@edil/domain/refusal'
import { transaction } from '../../platform/database/transaction.ts'
import type { SignedIn } from '../../platform/http/mount.ts'
import { noticeOfTelegram } from '../../telegram/notice-of-telegram.ts'
import { insertMiniAppLink } from '../../telegram/telegram-accounts.queries.ts'
import { isFreshSession } from '../sign-in/sessions.queries.ts'
import type { MiniAppDeps } from './mini-app-deps.ts'
import { claimInitData, readInitData } from './read-init-data.ts'
import { isLinked } from './telegram-accounts.queries.ts'

/** How long after a login an account may be linked. */
const FRESH_MINUTES = 15

export type LinkTelegram = { readonly caller: SignedIn; readonly initData: string; readonly address: string }

/**
 * From now on the Telegram account signs this person in, so it needs a login of a moment ago: a session that was stolen earlier is not
 * enough for a way in of the thief's own.
 */
export async function linkTelegram(deps: MiniAppDeps, { caller, initData, address }: LinkTelegram): Promise<void> {
  const { personId, sessionId } = caller
  if (isStaff(caller.role)) throw new Refusal('not_allowed')
  const launch = await readInitData(deps, { initData, address })
  await transaction(deps.store, async (tx) => {
    if (await isLinked(tx, personId, launch.telegramId)) return
    if (!(await isFreshSession(tx, sessionId, FRESH_MINUTES))) throw new Refusal('login_too_old')
    await claimInitData(tx, deps, launch)
    if (!(await insertMiniAppLink(tx, personId, launch.telegramId))) throw new Refusal('telegram_taken')
    await noticeOfTelegram(tx, personId, { kind: 'telegram_linked', by: 'mini_app' })
  })
}
