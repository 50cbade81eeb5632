import { Refusal, type RefusalCode } from '@edil/domain/refusal'
import type { Tx } from '../../platform/database/transaction.ts'
import { checkInitData, type InitData } from '../../platform/telegram/check-init-data.ts'
import type { MiniAppDeps } from './mini-app-deps.ts'
import { insertInitDataUse } from './telegram-accounts.queries.ts'

type Fault = 'forged' | 'expired' | 'used'

const REFUSALS: Readonly<Record<Fault, RefusalCode>> = {
  forged: 'init_data_forged',
  expired: 'init_data_expired',
  used: 'init_data_used',
}

/** Counts an attempt of this address unless the launch data is good: a town can share one address. */
export async function readInitData(
  { initDataKey, limits, metrics }: MiniAppDeps,
  { initData, address }: { readonly initData: string; readonly address: string },
): Promise<InitData> {
  if (!initDataKey) throw new Refusal('mini_app_off')
  await limits.take('mini_app', address)
  const checked = checkInitData(initData, initDataKey, new Date())
  if ('because' in checked) throw refuse(metrics, checked.because)
  await limits.giveBack('mini_app', address)
  return checked
}

/** Someone who has copied launch data cannot use it after its owner, and not a second time. */
export async function claimInitData(
  tx: Tx,
  { metrics }: Pick<MiniAppDeps, 'metrics'>,
  { hash }: InitData,
): Promise<void> {
  if (!(await insertInitDataUse(tx, hash))) throw refuse(metrics, 'used')
}

function refuse(metrics: MiniAppDeps['metrics'], reason: Fault): Refusal {
  metrics.miniAppRefusals.inc({ reason })
  return new Refusal(REFUSALS[reason])
}
