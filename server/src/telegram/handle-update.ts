import { type Store, type Tx, transaction } from '../platform/database/transaction.ts'
import type { Metrics } from '../platform/metrics.ts'
import { type Answer, answerMessage } from './answer-message.ts'
import { type BotMessage, readMessage } from './read-message.ts'
import { insertReplies } from './replies.queries.ts'
import { countAttempts, insertUpdate, lockChat, markRefused } from './updates.queries.ts'

export type UpdateDeps = {
  readonly store: Store
  /** Links lead there. */
  readonly origin: string
  readonly metrics: Pick<Metrics, 'telegramRefusals'>
}

/** More messages of one Telegram account are not answered. */
const MESSAGES_PER_MINUTE = 12
const WRONG_CODES_PER_HOUR = 10

/**
 * Handles an update of Telegram, once: its id, what it changes and the answers to it are rows of one transaction. The worker that sends
 * the answers comes later. Messages of one Telegram account are handled one after another, so that its attempts are counted.
 */
export async function handleUpdate({ store, origin, metrics }: UpdateDeps, update: unknown): Promise<void> {
  const message = readMessage(update)
  if (!message) return
  const refused = await transaction(store, (tx) => handleMessage(tx, message, origin))
  if (refused) metrics.telegramRefusals.inc({ reason: refused })
}

async function handleMessage(
  tx: Tx,
  message: BotMessage,
  origin: string,
): Promise<Answer['refused'] | 'too_many_messages'> {
  const { updateId, telegramId } = message
  await lockChat(tx, telegramId)
  if (!(await insertUpdate(tx, message))) return undefined
  const { lastMinute, refusedLastHour } = await countAttempts(tx, telegramId)
  if (lastMinute > MESSAGES_PER_MINUTE) return 'too_many_messages'
  const hasTooManyCodes = refusedLastHour >= WRONG_CODES_PER_HOUR
  const { replies, language, refused } = await answerMessage(tx, { message, origin, hasTooManyCodes })
  if (refused === 'code' || refused === 'other_person') await markRefused(tx, updateId)
  await insertReplies(tx, telegramId, language, replies)
  return refused
}
