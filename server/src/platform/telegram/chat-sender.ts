import type { Logger } from 'pino'
import { type Leader, pause, startLeader } from '../leader.ts'
import type { Metrics } from '../metrics.ts'
import { type TelegramChat, TelegramFailure } from './telegram.ts'

/** A message that is to be sent to a chat, or to replace one that it has. */
export type WaitingMessage = {
  readonly id: bigint
  readonly kind: string
  /** As it was stored before the last attempt. */
  readonly text: string | null
  /** How often it was tried. */
  readonly attempts: number
  /** Seconds since an attempt whose outcome is not known; null when there is none. */
  readonly sendingSeconds: number | null
  /** It is no longer news. */
  readonly isTooLate: boolean
  /** The message that it edits. */
  readonly edits: bigint | null
}

/** The rows of messages for one chat. Each change is a transaction of its own. */
export type Outbox<Message extends WaitingMessage> = {
  /** Drops at once what is no longer news: without a chat, rows have been waiting for long. */
  readonly dropOld?: () => Promise<void>
  /**
   * One whose outcome is not known comes first: the chat keeps the order, and messages that follow it would hide whether it arrived.
   * One that failed for another reason lets the others pass for a minute.
   */
  readonly findNext: () => Promise<Message | undefined>
  /** `undefined` when it is no longer true. */
  readonly write: (message: Message) => Promise<string | undefined>
  /** The newest message of the chat that we know of; 0 before the first one. */
  readonly findLastMessageId: (chat: string) => Promise<bigint>
  /**
   * Committed before the attempt, so that a worker that takes over knows that the chat may have the message. Returns false when another
   * worker has tried it since it was found.
   */
  readonly markSending: (message: Message, text: string) => Promise<boolean>
  /** Telegram has certainly not posted it. */
  readonly markNotSent: (message: Message) => Promise<void>
  readonly markFailed: (message: Message) => Promise<void>
  readonly markSent: (message: Message, sent: { readonly chat: string; readonly messageId: bigint }) => Promise<void>
  readonly markDropped: (message: Message) => Promise<void>
}

export type ChatSenderOptions<Message extends WaitingMessage> = {
  readonly databaseUrl: string
  /** Of the leader, and in metrics. */
  readonly name: string
  /** The id of an advisory lock. */
  readonly lock: number
  readonly chat: TelegramChat
  readonly outbox: Outbox<Message>
  /** Telegram allows about 20 a minute in one channel or group. */
  readonly messagesPerMinute: number
  readonly log: Logger
  readonly metrics: Pick<Metrics, 'telegramFailures'>
  readonly waits?: Partial<Waits> | undefined
}

export type Waits = {
  /** The longest time from a commit to its message. */
  readonly pollMs: number
  /** After an attempt whose outcome is not known: Telegram may still be posting it. */
  readonly unknownSeconds: number
  readonly backOffMs: number
  readonly backOffMaxMs: number
}

const WAITS: Waits = { pollMs: 500, unknownSeconds: 30, backOffMs: 2_000, backOffMaxMs: 60_000 }
/** How many ids after the newest message are looked at for one that may have been posted. Service messages take ids too. */
const IDS_TO_LOOK_AT = 20

/**
 * Sends the messages of an outbox to one chat, from one worker at a time, in order.
 *
 * States of a message: waiting, being sent (its text and the time of the attempt are committed before it), sent, dropped.
 * Once each: an attempt without an answer is not repeated at once. Telegram numbers the messages of a chat one after another, so the
 * message, if it was posted, has one of the next ids: editing them to the same text shows which. The messages of others cannot be edited.
 * Locks: an advisory lock of the session to lead. Nothing is locked while Telegram is asked.
 * Failure: nothing waits for the chat. An attempt that failed is repeated with back-off. A text that Telegram refuses is dropped, counted
 * and logged; a message that fails because of us lets the others pass.
 */
export function startChatSender<Message extends WaitingMessage>(options: ChatSenderOptions<Message>): Leader {
  const { databaseUrl, name, lock, log, outbox } = options
  return startLeader({ databaseUrl, name, lock, log }, async ({ isOver }) => {
    const waits = { ...WAITS, ...options.waits }
    let backOffMs = waits.backOffMs
    await outbox.dropOld?.()
    while (!isOver.aborted) {
      const next = await outbox.findNext()
      if (!next) {
        await pause(waits.pollMs, isOver)
        continue
      }
      const waitMs = await deliver(options, waits, next, isOver)
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

/** The text of a message could not be composed. */
class NotWritten extends Error {}

/** Returns how long to wait before the next one, or 'failed': longer with every time. */
async function deliver<Message extends WaitingMessage>(
  options: ChatSenderOptions<Message>,
  waits: Waits,
  next: Message,
  isOver: AbortSignal,
): Promise<number | 'failed'> {
  const { name, outbox, log, metrics } = options
  const about = { kind: next.kind, message: String(next.id) }
  if (next.isTooLate) {
    log.info(about, `${name}: a message is no longer news, and is dropped`)
    await outbox.markDropped(next)
    return 0
  }
  if (next.sendingSeconds !== null && next.sendingSeconds < waits.unknownSeconds)
    return (waits.unknownSeconds - next.sendingSeconds) * 1_000
  try {
    const isPosted = await post(options, next, isOver)
    return isPosted ? 60_000 / options.messagesPerMinute : 0
  } catch (error) {
    // The database is away: what Telegram did stays unknown.
    if (!(error instanceof TelegramFailure || error instanceof NotWritten)) throw error
    metrics.telegramFailures.inc({ sender: name, reason: error instanceof NotWritten ? 'ours' : error.because })
    if (error instanceof NotWritten) {
      log.error({ err: error.cause, ...about }, `${name}: a message could not be written`)
      await outbox.markFailed(next)
      return 'failed'
    }
    if (error.because === 'refused') {
      log.error({ err: error, ...about }, `${name}: Telegram refuses a message, which is dropped`)
      await outbox.markDropped(next)
      return 0
    }
    log.warn({ err: error, ...about }, `${name}: a message was not sent`)
    if (error.because !== 'unknown') await outbox.markNotSent(next)
    // An edit can be repeated at any time.
    else if (next.edits !== null) await outbox.markFailed(next)
    return error.retryAfterSeconds > 0 ? error.retryAfterSeconds * 1_000 : 'failed'
  }
}

/** Returns false when nothing is in the chat because of it. */
async function post<Message extends WaitingMessage>(
  options: ChatSenderOptions<Message>,
  next: Message,
  isOver: AbortSignal,
): Promise<boolean> {
  const { name, chat, outbox, log } = options
  const wasAttempted = next.sendingSeconds !== null && next.text !== null
  const found = wasAttempted && next.edits === null ? await findPosted(options, next.text, isOver) : undefined
  if (found !== undefined) {
    await outbox.markSent(next, { chat: chat.name, messageId: found })
    return true
  }
  const text = await outbox.write(next).catch((cause: unknown) => {
    throw new NotWritten('not written', { cause })
  })
  if (text === undefined) {
    log.info({ kind: next.kind, message: String(next.id) }, `${name}: a message is no longer true, and is dropped`)
    await outbox.markDropped(next)
    return false
  }
  if (isOver.aborted || !(await outbox.markSending(next, text))) return false
  const { edits } = next
  if (edits !== null && (await chat.edit(edits, text)) === 'missing')
    throw new TelegramFailure('refused', 'the message to edit is not in the chat')
  await outbox.markSent(next, { chat: chat.name, messageId: edits ?? (await chat.send(text)) })
  return true
}

/** The id of the message that an attempt without an answer posted, if it did. Whatever fails here, that stays unknown. */
async function findPosted<Message extends WaitingMessage>(
  { name, chat, outbox, log }: ChatSenderOptions<Message>,
  text: string,
  isOver: AbortSignal,
): Promise<bigint | undefined> {
  const last = await outbox.findLastMessageId(chat.name)
  try {
    for (let ahead = 1n; ahead <= IDS_TO_LOOK_AT && !isOver.aborted; ahead++) {
      const id = last + ahead
      const there = await chat.edit(id, text)
      if (there === 'missing') continue
      if (there === 'changed')
        log.error({ message: String(id) }, `${name}: a message that we do not know was overwritten`)
      return id
    }
  } catch (error) {
    const { message, retryAfterSeconds } = error as TelegramFailure
    throw new TelegramFailure('unknown', `while it was looked for: ${message}`, retryAfterSeconds)
  }
  if (isOver.aborted) throw new TelegramFailure('unknown', 'another worker goes on')
  return undefined
}
