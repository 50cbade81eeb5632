import type { Language } from '@edil/domain/people'
import type { Queue } from 'pg-boss'

/** The job queues and their payloads. */
export type JobPayloads = {
  'close-game': { readonly gameId: string }
  'close-early': EarlyClosing
  'draw-game': { readonly gameId: string }
  'draw-with-signature': EnteredSignature
  'sweep-waiting-draws': Record<string, never>
  /** Changes that no admin has stopped for a day. */
  'apply-proposals': Record<string, never>
  /** Prizes that were not claimed in time. */
  'expire-prizes': Record<string, never>
  'sweep-overdue-games': Record<string, never>
  /** How long approvals and payouts took, for public pages. */
  'measure-durations': Record<string, never>
  /** Name, note and screenshots of the payments of an account that was closed. */
  'erase-payer': { readonly personId: string }
  /** Where the prizes of an account that was closed were sent. */
  'erase-prize-accounts': { readonly personId: string }
  'purge-claims': Record<string, never>
  'purge-file': { readonly file: string }
  'purge-live-events': Record<string, never>
  /** The same of payments that were settled 90 days ago. */
  'purge-payers': Record<string, never>
  /** Codes that expired, what the bot has handled, answers that were never sent. */
  'purge-telegram': Record<string, never>
  'purge-uploads': Record<string, never>
  /** Of new players whose payments were not approved in time. */
  'return-overdue-numbers': Record<string, never>
  /** Of a draw in half an hour, for those who want it. */
  'remind-players': Record<string, never>
  'send-account-mail': AccountMail
  'settle-cancelled-game': { readonly gameId: string }
  'purge-accounts': Record<string, never>
  /** For the operators' group on Telegram. */
  'raise-alarms': Record<string, never>
  'check-books': Record<string, never>
  'summarise-day': Record<string, never>
  'log-audit-head': Record<string, never>
}

/** A host's request to close a game before its time. */
export type EarlyClosing = {
  readonly gameId: string
  readonly hostId: string
  readonly reason: string
  /** Afterwards the request is dropped. */
  readonly until: string
}

/** A queue of its own: the draws that wait for the beacon must not delay a signature that a host enters meanwhile. */
export type EnteredSignature = { readonly gameId: string; readonly signature: string }

/**
 * A payload must not contain secrets: jobs are rows that many can read. The worker creates links when it writes the
 * mail.
 */
export type AccountMail =
  | { readonly kind: 'already_registered'; readonly personId: string }
  /** `to`: the page that the new player came from, where the link leads. */
  | { readonly kind: 'verification'; readonly personId: string; readonly to?: string }
  /** By address, with or without an account, so that both requests take the same time. */
  | { readonly kind: 'password_reset'; readonly email: string; readonly startedByStaff: boolean }
  | {
      readonly kind: 'phone_taken' | 'account_closed'
      readonly email: string
      readonly fullName: string
      readonly language: Language
    }

export type JobName = keyof JobPayloads

/** Other workers take over the jobs of a dead worker once it has missed a heartbeat. */
const HEARTBEAT_SECONDS = 10

/** Retries a mail for an hour. Later it would no longer help the reader. */
const MAIL_QUEUE = {
  heartbeatSeconds: HEARTBEAT_SECONDS,
  retryLimit: 20,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 60,
  retentionSeconds: 3_600,
  deleteAfterSeconds: 60,
} as const

/**
 * Closing and drawing must happen eventually. The sweep jobs (sweep-overdue-games, sweep-waiting-draws) find games
 * whose job was lost.
 */
const GAME_QUEUE = {
  heartbeatSeconds: HEARTBEAT_SECONDS,
  retryLimit: 1_000,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 30,
  // Sales of a monthly game last five weeks, and its job must not expire before.
  retentionSeconds: 100 * 24 * 3_600,
  deleteAfterSeconds: 24 * 3_600,
} as const

/** Repeated for months: the file store may be unreachable for days, and personal data must be erased in the end. */
const PERSISTENT_QUEUE = {
  heartbeatSeconds: HEARTBEAT_SECONDS,
  retryLimit: 1_000,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3_600,
  retentionSeconds: 100 * 24 * 3_600,
  deleteAfterSeconds: 3_600,
} as const

export const QUEUES: Record<JobName, Omit<Queue, 'name'>> = {
  'close-game': GAME_QUEUE,
  'close-early': { ...GAME_QUEUE, retryDelayMax: 5 },
  'draw-game': GAME_QUEUE,
  'draw-with-signature': { ...GAME_QUEUE, retryLimit: 10 },
  'sweep-overdue-games': {
    policy: 'stately',
    heartbeatSeconds: HEARTBEAT_SECONDS,
    retryLimit: 0,
    deleteAfterSeconds: 3_600,
  },
  'sweep-waiting-draws': {
    policy: 'stately',
    heartbeatSeconds: HEARTBEAT_SECONDS,
    retryLimit: 0,
    deleteAfterSeconds: 3_600,
  },
  'send-account-mail': MAIL_QUEUE,
  'apply-proposals': { policy: 'stately', heartbeatSeconds: HEARTBEAT_SECONDS, retryLimit: 3 },
  'measure-durations': { policy: 'stately', heartbeatSeconds: HEARTBEAT_SECONDS, retryLimit: 3 },
  'expire-prizes': { policy: 'stately', heartbeatSeconds: HEARTBEAT_SECONDS, retryLimit: 3 },
  // Money is owed to its players, and no sweep finds a game whose job is lost: it is tried for a month.
  'settle-cancelled-game': { ...GAME_QUEUE, retryLimit: 100_000 },
  'purge-accounts': { policy: 'stately', heartbeatSeconds: HEARTBEAT_SECONDS, retryLimit: 3 },
  'purge-claims': { policy: 'stately', heartbeatSeconds: HEARTBEAT_SECONDS, retryLimit: 3 },
  'purge-file': PERSISTENT_QUEUE,
  'erase-payer': PERSISTENT_QUEUE,
  'erase-prize-accounts': PERSISTENT_QUEUE,
  'purge-payers': { policy: 'stately', heartbeatSeconds: HEARTBEAT_SECONDS, retryLimit: 3 },
  'return-overdue-numbers': { policy: 'stately', heartbeatSeconds: HEARTBEAT_SECONDS, retryLimit: 0 },
  'purge-telegram': { policy: 'stately', heartbeatSeconds: HEARTBEAT_SECONDS, retryLimit: 3 },
  'purge-uploads': { policy: 'stately', heartbeatSeconds: HEARTBEAT_SECONDS, retryLimit: 3 },
  'purge-live-events': { policy: 'stately', heartbeatSeconds: HEARTBEAT_SECONDS, retryLimit: 3 },
  'remind-players': { policy: 'stately', heartbeatSeconds: HEARTBEAT_SECONDS, retryLimit: 0 },
  'raise-alarms': { policy: 'stately', heartbeatSeconds: HEARTBEAT_SECONDS, retryLimit: 0 },
  'check-books': { policy: 'stately', heartbeatSeconds: HEARTBEAT_SECONDS, retryLimit: 3 },
  'summarise-day': { policy: 'stately', heartbeatSeconds: HEARTBEAT_SECONDS, retryLimit: 3 },
  'log-audit-head': { policy: 'stately', heartbeatSeconds: HEARTBEAT_SECONDS, retryLimit: 3 },
}

/** Players wait for these jobs. Workers look for the others less often: a look at a queue is a statement, even if it is empty. */
export const URGENT: ReadonlySet<JobName> = new Set<JobName>([
  'close-game',
  'close-early',
  'draw-game',
  'draw-with-signature',
  'settle-cancelled-game',
  'send-account-mail',
])

export const TIME_ZONE = 'Africa/Addis_Ababa'

/** Cron in Addis Ababa time. A new schedule may fire twice, so the jobs are idempotent. */
export const SCHEDULES: readonly { readonly name: JobName; readonly cron: string }[] = [
  { name: 'sweep-overdue-games', cron: '* * * * *' },
  { name: 'sweep-waiting-draws', cron: '* * * * *' },
  { name: 'return-overdue-numbers', cron: '* * * * *' },
  { name: 'measure-durations', cron: '*/5 * * * *' },
  { name: 'expire-prizes', cron: '5 * * * *' },
  { name: 'apply-proposals', cron: '*/5 * * * *' },
  { name: 'purge-live-events', cron: '15 3 * * *' },
  { name: 'purge-claims', cron: '25 * * * *' },
  { name: 'purge-telegram', cron: '55 * * * *' },
  { name: 'purge-uploads', cron: '50 * * * *' },
  { name: 'purge-payers', cron: '30 4 * * *' },
  { name: 'purge-accounts', cron: '40 * * * *' },
  { name: 'remind-players', cron: '* * * * *' },
  { name: 'raise-alarms', cron: '* * * * *' },
  { name: 'check-books', cron: '20 * * * *' },
  { name: 'summarise-day', cron: '0 8 * * *' },
  { name: 'log-audit-head', cron: '0 * * * *' },
]
