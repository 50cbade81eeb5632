import type { Logger } from 'pino'
import type { StoredLetter } from '../notifications/letter.ts'
import {
  dropTelegramDelivery,
  findNextDelivery,
  findUnknownDelivery,
  markTelegramAttempt,
  markTelegramSent,
  retryTelegram,
  type TelegramDelivery,
} from '../notifications/telegram-deliveries.queries.ts'
import { type Store, type Tx, transaction } from '../platform/database/transaction.ts'
import type { Metrics } from '../platform/metrics.ts'
import { TelegramFailure } from '../platform/telegram/telegram.ts'
import type { TelegramBot } from '../platform/telegram/telegram-bot.ts'
import { htmlLink, htmlPart } from '../platform/telegram/telegram-html.ts'
import { silence } from './telegram-accounts.queries.ts'
import { findNewestMessageId, recordPosted } from './updates.queries.ts'

export type NotificationSender = {
  readonly store: Store
  readonly bot: TelegramBot
  /** Links lead there. */
  readonly origin: string
  readonly log: Logger
  readonly metrics: Pick<Metrics, 'telegramFailures'>
  /** After an attempt whose outcome is not known: Telegram may still be posting it. */
  readonly unknownSeconds: number
  readonly retrySeconds: number
}

/** The chat that was written to, or how long nothing may be sent. */
export type Step = { readonly chat: bigint } | { readonly restMs: number }

/** The token may be wrong: the others would be refused too. */
const NOT_ALLOWED_REST_MS = 1_000
/** How many ids after the newest known message are looked at. What people write meanwhile takes ids too, until their updates are handled. */
const IDS_TO_LOOK_AT = 30
/** A search that Telegram does not allow is given up after this time: everything else waits for it. */
const SEARCH_SECONDS_MAX = 600

/**
 * Clears up an attempt whose outcome is not known, before anything else is sent. Message ids grow by one over all private chats of a bot, so
 * the message, if Telegram posted it, has one of the next ids: editing it to the same text shows which. `undefined`: there is none.
 */
export async function clearUnknown(sender: NotificationSender): Promise<Step | undefined> {
  const { store, bot, log, metrics, unknownSeconds, retrySeconds } = sender
  const delivery = await findUnknownDelivery(store.db)
  if (!delivery) return undefined
  const { id, chat, sendingSeconds, afterMessageId } = delivery
  const remaining = unknownSeconds - (sendingSeconds ?? 0)
  if (remaining > 0) return { restMs: remaining * 1_000 }
  const html = htmlOf(delivery.letter, sender.origin)
  const first = (afterMessageId ?? 0n) + 1n
  try {
    for (let messageId = first; messageId < first + BigInt(IDS_TO_LOOK_AT); messageId++) {
      const found = await bot.edit(chat, messageId, html)
      if (found === 'missing') continue
      if (found === 'changed')
        log.error(
          { message: String(messageId), notification: String(id) },
          'a message that we do not know was overwritten',
        )
      await markSent(store, id, messageId)
      return { chat }
    }
  } catch (error) {
    if (!(error instanceof TelegramFailure)) throw error
    metrics.telegramFailures.inc({ sender: 'notifications', reason: error.because })
    log.warn({ err: error, notification: String(id) }, 'a lost answer of Telegram was not looked for to the end')
    if (error.because === 'blocked') return stopWriting(store, delivery)
    const isHopeless = error.because === 'not_allowed' && (sendingSeconds ?? 0) > SEARCH_SECONDS_MAX
    if (error.because === 'refused' || isHopeless) {
      await change(store, (tx) => dropTelegramDelivery(tx, id))
      return { restMs: 0 }
    }
    return { restMs: Math.max(retrySeconds, error.retryAfterSeconds) * 1_000 }
  }
  await change(store, (tx) => retryTelegram(tx, id, 0))
  return { restMs: 0 }
}

/** Sends the notification that is due longest. `undefined`: none is due. */
export async function sendNotification(
  sender: NotificationSender,
  resting: readonly bigint[],
): Promise<Step | undefined> {
  const { store, bot, origin, log, metrics, retrySeconds } = sender
  const delivery = await findNextDelivery(store.db, resting)
  if (!delivery) return undefined
  const { id, chat } = delivery
  const html = htmlOf(delivery.letter, origin)
  const newest = await findNewestMessageId(store.db)
  // Another worker, which took over while this one stood still, is sending it.
  if (!(await transaction(store, (tx) => markTelegramAttempt(tx, id, newest)))) return { restMs: retrySeconds * 1_000 }
  try {
    const messageId = await bot.send(chat, html)
    await markSent(store, id, messageId)
    return { chat }
  } catch (error) {
    if (!(error instanceof TelegramFailure)) throw error
    const { because, retryAfterSeconds } = error
    metrics.telegramFailures.inc({ sender: 'notifications', reason: because })
    log.warn({ err: error, notification: String(id) }, 'a notification was not sent by Telegram')
    if (because === 'blocked') return stopWriting(store, delivery)
    if (because === 'refused') await change(store, (tx) => dropTelegramDelivery(tx, id))
    else if (because !== 'unknown')
      await change(store, (tx) => retryTelegram(tx, id, Math.max(retrySeconds, retryAfterSeconds)))
    return { restMs: Math.max(retryAfterSeconds * 1_000, because === 'not_allowed' ? NOT_ALLOWED_REST_MS : 0) }
  }
}

/** The person has blocked the bot. */
async function stopWriting(store: Store, { id, chat }: TelegramDelivery): Promise<Step> {
  await change(store, async (tx) => {
    await silence(tx, chat)
    await dropTelegramDelivery(tx, id)
  })
  return { chat }
}

async function markSent(store: Store, id: bigint, messageId: bigint): Promise<void> {
  await transaction(store, async (tx) => {
    await markTelegramSent(tx, id, messageId)
    await recordPosted(tx, messageId)
  })
}

const change = (store: Store, work: (tx: Tx) => Promise<void>) => transaction(store, work)

/** The same words as on the page and in the mail. */
function htmlOf({ subject, before, after, action, language }: StoredLetter, origin: string): string {
  const url = `${origin}${language === 'am' ? '/am' : ''}${action.path}`
  return htmlPart(subject, [...before, ...after], [htmlLink(url, action.label)])
}
