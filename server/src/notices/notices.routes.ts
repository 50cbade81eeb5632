import {
  createNotice as createNoticeEndpoint,
  endNotice as endNoticeEndpoint,
  listNotices,
  listShownNotices,
} from '@edil/contract/notices'
import type { FastifyInstance } from 'fastify'
import { type Store, transaction } from '../platform/database/transaction.ts'
import { mount } from '../platform/http/mount.ts'
import { createNotice } from './create-notice.ts'
import { endNotice } from './end-notice.ts'
import { listLatest, listShown } from './notices.queries.ts'

export function noticesRoutes(app: FastifyInstance, { store }: { store: Store }): void {
  async function latest() {
    const rows = await listLatest(store.db)
    const notices = rows.map(({ showsFrom, showsUntil, endedAt, ...row }) => ({
      ...row,
      showsFrom: showsFrom.toISOString(),
      showsUntil: showsUntil.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
    }))
    return { notices }
  }

  mount(app, listShownNotices, async () => ({ notices: await listShown(store.db) }))

  mount(app, listNotices, latest)

  mount(app, createNoticeEndpoint, async ({ body, caller }) => {
    await transaction(store, (tx) => createNotice(tx, { ...body, adminId: caller.personId }))
    return latest()
  })

  mount(app, endNoticeEndpoint, async ({ params: { noticeId }, caller }) => {
    await transaction(store, (tx) => endNotice(tx, { noticeId, adminId: caller.personId }))
    return latest()
  })
}
