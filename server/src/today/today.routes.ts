import { listDecisions, showSetup, showToday } from '@edil/contract/today'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../platform/database/db.ts'
import { mount } from '../platform/http/mount.ts'
import { listDecisionsOfDay, listReviewersOfDay } from './decisions.queries.ts'
import { readSetup } from './setup.queries.ts'
import { listDrawsOfDay, readDayCounts, readMoneyIn, readOwed, readWaitingPayments } from './today.queries.ts'

export function todayRoutes(app: FastifyInstance, { db }: { db: Db }): void {
  mount(app, showToday, async ({ caller }) => {
    const [payments, owed, moneyIn, counts, draws] = await Promise.all([
      readWaitingPayments(db),
      readOwed(db, caller.personId),
      readMoneyIn(db),
      readDayCounts(db),
      listDrawsOfDay(db),
    ])
    return { payments, ...owed, moneyIn, ...counts, draws }
  })

  mount(app, showSetup, () => readSetup(db))

  mount(app, listDecisions, async () => {
    const [reviewers, { rows, hasMore }] = await Promise.all([listReviewersOfDay(db), listDecisionsOfDay(db)])
    return { reviewers, decisions: rows, hasMore }
  })
}
