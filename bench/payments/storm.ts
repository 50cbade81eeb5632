import type { Dice } from '../seeded.ts'
import type { Gong } from './gong.ts'

/** What goes on around those who pay and those who decide. */
export type Storm = {
  readonly ports: readonly number[]
  readonly origin: string
  readonly gameIds: readonly string[]
  readonly dice: Dice
  readonly gong: Gong
  readonly losesAnswer: () => boolean
  readonly signal: AbortSignal
}
