import { type ChatSenderOptions, startChatSender } from '../platform/chat-sender.ts'
import type { Leader } from '../platform/leader.ts'
import { type Store, type Tx, transaction } from '../platform/transaction.ts'
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

export type AnnouncerOptions = Omit<ChatSenderOptions<WaitingAnnouncement>, 'name' | 'lock' | 'outbox'> & {
  readonly store: Store
  /** Links lead there. */
  readonly origin: string
}

/** An arbitrary advisory lock id. */
const LEADER_LOCK = 7_305_444
/** Older news is not announced: the channel would show yesterday's games as new. */
const TOO_LATE_HOURS = 24

/** Sends announcements to the public channel (platform/chat-sender.ts says how). The witnesses of a seal are added to its message. */
export function startAnnouncer({ store, origin, ...options }: AnnouncerOptions): Leader {
  const { db } = store
  const change = (work: (tx: Tx) => Promise<void>) => transaction(store, work)
  return startChatSender({
    ...options,
    name: 'announcer',
    lock: LEADER_LOCK,
    outbox: {
      findNext: () => findNextAnnouncement(db),
      findLastMessageId: () => findLastMessageId(db),
      async write(announcement) {
        const isTooLate = announcement.waitedHours > TOO_LATE_HOURS
        const hasSeal = announcement.kind !== 'witnessed' || announcement.edits !== null
        return isTooLate || !hasSeal ? undefined : writeAnnouncement(db, announcement, origin)
      },
      markSending: ({ id }, text) => change((tx) => markSending(tx, id, text)),
      markNotSent: ({ id }) => change((tx) => markNotSent(tx, id)),
      markSent: ({ id }, messageId) => change((tx) => markSent(tx, id, messageId)),
      markDropped: ({ id }) => change((tx) => markDropped(tx, id)),
    },
  })
}
