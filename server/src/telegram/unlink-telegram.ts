import type { Tx } from '../platform/database/transaction.ts'
import { deleteCodesOf } from './link-codes.queries.ts'
import { noticeOfTelegram } from './notice-of-telegram.ts'
import { deleteLink, deleteLinkOfTelegram, lockPersonToLink } from './telegram-accounts.queries.ts'

/** Also makes a code useless that was made before. A second call changes nothing. */
export async function unlinkTelegram(tx: Tx, personId: string): Promise<void> {
  await lockPersonToLink(tx, personId)
  await deleteCodesOf(tx, personId)
  if (await deleteLink(tx, personId)) await noticeOfTelegram(tx, personId, { kind: 'telegram_unlinked', by: 'profile' })
}

/** From the chat: so that a Telegram account that was linked to the wrong person can be linked to the right one. */
export async function unlinkChat(tx: Tx, telegramId: bigint): Promise<void> {
  const personId = await deleteLinkOfTelegram(tx, telegramId)
  if (personId !== undefined) await noticeOfTelegram(tx, personId, { kind: 'telegram_unlinked', by: 'telegram' })
}

/** When the password of an account changes: a thief may have linked their own Telegram account. The owner has to link theirs again. */
export async function unlinkByNewPassword(tx: Tx, personId: string): Promise<void> {
  await deleteCodesOf(tx, personId)
  if (await deleteLink(tx, personId))
    await noticeOfTelegram(tx, personId, { kind: 'telegram_unlinked', by: 'password' })
}

/** When the phone number of an account changes: a link by the old number has lost its only proof. */
export async function unlinkByNewPhone(tx: Tx, personId: string): Promise<void> {
  if (await deleteLink(tx, personId, ['phone']))
    await noticeOfTelegram(tx, personId, { kind: 'telegram_unlinked', by: 'phone' })
}

/** Of an account that is being closed. */
export async function eraseTelegram(tx: Tx, personId: string): Promise<void> {
  await deleteCodesOf(tx, personId)
  await deleteLink(tx, personId)
}
