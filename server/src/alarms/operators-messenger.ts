import { type Store, type Tx, transaction } from '../platform/database/transaction.ts'
import type { Leader } from '../platform/leader.ts'
import { type ChatSenderOptions, startChatSender } from '../platform/telegram/chat-sender.ts'
import {
  findLastMessageId,
  findNextMessage,
  markDropped,
  markFailed,
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

/** Sends alarms and summaries to the operators' group (platform/telegram/chat-sender.ts says how). The end of an alarm is added to its message. */
export function startOperatorsMessenger({ store, origin, ...options }: OperatorsMessengerOptions): Leader {
  const { db } = store
  const change = <T>(work: (tx: Tx) => Promise<T>) => transaction(store, work)
  return startChatSender({
    ...options,
    name: 'operators-messenger',
    lock: LEADER_LOCK,
    outbox: {
      findNext: () => findNextMessage(db, options.chat.name),
      findLastMessageId: (chat) => findLastMessageId(db, chat),
      write: async (message) => writeMessage(message, origin),
      markSending: (message, text) => change((tx) => markSending(tx, message, text)),
      markNotSent: ({ id }) => change((tx) => markNotSent(tx, id)),
      markFailed: ({ id }) => change((tx) => markFailed(tx, id)),
      markSent: (message, sent) => change((tx) => markSent(tx, message, sent)),
      markDropped: ({ id }) => change((tx) => markDropped(tx, id)),
    },
  })
}
