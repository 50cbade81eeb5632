import type { Logger } from 'pino'
import { renderLetter } from '../mails/letter.ts'
import { type Store, transaction } from '../platform/database/transaction.ts'
import { type Mailer, MailRefused } from '../platform/mail.ts'
import type { Metrics } from '../platform/metrics.ts'
import { type Delivery, hasDueDelivery, markDelivered, retryDelivery, takeDeliveries } from './deliveries.queries.ts'

export type MailSender = {
  readonly store: Store
  readonly mailer: Mailer
  /** Links lead there. */
  readonly origin: string
  readonly log: Logger
  readonly metrics: Pick<Metrics, 'notificationFailures'>
}

/** The connections to the mail server. */
const AT_ONCE = 3
const RETRY_SECONDS_MAX = 60
/** A mailbox that is full or gone, or a provider that blocks us, seldom changes within minutes. */
const REFUSED_SECONDS_MAX = 3_600

/**
 * Sends the mails that are due, at most three, each to another person. A mail whose answer was lost is sent again with the same Message-ID,
 * by which mail servers recognise a copy. Returns how many were tried, and how many failed although they were not refused.
 */
export async function sendMails(sender: MailSender): Promise<{ readonly tried: number; readonly failed: number }> {
  if (!(await hasDueDelivery(sender.store.db, 'mail'))) return { tried: 0, failed: 0 }
  const deliveries = await transaction(sender.store, (tx) => takeDeliveries(tx, 'mail', AT_ONCE))
  const outcomes = await Promise.all(deliveries.map((delivery) => sendMail(sender, delivery)))
  return { tried: outcomes.length, failed: outcomes.filter((outcome) => outcome === 'failed').length }
}

type Outcome = 'sent' | 'refused' | 'failed'

async function sendMail({ store, mailer, origin, log, metrics }: MailSender, delivery: Delivery): Promise<Outcome> {
  const { id, key, attempts, email, name, letter } = delivery
  const { language, action } = letter
  const url = `${origin}${language === 'am' ? '/am' : ''}${action.path}`
  try {
    const mail = await renderLetter({ ...letter, name, action: { label: action.label, url } })
    await mailer.send({ to: email, language, key, ...mail })
  } catch (error) {
    metrics.notificationFailures.inc({ way: 'mail' })
    log.warn({ err: error, notification: String(id), attempts }, 'a notification was not mailed')
    const isRefused = error instanceof MailRefused
    const seconds = Math.min(2 ** attempts, isRefused ? REFUSED_SECONDS_MAX : RETRY_SECONDS_MAX)
    await transaction(store, (tx) => retryDelivery(tx, 'mail', id, seconds))
    return isRefused ? 'refused' : 'failed'
  }
  await transaction(store, (tx) => markDelivered(tx, 'mail', id))
  return 'sent'
}
