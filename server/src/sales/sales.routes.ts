import {
  listSalesStops,
  resumeSales as resumeSalesEndpoint,
  type SalesStop,
  type SalesStops,
  stopSales as stopSalesEndpoint,
} from '@edil/contract/sales-stops'
import type { FastifyInstance } from 'fastify'
import { type Store, transaction } from '../platform/database/transaction.ts'
import { mount } from '../platform/http/mount.ts'
import { resumeSales } from './resume-sales.ts'
import { listStops, type StopRow } from './sales-stops.queries.ts'
import { stopSales } from './stop-sales.ts'

export function salesRoutes(app: FastifyInstance, { store }: { store: Store }): void {
  async function stops(): Promise<SalesStops> {
    const { active, ended } = await listStops(store.db)
    return { active: active.map(stopView), ended: ended.map(stopView) }
  }

  mount(app, listSalesStops, stops)

  mount(app, stopSalesEndpoint, async ({ body, caller }) => {
    await transaction(store, (tx) => stopSales(tx, { ...body, adminId: caller.personId }))
    return stops()
  })

  mount(app, resumeSalesEndpoint, async ({ params: { stopId }, caller }) => {
    await transaction(store, (tx) => resumeSales(tx, { stopId, adminId: caller.personId }))
    return stops()
  })
}

function stopView(row: StopRow): SalesStop {
  return { ...row, stoppedAt: row.stoppedAt.toISOString(), endedAt: row.endedAt?.toISOString() ?? null }
}
