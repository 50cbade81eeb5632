import { exportStaffFigures, listStaffFiguresOfGames, showStaffFigures } from '@edil/contract/staff-figures'
import type { FastifyInstance } from 'fastify'
import { recordAudit } from '../audit/record-audit.ts'
import { type Store, transaction } from '../platform/database/transaction.ts'
import { mount } from '../platform/http/mount.ts'
import { staffFiguresAsCsv } from './export-staff-figures.ts'
import {
  listFiguresOfAccounts,
  listFiguresOfDays,
  listFiguresOfGames,
  listFiguresOfReviewers,
} from './staff-figures.queries.ts'

export function staffFiguresRoutes(app: FastifyInstance, { store }: { store: Store }): void {
  const { db } = store

  mount(app, showStaffFigures, async ({ query }) => {
    const [days, accounts, reviewers] = await Promise.all([
      listFiguresOfDays(db, query),
      listFiguresOfAccounts(db, query),
      listFiguresOfReviewers(db, query),
    ])
    return { days, accounts, reviewers }
  })

  mount(app, listStaffFiguresOfGames, async ({ query: { after, ...range } }) => {
    const { rows, hasMore } = await listFiguresOfGames(db, range, after)
    return { games: rows, hasMore }
  })

  mount(app, exportStaffFigures, async ({ query: { table, ...range }, caller, reply }) => {
    const csv = await staffFiguresAsCsv(db, table, range)
    await transaction(store, (tx) =>
      recordAudit(tx, {
        actor: caller.personId,
        action: 'figures_exported',
        subject: null,
        details: { table, ...range },
      }),
    )
    reply.type('text/csv; charset=utf-8')
    reply.header('content-disposition', `attachment; filename="edil-${table}-${range.from}-${range.to}.csv"`)
    return csv
  })
}
