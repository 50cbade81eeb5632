import type { Metrics } from '../../platform/metrics.ts'
import type { AccountsDeps } from '../accounts-deps.ts'

export type MiniAppDeps = AccountsDeps & {
  /** Checks launch data; `undefined` without a bot. */
  readonly initDataKey: Buffer | undefined
  readonly metrics: Metrics
}
