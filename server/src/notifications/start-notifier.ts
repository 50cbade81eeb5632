import type { Logger } from 'pino'
import { type Store, transaction } from '../platform/database/transaction.ts'
import { pause } from '../platform/leader.ts'
import type { Metrics } from '../platform/metrics.ts'
import { dropOldDeliveries } from './deliveries.queries.ts'
import type { LetterWriters } from './letter.ts'
import { type MailSender, sendMails } from './send-mails.ts'
import { dropAllTelegram } from './telegram-deliveries.queries.ts'
import { writeNotification } from './write-notification.ts'

export type NotifierOptions = {
  readonly store: Store
  readonly writers: LetterWriters
  /** Without one, nothing leaves by Telegram, and what must leave is mailed. */
  readonly hasBot: boolean
  readonly mailer: MailSender['mailer']
  readonly origin: string
  readonly log: Logger
  readonly metrics: Pick<Metrics, 'notificationFailures'>
}

/** The longest time from a commit to the attempt to send. */
const POLL_MS = 500
const BACK_OFF_MAX_MS = 30_000
const DROP_OLD_MS = 60_000

/**
 * Writes notifications and sends them. Every worker does; row locks decide which one takes a row.
 *
 * States: waiting, written (it is on the person's page) or dropped because it is no longer true; of each way: waiting, being sent, sent, or
 * dropped after a day.
 * Once each: the attempt is committed before it is made, and a repeated attempt has the key of the first (send-mails.ts).
 * In order: a notification waits for the earlier ones of its person, to be written and to be sent; for one that fails not longer than six hours.
 * Failure: nothing waits for a mail. Attempts are repeated with growing delays, of one message and of the way.
 */
export function startNotifier({ writers, hasBot, ...sender }: NotifierOptions): { readonly stop: () => Promise<void> } {
  const { store, log } = sender
  const stopping = new AbortController()
  const { signal } = stopping
  let oldDroppedAt = 0

  const write = () => writeNotification({ store, writers, hasBot, log })
  const mail = async () => {
    if (Date.now() - oldDroppedAt > DROP_OLD_MS) {
      const count = await transaction(store, (tx) => dropOldDeliveries(tx, 'mail'))
      if (count > 0) log.error({ count }, 'mails that could not be sent for a day were dropped')
      if (!hasBot) await transaction(store, dropAllTelegram)
      oldDroppedAt = Date.now()
    }
    const { tried, failed } = await sendMails(sender)
    // The mail server is away, or refuses us.
    if (tried > 0 && failed === tried) throw new AllFailed()
    return tried > 0
  }
  const loops = [repeat(write, log, signal), repeat(mail, log, signal)]
  return {
    async stop() {
      stopping.abort()
      await Promise.all(loops)
    },
  }
}

class AllFailed extends Error {}

/** Repeats `work`: at once while it finds something, less often while it fails. */
async function repeat(work: () => Promise<boolean>, log: Logger, signal: AbortSignal): Promise<void> {
  let backOffMs = POLL_MS
  while (!signal.aborted) {
    try {
      const found = await work()
      backOffMs = POLL_MS
      if (!found) await pause(POLL_MS, signal)
    } catch (error) {
      if (!(error instanceof AllFailed)) log.warn({ err: error }, 'notifications wait')
      await pause(backOffMs, signal)
      backOffMs = Math.min(backOffMs * 2, BACK_OFF_MAX_MS)
    }
  }
}
