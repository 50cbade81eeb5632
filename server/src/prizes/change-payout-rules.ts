import { REVIEW_CHANNEL } from '@edil/contract/channels'
import { Refusal } from '@edil/domain/refusal'
import { recordAudit } from '../audit/record-audit.ts'
import { recordEvent } from '../live/record-event.ts'
import type { Tx } from '../platform/database/transaction.ts'
import {
  type ConfirmRule,
  hasApprovedSince,
  type PayoutSettings,
  updatePayoutSettings,
  upsertConfirmedRule,
} from './payout-rules.queries.ts'

/** Confirms the tax on prizes of draws from a day on. Confirmed rules are final; prizes that were approved keep their tax. */
export async function confirmTaxRule(tx: Tx, rule: ConfirmRule): Promise<void> {
  if (await hasApprovedSince(tx, rule.appliesFrom)) throw new Refusal('tax_rule_in_use')
  if (!(await upsertConfirmedRule(tx, rule))) throw new Refusal('tax_rule_confirmed')
  await recordEvent(tx, REVIEW_CHANNEL, { kind: 'review' })
  const { adminId, appliesFrom, rate, note } = rule
  recordAudit(tx, {
    actor: adminId,
    action: 'tax_rule_confirmed',
    subject: null,
    details: { appliesFrom, rate, note },
  })
}

export async function changePayoutSettings(tx: Tx, adminId: string, settings: PayoutSettings): Promise<void> {
  await updatePayoutSettings(tx, settings)
  await recordEvent(tx, REVIEW_CHANNEL, { kind: 'review' })
  recordAudit(tx, {
    actor: adminId,
    action: 'payout_settings_changed',
    subject: null,
    details: { adminApprovesAbove: String(settings.adminApprovesAbove), unclaimedGoTo: settings.unclaimedGoTo },
  })
}
