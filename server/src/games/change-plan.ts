import { refusePlanMoney } from '@edil/domain/plan-figures'
import { Refusal } from '@edil/domain/refusal'
import { recordAudit } from '../audit/record-audit.ts'
import type { Tx } from '../platform/database/transaction.ts'
import { findActivePlan } from './games.queries.ts'
import { type PlanFigures, updatePlan } from './plans.queries.ts'

export type ChangePlan = {
  readonly planId: string
  /** The version that the admin has seen. */
  readonly version: number
  readonly adminId: string
  readonly figures: PlanFigures
}

/** Changes a plan from its next game on: an open game has copied its figures and promised them in its open record. */
export async function changePlan(tx: Tx, { planId, version, adminId, figures }: ChangePlan): Promise<void> {
  const plan = await findActivePlan(tx, planId)
  if (!plan) throw new Refusal('plan_not_found')
  const refusal = refusePlanMoney(figures)
  if (refusal) throw new Refusal(refusal)
  if ((plan.draws_every === 'day') !== (figures.drawsOn === null)) throw new Refusal('request_invalid')
  if (!(await updatePlan(tx, { id: planId, version }, adminId, figures))) throw new Refusal('plan_changed')
  const { fee, prizes, ...others } = figures
  recordAudit(tx, {
    actor: adminId,
    action: 'plan_changed',
    subject: planId,
    details: { version: version + 1, fee: String(fee), prizes: prizes.map(String), ...others },
  })
}
