import type { AnnouncementKind } from '@edil/domain/announcements'
import type { Tx } from '../platform/database/transaction.ts'
import { insertAnnouncement } from './announcements.queries.ts'

export type Announcement = {
  readonly kind: AnnouncementKind
  readonly gameId: string
  /** Of a prize that was paid. */
  readonly payoutId?: string
  /** Not before; at once without it. */
  readonly dueAt?: Date
}

/** Has the public channel announce it, once. The worker of the channel writes the text from what is stored when it sends it. */
export async function announce(tx: Tx, announcement: Announcement): Promise<void> {
  await insertAnnouncement(tx, announcement)
}
