import type { Logger } from 'pino'
import type { Db } from '../platform/db.ts'
import { type Leader, pause, startLeader } from '../platform/leader.ts'
import type { Metrics } from '../platform/metrics.ts'
import { type TelegramChat, TelegramFailure } from '../platform/telegram.ts'
import { type Store, transaction } from '../platform/transaction.ts'
import {
  findLastMessageId,
  findNextAnnouncement,
  markDropped,
  markNotSent,
  markSending,
  markSent,
  type WaitingAnnouncement,
} from './announcements.queries.ts'
import { writeAnnouncement } from './write-announcement.ts'

export type AnnouncerOptions = {
  readonly databaseUrl: string
  readonly store: Store
  readonly channel: TelegramChat
  /** Links lead there. */
  readonly origin: string
  /** Telegram allows about 20 a minute in one channel. */
  readonly messagesPerMinute: number
  readonly log: Logger
  readonly metrics: Pick<Metrics, 'announcementFailures'>
  readonly waits?: Partial<Waits>
}

type Waits = {
  /** The longest time from a commit to its announcement. */
  readonly pollMs: number
  /** After an attempt whose outcome is not known: Telegram may still be posting it. */
  readonly unknownSeconds: number
  readonly backOffMs: number
  readonly backOffMaxMs: number
}

/** An arbitrary advisory lock id. */
const LEADER_LOCK = 7_305_444
const WAITS: Waits = { pollMs: 500, unknownSeconds: 30, backOffMs: 2_000, backOffMaxMs: 60_000 }
/** Older news is not announced: the channel would show yesterday's games as new. */
const TOO_LATE_HOURS = 24
/** How many ids after the newest message are looked at for one that may have been posted. Service messages take ids too. */
const IDS_TO_LOOK_AT = 20

/**
 * Sends announcements to the public channel, from one worker at a time, in order.
 *
 * Inputs: rows of `announcements`. States of one: waiting, being sent (text and time of the attempt are committed before it), sent, dropped.
 * Once each: an attempt without an answer is not repeated at once. Telegram numbers the messages of a channel one after another, and only
 * this process posts as our bot, so the message, if it was posted, has one of the next ids: editing them to the same text shows which.
 * Locks: an advisory lock of the session to lead. Nothing is locked while Telegram is asked.
 * Failure: draws never wait for the channel. An attempt that failed is repeated with back-off; a message that Telegram refuses is dropped,
 * counted and logged; so is news that is a day old, and what is no longer true when it could be sent.
 */
export function startAnnouncer(options: AnnouncerOptions): Leader {
  const { databaseUrl, log } = options
  return startLeader({ databaseUrl, name: 'announcer', lock: LEADER_LOCK, log }, async ({ isOver }) => {
    const waits = { ...WAITS, ...options.waits }
    let backOffMs = waits.backOffMs
    while (!isOver.aborted) {
      const next = await findNextAnnouncement(options.store.db)
      if (!next) {
        await pause(waits.pollMs, isOver)
        continue
      }
      const waitMs = await deliver(options, waits, next)
      if (waitMs === 'failed') {
        await pause(backOffMs, isOver)
        backOffMs = Math.min(backOffMs * 2, waits.backOffMaxMs)
      } else {
        backOffMs = waits.backOffMs
        await pause(waitMs, isOver)
      }
    }
  })
}

/** Returns how long to wait before the next one, or 'failed': longer with every time. */
async function deliver(options: AnnouncerOptions, waits: Waits, next: WaitingAnnouncement): Promise<number | 'failed'> {
  const { store, log, metrics } = options
  if (next.sendingSeconds !== null && next.sendingSeconds < waits.unknownSeconds)
    return (waits.unknownSeconds - next.sendingSeconds) * 1_000
  try {
    const isPosted = await post(options, next)
    return isPosted ? 60_000 / options.messagesPerMinute : 0
  } catch (error) {
    const about = { err: error, kind: next.kind, game: next.gameId }
    if (!(error instanceof TelegramFailure)) {
      metrics.announcementFailures.inc({ reason: 'ours' })
      log.error(about, 'an announcement could not be written')
      return 'failed'
    }
    metrics.announcementFailures.inc({ reason: error.because })
    if (error.because === 'refused') {
      log.error(about, 'Telegram refuses an announcement: it is dropped')
      await transaction(store, (tx) => markDropped(tx, next.id))
      return 0
    }
    log.warn(about, 'an announcement was not sent')
    if (error.because !== 'unknown') await transaction(store, (tx) => markNotSent(tx, next.id))
    return error.because === 'too_many' ? error.retryAfterSeconds * 1_000 : 'failed'
  }
}

/** Returns false when nothing is in the channel because of it. */
async function post(options: AnnouncerOptions, next: WaitingAnnouncement): Promise<boolean> {
  const { store, log } = options
  const wasAttempted = next.sendingSeconds !== null && next.text !== null
  const found =
    wasAttempted && next.kind !== 'witnessed' ? await findPosted(store.db, options.channel, next.text) : undefined
  if (found !== undefined) {
    await transaction(store, (tx) => markSent(tx, next.id, found))
    return true
  }
  const isTooLate = next.waitedHours > TOO_LATE_HOURS
  const text = isTooLate ? undefined : await writeAnnouncement(store.db, next, options.origin)
  if (text === undefined || (next.kind === 'witnessed' && next.sealMessageId === null)) {
    log.info({ kind: next.kind, game: next.gameId, isTooLate }, 'an announcement is no longer news: it is dropped')
    await transaction(store, (tx) => markDropped(tx, next.id))
    return false
  }
  await transaction(store, (tx) => markSending(tx, next.id, text))
  const messageId = await say(options.channel, next, text)
  if (messageId === undefined) throw new TelegramFailure('refused', 'the message to edit is not in the channel')
  await transaction(store, (tx) => markSent(tx, next.id, messageId))
  return true
}

/** The seal becomes a witnessed seal in its place: readers are not notified twice. */
async function say(
  channel: TelegramChat,
  { kind, sealMessageId }: WaitingAnnouncement,
  text: string,
): Promise<bigint | undefined> {
  if (kind !== 'witnessed' || sealMessageId === null) return channel.send(text)
  return (await channel.edit(sealMessageId, text)) ? sealMessageId : undefined
}

/** The id of the message that an attempt without an answer posted, if it did. */
async function findPosted(db: Db, channel: TelegramChat, text: string): Promise<bigint | undefined> {
  const last = await findLastMessageId(db)
  for (let ahead = 1n; ahead <= IDS_TO_LOOK_AT; ahead++) {
    if (await channel.edit(last + ahead, text)) return last + ahead
  }
  return undefined
}
