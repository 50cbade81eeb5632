import type { SeededRandom } from '../../server/test/seeded-random.ts'
import type { KillSignal } from './kill-signal.ts'

/** Shared by the players and reviewers of one run. */
export type ChaosContext = {
  readonly ports: readonly number[]
  readonly origin: string
  readonly gameIds: readonly string[]
  readonly random: SeededRandom
  readonly killSignal: KillSignal
  readonly dropsAnswer: () => boolean
  readonly signal: AbortSignal
}
