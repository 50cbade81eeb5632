import { BOT_TEXTS } from '@edil/text/telegram/bot'
import type { Logger } from 'pino'
import { dropTelegramWithoutChat } from '../notifications/telegram-deliveries.queries.ts'
import { isDatabaseAway, isDatabaseTimeout } from '../platform/database/database-away.ts'
import { purgeInRounds } from '../platform/database/purge-in-rounds.ts'
import { type Store, transaction } from '../platform/database/transaction.ts'
import { type Leader, pause, startLeader } from '../platform/leader.ts'
import type { Metrics } from '../platform/metrics.ts'
import { TelegramFailure } from '../platform/telegram/telegram.ts'
import type { TelegramBot } from '../platform/telegram/telegram-bot.ts'
import { renderTicketPicture } from './render-ticket-picture.ts'
import {
  deleteRepliesTo,
  deleteReply,
  findNextReply,
  hasMessageToSend,
  postponeReply,
  purgeReplies,
  type WaitingReply,
} from './replies.queries.ts'
import { clearUnknown, sendNotification } from './send-notification.ts'
import { silence } from './telegram-accounts.queries.ts'
import { recordPosted } from './updates.queries.ts'

export type ReplySenderOptions = {
  readonly databaseUrl: string
  readonly store: Store
  readonly bot: TelegramBot
  /** In the QR code of a ticket. */
  readonly origin: string
  readonly log: Logger
  readonly metrics: Pick<Metrics, 'telegramFailures'>
  readonly waits?: Partial<ReplyWaits>
}

export type ReplyWaits = {
  /** The longest time from a commit to its answer. */
  readonly pollMs: number
  /** Between two messages to anyone. Telegram allows about 30 a second. */
  readonly betweenMs: number
  /** Between two messages to one chat. */
  readonly perChatMs: number
  readonly retrySeconds: number
  /** After an attempt to notify whose outcome is not known. */
  readonly unknownSeconds: number
}

const WAITS: ReplyWaits = { pollMs: 300, betweenMs: 40, perChatMs: 1_000, retrySeconds: 10, unknownSeconds: 30 }
/** An arbitrary advisory lock id. */
const LEADER_LOCK = 7_305_452
const PURGE_EVERY_MS = 60_000

/**
 * Sends the answers of the bot and, when none waits, notifications, from one worker at a time: those of one chat in order and at most one a
 * second, all together at most 25 a second.
 * Once each, almost: a row is deleted after its message was sent. An attempt without an answer is repeated, because a person waits; if
 * Telegram had sent it, it comes twice. An answer that cannot be sent for ten minutes is dropped.
 * Failure: a person who has blocked the bot is silenced, and gets none of the answers that wait. `retry_after` of Telegram stops all.
 */
export function startReplySender(options: ReplySenderOptions): Leader {
  const { databaseUrl, store, log } = options
  const waits = { ...WAITS, ...options.waits }
  return startLeader({ databaseUrl, name: 'telegram-replies', lock: LEADER_LOCK, log }, async ({ isOver }) => {
    /** When each chat was last written to. */
    const lastAt = new Map<bigint, number>()
    let purgedAt = 0
    const { unknownSeconds, retrySeconds } = waits
    const notifications = { ...options, unknownSeconds, retrySeconds }
    while (!isOver.aborted) {
      if (Date.now() - purgedAt > PURGE_EVERY_MS) {
        await purgeInRounds(store, purgeReplies)
        await transaction(store, dropTelegramWithoutChat)
        purgedAt = Date.now()
      }
      if (!(await hasMessageToSend(store.db))) {
        await pause(waits.pollMs, isOver)
        continue
      }
      for (const [chat, at] of lastAt) if (Date.now() - at >= waits.perChatMs) lastAt.delete(chat)
      const resting = [...lastAt.keys()]
      const unknown = await clearUnknown(notifications)
      const next = unknown ? undefined : await findNextReply(store.db, resting)
      if (!next) {
        const step = unknown ?? (await sendNotification(notifications, resting))
        if (step && 'chat' in step) lastAt.set(step.chat, Date.now())
        const restMs = step && 'restMs' in step ? step.restMs : waits.betweenMs
        await pause(step ? restMs : waits.pollMs, isOver)
        continue
      }
      const restMs = await deliver(options, waits, next)
      lastAt.set(next.chat, Date.now())
      await pause(Math.max(restMs, waits.betweenMs), isOver)
    }
  })
}

/** Returns how long Telegram wants to rest. */
async function deliver(options: ReplySenderOptions, waits: ReplyWaits, reply: WaitingReply): Promise<number> {
  const { store, log, metrics } = options
  const about = { reply: String(reply.id) }
  try {
    const messageId = await send(options, reply)
    await transaction(store, async (tx) => {
      await deleteReply(tx, reply.id)
      if (messageId !== undefined) await recordPosted(tx, messageId)
    })
    return 0
  } catch (error) {
    if (!(error instanceof TelegramFailure)) {
      if (isDatabaseAway(error) || isDatabaseTimeout(error)) throw error
      await transaction(store, (tx) => deleteReply(tx, reply.id))
      metrics.telegramFailures.inc({ sender: 'telegram-replies', reason: 'ours' })
      log.error({ err: error, ...about }, 'an answer could not be composed, and is dropped')
      return 0
    }
    metrics.telegramFailures.inc({ sender: 'telegram-replies', reason: error.because })
    switch (error.because) {
      case 'blocked':
        await transaction(store, async (tx) => {
          await silence(tx, reply.chat)
          await deleteRepliesTo(tx, reply.chat)
        })
        return 0
      case 'refused':
        log.error({ err: error, ...about }, 'Telegram refuses an answer, which is dropped')
        await transaction(store, (tx) => deleteReply(tx, reply.id))
        return 0
      default:
        log.warn({ err: error, ...about }, 'an answer was not sent')
        await transaction(store, (tx) =>
          postponeReply(tx, reply.id, Math.max(waits.retrySeconds, error.retryAfterSeconds)),
        )
        return error.retryAfterSeconds * 1_000
    }
  }
}

async function send({ store, bot, origin }: ReplySenderOptions, reply: WaitingReply): Promise<bigint | undefined> {
  const { chat, text, ticketId, keyboard, language } = reply
  if (text !== null) {
    const shown = keyboard === 'contact' ? { contactButton: BOT_TEXTS[language].shareContact } : (keyboard ?? undefined)
    return bot.send(chat, text, shown)
  }
  // A link that ended since, or a ticket that was withdrawn, has no picture any more.
  const picture = ticketId === null ? undefined : await renderTicketPicture(store.db, { ticketId, chat, origin })
  return picture && bot.sendPicture(chat, picture.png, picture.name)
}
