import { isStaff } from '@edil/domain/people'
import type { Phone } from '@edil/domain/phone'
import type { Tx } from '../platform/database/transaction.ts'
import { deleteLinkCode, findPersonOfCode } from './link-codes.queries.ts'
import { hashLinkCode } from './make-link-code.ts'
import { noticeOfTelegram } from './notice-of-telegram.ts'
import {
  deleteLink,
  findIdByPhone,
  findLinkOf,
  findPersonOfTelegram,
  insertLink,
  lockPersonToLink,
  type PersonToLink,
} from './telegram-accounts.queries.ts'

/** `code`: wrong, used or too old. `other_person`: the Telegram account is linked to another person. */
export type LinkRefusal = 'code' | 'other_person' | 'phone'

export type LinkOutcome = { readonly linked: PersonToLink } | { readonly refused: LinkRefusal }

/**
 * Links a Telegram account to the person who made this code. It replaces an earlier link of the person: they are logged in on the site.
 * The code is deleted in the transaction that links, so it works once.
 */
export async function linkByCode(tx: Tx, telegramId: bigint, code: string): Promise<LinkOutcome> {
  const hash = hashLinkCode(code)
  const personId = await findPersonOfCode(tx.db, hash)
  const person = personId && (await lockPersonToLink(tx, personId))
  if (!person) return { refused: 'code' }
  const linkedTo = await findPersonOfTelegram(tx.db, telegramId)
  if (linkedTo !== undefined && linkedTo !== person.id) return { refused: 'other_person' }
  if (!(await deleteLinkCode(tx, hash))) return { refused: 'code' }
  await deleteLink(tx, person.id)
  await insertLink(tx, { personId: person.id, telegramId, linkedBy: 'code' })
  await noticeOfTelegram(tx, person.id, { kind: 'telegram_linked', by: 'code' })
  return { linked: person }
}

/**
 * Links a Telegram account to the account with its phone number. We have not verified the phone numbers of accounts, so such a link is
 * worth less than one by code (decision 48): never of staff, of an address that was not verified, or in place of another link.
 */
export async function linkByPhone(tx: Tx, telegramId: bigint, phone: Phone): Promise<LinkOutcome> {
  const personId = await findIdByPhone(tx.db, phone)
  const person = personId && (await lockPersonToLink(tx, personId))
  if (!person || isStaff(person.role) || !person.isVerified || !person.username) return { refused: 'phone' }
  const linkedTo = await findPersonOfTelegram(tx.db, telegramId)
  if (linkedTo === person.id) return { linked: person }
  if (linkedTo !== undefined) return { refused: 'other_person' }
  if (await findLinkOf(tx.db, person.id)) return { refused: 'phone' }
  await insertLink(tx, { personId: person.id, telegramId, linkedBy: 'phone' })
  await noticeOfTelegram(tx, person.id, { kind: 'telegram_linked', by: 'phone' })
  return { linked: person }
}
