import { type Store, type Tx, transaction } from '../platform/database/transaction.ts'
import type { Leader } from '../platform/leader.ts'
import { type ChatSenderOptions, startChatSender } from '../platform/telegram/chat-sender.ts'
import {
  dropOldAnnouncements,
  findLastMessageId,
  findNextAnnouncement,
  markDropped,
  markFailed,
  markNotSent,
  markSending,
  markSent,
  type WaitingAnnouncement,
} from './announcements.queries.ts'
import { writeAnnouncement } from './write-announcement.ts'

export type AnnouncerOptions = Omit<ChatSenderOptions<WaitingAnnouncement>, 'name' | 'lock' | 'outbox'> & {
  readonly store: Store
  /** Links lead there. */
  readonly origin: string
}

/** An arbitrary advisory lock id. */
const LEADER_LOCK = 7_305_444

/** Sends announcements to the public channel (platform/telegram/chat-sender.ts says how). The witnesses of a seal are added to its message. */
export function startAnnouncer({ store, origin, ...options }: AnnouncerOptions): Leader {
  const { db } = store
  const change = <T>(work: (tx: Tx) => Promise<T>) => transaction(store, work)
  return startChatSender({
    ...options,
    name: 'announcer',
    lock: LEADER_LOCK,
    outbox: {
      dropOld: () => change(dropOldAnnouncements),
      findNext: () => findNextAnnouncement(db, options.chat.name),
      findLastMessageId: (chat) => findLastMessageId(db, chat),
      write: (announcement) => writeAnnouncement(db, announcement, origin),
      markSending: (announcement, text) => change((tx) => markSending(tx, announcement, text)),
      markNotSent: ({ id }) => change((tx) => markNotSent(tx, id)),
      markFailed: ({ id }) => change((tx) => markFailed(tx, id)),
      markSent: ({ id }, sent) => change((tx) => markSent(tx, id, sent)),
      markDropped: ({ id }) => change((tx) => markDropped(tx, id)),
    },
  })
}
