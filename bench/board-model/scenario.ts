import * as fc from 'fast-check'

export const PLAYERS = 4

/** One claim of a step; `random` of 0 means the named numbers. Claims with one key are the same claim. */
export type LifeClaim = {
  readonly player: number
  readonly key: number
  readonly numbers: readonly number[]
  readonly random: number
}

/** What can happen to a board. */
export type Step =
  /** Claims that share a commit. */
  | { readonly does: 'hold'; readonly claims: readonly LifeClaim[] }
  /** `number` of 0: all of them. */
  | { readonly does: 'give back'; readonly player: number; readonly number: number }
  /** The minutes of this player's holds pass. */
  | { readonly does: 'run out'; readonly player: number }
  /** The worker looks for holds that have run out. */
  | { readonly does: 'sweep' }
  | { readonly does: 'submit' | 'approve' | 'reject' | 'lock'; readonly player: number }
  /** Strangers take and pay every number from seven on that is free. */
  | { readonly does: 'fill' }
  /** The closing time passes, and nobody has closed the game yet. */
  | { readonly does: 'be late' }
  | { readonly does: 'close' }

export type Life = readonly Step[]

const player = fc.integer({ min: 1, max: PLAYERS })
/** Few numbers, so that claims meet; one of the many now and then. */
const number = fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 1, max: 6 }) }, fc.integer({ min: 7, max: 100 }))
const named = fc.uniqueArray(number, { minLength: 1, maxLength: 3 }).map((numbers) => ({ numbers, random: 0 }))
const random = fc.integer({ min: 1, max: 3 }).map((count) => ({ numbers: [], random: count }))
const claim: fc.Arbitrary<LifeClaim> = fc
  .tuple(player, fc.integer({ min: 1, max: 12 }), fc.oneof({ weight: 4, arbitrary: named }, random))
  .map(([who, key, want]) => ({ player: who, key, ...want }))

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ does: fc.constant('hold'), claims: fc.tuple(claim) }) },
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constant('hold'), claims: fc.array(claim, { minLength: 2, maxLength: 4 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('give back'),
      player,
      number: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 6 })),
    }),
  },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('run out'), player }) },
  { weight: 4, arbitrary: fc.constant({ does: 'sweep' }) },
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constantFrom('submit', 'approve', 'approve', 'reject', 'lock'), player }),
  },
  { weight: 1, arbitrary: fc.constantFrom({ does: 'fill' }, { does: 'be late' }, { does: 'close' }) },
)

export const life: fc.Arbitrary<Life> = fc.array(step, { minLength: 5, maxLength: 20, size: 'max' })
