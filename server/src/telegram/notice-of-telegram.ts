import type { LinkedBy, UnlinkedBy } from '@edil/domain/notifications'
import { recordAudit } from '../audit/record-audit.ts'
import { notify } from '../notifications/notify.ts'
import type { Tx } from '../platform/database/transaction.ts'

/** `phone`: someone who showed the phone number of the account to Telegram. `telegram`: someone in the linked chat. Neither has logged in. */
export type TelegramChange =
  | { readonly kind: 'telegram_linked'; readonly by: LinkedBy }
  | { readonly kind: 'telegram_unlinked'; readonly by: UnlinkedBy }

/** Records that a Telegram account was linked or unlinked, and notifies the owner of the account. */
export async function noticeOfTelegram(tx: Tx, personId: string, change: TelegramChange): Promise<void> {
  const { kind: action, ...details } = change
  const isLoggedOut = change.kind === 'telegram_linked' ? change.by === 'phone' : change.by === 'telegram'
  const actor = isLoggedOut ? 'visitor' : personId
  recordAudit(tx, { actor, action, subject: personId, details })
  await (change.kind === 'telegram_linked'
    ? notify(tx, personId, { kind: change.kind, facts: { by: change.by } })
    : notify(tx, personId, { kind: change.kind, facts: { by: change.by } }))
}
