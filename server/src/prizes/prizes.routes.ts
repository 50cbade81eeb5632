import {
  approvePrize as approvePrizeEndpoint,
  claimPrize as claimPrizeEndpoint,
  confirmTaxRule as confirmTaxRuleEndpoint,
  exportPrizes,
  failPrize as failPrizeEndpoint,
  listMyPrizes,
  listPrizes,
  listTaxRules as listTaxRulesEndpoint,
  type PrizeToPay,
  payPrize as payPrizeEndpoint,
  releasePrize as releasePrizeEndpoint,
  reservePrize as reservePrizeEndpoint,
  setPayoutSettings,
  showPayoutSettings,
} from '@edil/contract/prizes'
import { toWire } from '@edil/domain/money'
import { Refusal } from '@edil/domain/refusal'
import type { FastifyInstance } from 'fastify'
import { recordAudit } from '../audit/record-audit.ts'
import { type Store, type Tx, transaction } from '../platform/database/transaction.ts'
import { mount } from '../platform/http/mount.ts'
import { approvePrize } from './approve-prize.ts'
import { changePayoutSettings, confirmTaxRule } from './change-payout-rules.ts'
import { claimPrize } from './claim-prize.ts'
import { prizesAsCsv } from './export-prizes.ts'
import { failPrize } from './fail-prize.ts'
import { payPrize } from './pay-prize.ts'
import { isTaxConfirmed, listPayoutMethods, listTaxRules, readPayoutSettings } from './payout-rules.queries.ts'
import { myPrizeView, prizeToPayView } from './payout-view.ts'
import { countPayouts, findPayout, listPayouts, listPayoutsOf } from './payouts.queries.ts'
import { releasePrize, reservePrize } from './reserve-prize.ts'

export function prizesRoutes(app: FastifyInstance, { store }: { store: Store }): void {
  const { db } = store

  mount(app, listMyPrizes, async ({ caller, query }) => {
    const [{ rows, hasMore }, methods] = await Promise.all([
      listPayoutsOf(db, caller.personId, query.after),
      listPayoutMethods(db),
    ])
    return { prizes: rows.map((row) => myPrizeView(row, methods)), hasMore }
  })

  mount(app, claimPrizeEndpoint, async ({ params: { prizeId: payoutId }, body, caller: { personId } }) => {
    await transaction(store, (tx) => claimPrize(tx, { payoutId, personId, ...body }))
    const [row, methods] = await Promise.all([findPayout(db, payoutId), listPayoutMethods(db)])
    if (!row) throw new Refusal('prize_not_found')
    return myPrizeView(row, methods)
  })

  mount(app, listPrizes, async ({ query }) => {
    const [{ rows, hasMore }, counts, isConfirmed, { adminApprovesAbove }] = await Promise.all([
      listPayouts(db, query.list, query.after),
      countPayouts(db),
      isTaxConfirmed(db),
      readPayoutSettings(db),
    ])
    const { owed, ...waiting } = counts
    return {
      prizes: rows.map((row) => prizeToPayView(row, adminApprovesAbove)),
      hasMore,
      counts: waiting,
      owedSantim: toWire(owed),
      isTaxConfirmed: isConfirmed,
      adminApprovesAboveSantim: toWire(adminApprovesAbove),
    }
  })

  /** Takes a step and returns the prize as it is afterwards. */
  async function step(payoutId: string, work: (tx: Tx) => Promise<void>): Promise<PrizeToPay> {
    await transaction(store, work)
    const [row, { adminApprovesAbove }] = await Promise.all([findPayout(db, payoutId), readPayoutSettings(db)])
    if (!row) throw new Refusal('prize_not_found')
    return prizeToPayView(row, adminApprovesAbove)
  }

  mount(app, approvePrizeEndpoint, ({ params: { prizeId: payoutId }, caller: approver }) =>
    step(payoutId, (tx) => approvePrize(tx, { payoutId, approver })),
  )

  mount(app, reservePrizeEndpoint, ({ params: { prizeId: payoutId }, caller }) =>
    step(payoutId, (tx) => reservePrize(tx, { payoutId, payerId: caller.personId })),
  )

  mount(app, releasePrizeEndpoint, ({ params: { prizeId: payoutId }, caller }) =>
    step(payoutId, (tx) => releasePrize(tx, { payoutId, payerId: caller.personId })),
  )

  mount(app, payPrizeEndpoint, ({ params: { prizeId: payoutId }, body, caller }) => {
    const { amountSantim, transferReference } = body
    const paying = { payoutId, payerId: caller.personId, amount: BigInt(amountSantim), transferReference }
    return step(payoutId, (tx) => payPrize(tx, paying))
  })

  mount(app, failPrizeEndpoint, ({ params: { prizeId: payoutId }, body, caller }) =>
    step(payoutId, (tx) => failPrize(tx, { payoutId, operatorId: caller.personId, ...body })),
  )

  mount(app, exportPrizes, async ({ query, caller, reply }) => {
    const csv = await prizesAsCsv(db, query)
    const details = { table: 'prizes', ...query }
    await transaction(store, (tx) =>
      recordAudit(tx, { actor: caller.personId, action: 'figures_exported', subject: null, details }),
    )
    reply.type('text/csv; charset=utf-8')
    reply.header('content-disposition', `attachment; filename="edil-prizes-${query.from}-${query.to}.csv"`)
    return csv
  })

  mount(app, listTaxRulesEndpoint, async () => ({ rules: await listTaxRules(db) }))

  mount(app, confirmTaxRuleEndpoint, async ({ params: { appliesFrom }, body, caller }) => {
    await transaction(store, (tx) => confirmTaxRule(tx, { appliesFrom, ...body, adminId: caller.personId }))
    return { rules: await listTaxRules(db) }
  })

  const settingsView = async () => {
    const { adminApprovesAbove, unclaimedGoTo } = await readPayoutSettings(db)
    return { adminApprovesAboveSantim: toWire(adminApprovesAbove), unclaimedGoTo }
  }

  mount(app, showPayoutSettings, settingsView)

  mount(app, setPayoutSettings, async ({ body, caller }) => {
    const settings = {
      adminApprovesAbove: BigInt(body.adminApprovesAboveSantim),
      unclaimedGoTo: body.unclaimedGoTo,
    }
    await transaction(store, (tx) => changePayoutSettings(tx, caller.personId, settings))
    return settingsView()
  })
}
