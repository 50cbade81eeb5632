/** A table whose rows about a person are in the person's download. */
export type DownloadedTable = {
  /** The column with the person's id, or with the id of a row of a table that has it. */
  readonly by: string | { readonly column: string; readonly of: string }
  /** Its primary key: the rows are read page by page in this order. */
  readonly key: readonly string[]
  /** Columns that are left out, with the reason. */
  readonly without?: Readonly<Record<string, string>>
  /** Rows that are left out, because they are about others. */
  readonly except?: { readonly column: string; readonly is: string }
}

const STAFF = 'the id of a colleague who worked on it'
const CREDENTIAL = 'its reader could log in, or pass the second factor'
const SENT = 'in the mail that was sent: says nothing about the person'
const STORAGE = 'where the file is stored: says nothing about the person'

/**
 * Every table with rows about a person. Each is in the download of that person as a list of its name. A test reads
 * information_schema: a new column that names a person fails it until the column is here or in NOT_DOWNLOADED.
 */
export const DOWNLOADED: Readonly<Record<string, DownloadedTable>> = {
  people: { by: 'id', key: ['id'] },
  sign_in_methods: {
    by: 'person_id',
    key: ['id'],
    without: {
      password: CREDENTIAL,
      access_token: CREDENTIAL,
      refresh_token: CREDENTIAL,
      id_token: CREDENTIAL,
    },
  },
  two_factors: { by: 'person_id', key: ['id'], without: { secret: CREDENTIAL, backup_codes: CREDENTIAL } },
  passkeys: { by: 'person_id', key: ['id'] },
  used_codes: { by: 'person_id', key: ['person_id', 'code'], without: { code: CREDENTIAL } },
  mail_links: { by: 'person_id', key: ['token_hash'], without: { token_hash: CREDENTIAL } },
  telegram_accounts: { by: 'person_id', key: ['person_id'] },
  telegram_link_codes: { by: 'person_id', key: ['code_hash'], without: { code_hash: CREDENTIAL } },
  sessions: { by: 'person_id', key: ['id'], without: { token: CREDENTIAL } },
  claims: { by: 'person_id', key: ['game_id', 'person_id', 'idempotency_key'] },
  numbers: { by: 'person_id', key: ['game_id', 'number'] },
  uploads: { by: 'person_id', key: ['id'], without: { file: STORAGE } },
  screenshots: { by: 'person_id', key: ['id'], without: { file: STORAGE } },
  payments: {
    by: 'person_id',
    key: ['id'],
    without: { decided_by: STAFF, override_note: 'written for colleagues: it can name another player' },
  },
  tickets: { by: 'person_id', key: ['id'] },
  ticket_withdrawals: { by: 'person_id', key: ['id'], without: { requested_by: STAFF, decided_by: STAFF } },
  refunds: { by: 'person_id', key: ['id'], without: { paid_by: STAFF, reserved_by: STAFF } },
  prizes: { by: 'person_id', key: ['game_id', 'position'] },
  payouts: { by: 'person_id', key: ['id'], without: { approved_by: STAFF, reserved_by: STAFF } },
  payout_transfers: {
    by: { column: 'payout_id', of: 'payouts' },
    key: ['id'],
    without: { paid_by: STAFF, failed_by: STAFF },
  },
  // What admins propose names colleagues and what they change of other people.
  notifications: { by: 'person_id', key: ['id'], except: { column: 'kind', is: 'change_proposed' } },
  notification_deliveries: { by: 'person_id', key: ['notification_id', 'way'], without: { key: SENT } },
  notification_choices: { by: 'person_id', key: ['person_id'] },
  proposals: { by: 'person_id', key: ['id'], without: { proposed_by: STAFF, decided_by: STAFF } },
}

const WORK = 'who of the staff did it: the history lists what a person did, and when'
const OPERATOR = 'an account or address of the operator, published to players'
const REPEATED = 'an index over payments: its values are in payments and screenshots'
const SHORT_LIVED = 'about a request that is going on: deleted after seconds or minutes'

/** Columns that name a person and are not in a download, as `table.column`, with the reason. */
export const NOT_DOWNLOADED: Readonly<Record<string, string>> = {
  'announcements.payout_id': 'public: the channel names the ticket, which the download has',
  'audit_log.actor': 'the download has its entries as history, without the ids of colleagues',
  'audit_log.subject': 'the download has its entries as history',
  'cleared_stages.cleared_by': WORK,
  'close_records.closed_by': WORK,
  'notices.created_by': WORK,
  'notices.ended_by': WORK,
  'opened_payments.payment_id': WORK,
  'opened_payments.person_id': WORK,
  'plan_versions.changed_by': WORK,
  'plans.changed_by': WORK,
  'receiving_accounts.account_name': OPERATOR,
  'receiving_accounts.account_number': OPERATOR,
  'receiving_accounts.changed_by': WORK,
  'review_presence.payment_id': SHORT_LIVED,
  'review_presence.person_id': SHORT_LIVED,
  'telegram_replies.ticket_id': SHORT_LIVED,
  'sales_stops.ended_by': WORK,
  'sales_stops.stopped_by': WORK,
  'settings.changed_by': WORK,
  'settings.email': OPERATOR,
  'settings.phone': OPERATOR,
  'similar_screenshots.screenshot_id': 'the other screenshot may be of another player',
  'similar_screenshots.similar_id': 'the other screenshot may be of another player',
  'tax_rules.confirmed_by': WORK,
  'upload_parts.upload_id':
    'bytes of a picture that the person is sending: deleted when it is complete, or after a day',
  'used_pictures.payment_id': REPEATED,
  'used_references.payment_id': REPEATED,
  'verifications.identifier': SHORT_LIVED,
  'age_refusals.key_hash': 'a keyed hash that names nobody, deleted after a day',
  'live_events.channel': SHORT_LIVED,
}
