import { type ChatSenderOptions, startChatSender } from '../platform/chat-sender.ts'
import type { Leader } from '../platform/leader.ts'
import { type Store, type Tx, transaction } from '../platform/transaction.ts'
import {
  findLastMessageId,
  findNextMessage,
  markDropped,
  markNotSent,
  markSending,
  markSent,
  type OperatorMessage,
} from './operator-messages.queries.ts'
import { writeMessage } from './write-message.ts'

export type OperatorsMessengerOptions = Omit<ChatSenderOptions<OperatorMessage>, 'name' | 'lock' | 'outbox'> & {
  readonly store: Store
  /** Links lead there. */
  readonly origin: string
}

/** An arbitrary advisory lock id. */
const LEADER_LOCK = 7_305_445
/** An alarm of yesterday is no alarm. */
const TOO_LATE_MS = 24 * 3_600_000

/** Sends alarms and summaries to the operators' group (platform/chat-sender.ts says how). The end of an alarm is added to its message. */
export function startOperatorsMessenger({ store, origin, ...options }: OperatorsMessengerOptions): Leader {
  const { db } = store
  const change = (work: (tx: Tx) => Promise<void>) => transaction(store, work)
  return startChatSender({
    ...options,
    name: 'operators-messenger',
    lock: LEADER_LOCK,
    outbox: {
      findNext: () => findNextMessage(db),
      findLastMessageId: () => findLastMessageId(db),
      async write(message) {
        const isTooLate = message.edits === null && Date.now() - message.startedAt.getTime() > TOO_LATE_MS
        return isTooLate ? undefined : writeMessage(message, origin)
      },
      markSending: ({ id }, text) => change((tx) => markSending(tx, id, text)),
      markNotSent: ({ id }) => change((tx) => markNotSent(tx, id)),
      markSent: (message, messageId) => change((tx) => markSent(tx, message, messageId)),
      markDropped: ({ id }) => change((tx) => markDropped(tx, id)),
    },
  })
}
