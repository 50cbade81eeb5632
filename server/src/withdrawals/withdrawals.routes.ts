import {
  cancelWithdrawal as cancelEndpoint,
  confirmWithdrawal as confirmEndpoint,
  listWithdrawals,
  requestWithdrawal as requestEndpoint,
} from '@edil/contract/withdrawals'
import type { FastifyInstance } from 'fastify'
import { type Store, type Tx, transaction } from '../platform/database/transaction.ts'
import { mount } from '../platform/http/mount.ts'
import { cancelWithdrawal, confirmWithdrawal } from './confirm-withdrawal.ts'
import { requestWithdrawal } from './request-withdrawal.ts'
import { listWaiting } from './withdrawals.queries.ts'

export function withdrawalsRoutes(app: FastifyInstance, { store }: { store: Store }): void {
  const waiting = async () => ({ withdrawals: await listWaiting(store.db) })

  /** Takes a step and returns what waits afterwards. */
  async function step(work: (tx: Tx) => Promise<void>) {
    await transaction(store, work)
    return waiting()
  }

  mount(app, listWithdrawals, waiting)

  mount(app, requestEndpoint, ({ params: { paymentId }, body: { reason }, caller }) =>
    step((tx) => requestWithdrawal(tx, { paymentId, reason, operatorId: caller.personId })),
  )

  mount(app, confirmEndpoint, ({ params: { withdrawalId }, caller }) =>
    step((tx) => confirmWithdrawal(tx, { withdrawalId, operatorId: caller.personId })),
  )

  mount(app, cancelEndpoint, ({ params: { withdrawalId }, caller }) =>
    step((tx) => cancelWithdrawal(tx, { withdrawalId, operatorId: caller.personId })),
  )
}
