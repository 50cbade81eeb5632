import type { Alarm } from '@edil/domain/alarms'
import type { AnnouncementKind } from '@edil/domain/announcements'
import type { NumberStatus } from '@edil/domain/boards'
import type { Closing } from '@edil/domain/draw/closings'
import type { GameStatus } from '@edil/domain/games'
import type { NotificationKind, Way } from '@edil/domain/notifications'
import type { PaymentOutcome, PaymentStatus, RefundReason, Rejection } from '@edil/domain/payments'
import type { PayoutFailure, PayoutStatus } from '@edil/domain/payouts'
import type { Calendar, Day, Language, Role } from '@edil/domain/people'
import type { Phone } from '@edil/domain/phone'
import type { GameType } from '@edil/domain/plans'
import type { PaymentMethod } from '@edil/domain/postings'
import type { SalesScope } from '@edil/domain/sales-stops'
import type { SettingsPart } from '@edil/domain/settings'
import type { GeneratedAlways } from 'kysely'
import type { PictureRefusal } from '../pictures/picture.ts'
import type { DB, Generated } from './schema.ts'

/** The tables as generated from the database (schema.ts), with the narrower types that its checks guarantee. */
export type Tables = {
  age_refusals: DB['age_refusals']
  announcements: Refined<DB['announcements'], { kind: AnnouncementKind }>
  audit_head: DB['audit_head']
  audit_log: Refined<DB['audit_log'], WrittenByTrigger>
  boards_to_publish: DB['boards_to_publish']
  claims: DB['claims']
  cleared_stages: DB['cleared_stages']
  close_records: Refined<DB['close_records'], { closed_by: Closing }>
  draw_counts: Refined<DB['draw_counts'], { type: GameType }>
  draws: DB['draws']
  durations: Refined<DB['durations'], { of: 'approval' | 'payout' }>
  games: Refined<DB['games'], { status: Generated<GameStatus>; type: GameType }>
  ledger_accounts: DB['ledger_accounts']
  ledger_entries: DB['ledger_entries']
  ledger_months: DB['ledger_months']
  ledger_transactions: DB['ledger_transactions']
  live_events: DB['live_events']
  log_checkpoints: DB['log_checkpoints']
  log_cosignatures: DB['log_cosignatures']
  log_origins: DB['log_origins']
  log_tiles: DB['log_tiles']
  mail_links: Refined<DB['mail_links'], { purpose: MailLinkPurpose }>
  notices: DB['notices']
  notification_choices: DB['notification_choices']
  notification_deliveries: Refined<DB['notification_deliveries'], { way: Way }>
  notifications: Refined<DB['notifications'], { kind: NotificationKind }>
  numbers: Refined<DB['numbers'], { status: NumberStatus }>
  open_records: DB['open_records']
  payments: Refined<
    DB['payments'],
    {
      method: PaymentMethod
      status: Generated<PaymentStatus>
      outcome: PaymentOutcome | null
      rejection: Rejection | null
    }
  >
  payout_methods: Refined<DB['payout_methods'], { method: PaymentMethod }>
  payout_settings: DB['payout_settings']
  payout_transfers: Refined<DB['payout_transfers'], { method: PaymentMethod }>
  payouts: Refined<
    DB['payouts'],
    {
      status: Generated<PayoutStatus>
      method: PaymentMethod | null
      failure: PayoutFailure | null
      tax_rule: Day | null
    }
  >
  operator_messages: Refined<DB['operator_messages'], { kind: Alarm | 'summary'; day: Day | null }>
  opened_payments: DB['opened_payments']
  passkeys: DB['passkeys']
  people: Refined<
    DB['people'],
    {
      role: Generated<Role>
      language: Generated<Language>
      calendar: Generated<Calendar>
      phone: Phone | null
      born_on: Day | null
    }
  >
  prizes: DB['prizes']
  proposals: Refined<
    DB['proposals'],
    { kind: 'receiving_account' | 'role' | 'lock' | 'unlock'; method: PaymentMethod | null; role: Role | null }
  >
  receiving_accounts: Refined<DB['receiving_accounts'], { method: PaymentMethod }>
  refunds: Refined<DB['refunds'], { method: PaymentMethod; reason: RefundReason }>
  restored_seals: DB['restored_seals']
  review_presence: DB['review_presence']
  sales_stops: Refined<DB['sales_stops'], { scope: SalesScope; type: GameType | null }>
  screenshots: DB['screenshots']
  sealed_numbers: DB['sealed_numbers']
  sessions: DB['sessions']
  settings: Refined<DB['settings'], { part: SettingsPart; licence_from: Day | null; licence_until: Day | null }>
  sign_in_methods: DB['sign_in_methods']
  tax_rules: Refined<DB['tax_rules'], { applies_from: Day }>
  telegram_accounts: Refined<DB['telegram_accounts'], { linked_by: 'code' | 'phone' | 'mini_app' }>
  telegram_init_data_uses: DB['telegram_init_data_uses']
  telegram_link_codes: DB['telegram_link_codes']
  telegram_replies: Refined<DB['telegram_replies'], { language: Language; keyboard: 'contact' | 'removed' | null }>
  telegram_updates: DB['telegram_updates']
  ticket_withdrawals: DB['ticket_withdrawals']
  tickets: DB['tickets']
  transfer_references: DB['transfer_references']
  two_factors: DB['two_factors']
  upload_parts: DB['upload_parts']
  uploads: Refined<DB['uploads'], { refusal: PictureRefusal | null }>
  used_codes: DB['used_codes']
  used_pictures: DB['used_pictures']
  used_references: DB['used_references']
  verifications: DB['verifications']
  plan_versions: DB['plan_versions']
  plans: Refined<DB['plans'], { type: GameType; draws_every: 'day' | 'week' | 'month' }>
}

export type MailLinkPurpose = 'verify_email' | 'reset_password'

type Refined<Table, Columns extends Partial<Record<keyof Table, unknown>>> = Omit<Table, keyof Columns> & Columns

/** A trigger of the database writes these columns. */
type WrittenByTrigger = {
  seq: GeneratedAlways<bigint>
  at: GeneratedAlways<Date>
  salt: GeneratedAlways<Buffer>
  previous_hash: GeneratedAlways<Buffer>
  hash: GeneratedAlways<Buffer>
}
