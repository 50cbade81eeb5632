import { PICKS_MAX } from '@edil/domain/boards'
import { NUMBERS_PER_GAME } from '@edil/domain/plans'
import * as fc from 'fast-check'
import { findBrokenInvariants, findDifferences } from './check-board.ts'
import type { ModelBoard, ModelClaim } from './model.ts'
import * as model from './model.ts'
import type { RealBoard } from './real-board.ts'

type Command = fc.AsyncCommand<ModelBoard, RealBoard, true>
type Step = {
  /** Printed when a scenario fails. */
  readonly name: string
  readonly check?: (board: ModelBoard) => boolean
  /** Changes both boards; returns what is wrong with the answers. */
  readonly run: (board: ModelBoard, real: RealBoard) => Promise<readonly string[] | undefined>
}

const PLAYERS = 4
/** Numbers from here on are filled by strangers, three each. */
const FILLED_FROM = 7
const STRANGERS = Math.ceil((NUMBERS_PER_GAME - FILLED_FROM + 1) / PICKS_MAX)
export const PEOPLE_PER_BOARD = PLAYERS + STRANGERS

/** After every step the database must equal the model and keep the invariants. */
function commandOf({ name, check = () => true, run }: Step): Command {
  return {
    toString: () => name,
    check: async (board) => check(board),
    async run(board, real) {
      const before = await real.read()
      const faults = (await run(board, real)) ?? []
      const after = await real.read()
      const all = [...faults, ...findDifferences(board, after), ...findBrokenInvariants(before, after)]
      if (all.length > 0) throw new Error(`${name}: ${all.join('; ')}`)
    },
  }
}

const expectSame = (expected: string | undefined, found: string | undefined) =>
  expected === found ? [] : [`expected ${expected ?? 'no refusal'}, received ${found ?? 'no refusal'}`]

/** The first claim is committed alone; those that arrive meanwhile share the next commit. */
function hold(claims: readonly ModelClaim[]): Step {
  return {
    name: `hold ${JSON.stringify(claims)}`,
    async run(board, real) {
      const results = await real.hold(claims)
      return [
        ...model.holdTogether(board, claims.slice(0, 1), results.slice(0, 1)),
        ...(claims.length > 1 ? model.holdTogether(board, claims.slice(1), results.slice(1)) : []),
      ]
    },
  }
}

function release(player: number, only: number | undefined): Step {
  return {
    name: `release ${only ?? 'all'} of ${player}`,
    async run(board, real) {
      model.release(board, player, only)
      await real.release(player, only)
      return undefined
    },
  }
}

function runOut(player: number): Step {
  return {
    name: `run out ${player}`,
    async run(board, real) {
      model.runOut(board, player)
      await real.runOut(player)
      return undefined
    },
  }
}

const sweep: Step = {
  name: 'sweep',
  async run(board, real) {
    model.sweep(board)
    await real.sweep()
    return undefined
  },
}

/** `other` is paid for when the player holds nothing, as after a hold that was swept. */
function submit(player: number, other: readonly number[]): Step {
  return {
    name: `submit ${player} ${other}`,
    async run(board, real) {
      const held = model.numbersOf(board, player).filter((number) => board.numbers.get(number)?.status === 'held')
      const numbers = held.length > 0 ? held : other
      const refusal = model.refuseSubmitting(board, player)
      const submitted = await real.submit(player, numbers)
      if ('id' in submitted) model.submit(board, player, submitted.id, numbers)
      return expectSame(refusal, 'refusal' in submitted ? submitted.refusal : undefined)
    },
  }
}

function decide(name: string, place: number, decision: (payment: model.ModelPayment) => DecisionOf): Step {
  return {
    name: `${name} ${place}`,
    check: (board) => model.pendingPayments(board).length > 0,
    async run(board, real) {
      const pending = model.pendingPayments(board)
      const payment = pending[place % pending.length]
      if (payment) await decision(payment)(board, real)
      return undefined
    },
  }
}

type DecisionOf = (board: ModelBoard, real: RealBoard) => Promise<void>

const approve = (place: number) =>
  decide('approve', place, (payment) => async (board, real) => {
    model.approve(board, payment)
    await real.approve(payment.id)
  })

const reject = (place: number, isCorrectable: boolean) =>
  decide(isCorrectable ? 'reject as correctable' : 'reject', place, (payment) => async (board, real) => {
    model.reject(board, payment, isCorrectable)
    await real.reject(payment.id, isCorrectable)
  })

function lock(player: number): Step {
  return {
    name: `lock ${player}`,
    async run(board, real) {
      board.lockedPlayers.add(player)
      await real.lock(player)
      return undefined
    },
  }
}

/** Strangers pay for every free number from FILLED_FROM on, and are approved. */
const fill: Step = {
  name: 'fill',
  check: model.isOnSale,
  async run(board, real) {
    for (let stranger = 0; stranger < STRANGERS; stranger += 1) {
      const first = FILLED_FROM + stranger * PICKS_MAX
      const numbers = [first, first + 1, first + 2].filter((n) => n <= NUMBERS_PER_GAME && !board.numbers.has(n))
      const player = PLAYERS + stranger + 1
      if (numbers.length === 0) continue
      const submitted = await real.submit(player, numbers)
      if (!('id' in submitted)) return [`stranger ${player} was refused: ${submitted.refusal}`]
      model.submit(board, player, submitted.id, numbers)
      const payment = board.payments.at(-1)
      if (payment) model.approve(board, payment)
      await real.approve(submitted.id)
    }
    return undefined
  },
}

const beLate: Step = {
  name: 'be late',
  check: (board) => model.isOnSale(board),
  async run(board, real) {
    model.beLate(board)
    await real.beLate()
    return undefined
  },
}

function close(isHost: boolean): Step {
  return {
    name: isHost ? 'close by a host' : 'close by time',
    run: async (board, real) => expectSame(model.close(board, isHost), await real.close(isHost)),
  }
}

const player = fc.integer({ min: 1, max: PLAYERS })
/** Few numbers, so that claims conflict; now and then one of the many. */
const number = fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 1, max: 6 }) }, fc.integer({ min: 7, max: 100 }))
const numbers = fc.uniqueArray(number, { minLength: 1, maxLength: 3 })
const named = numbers.map((list) => ({ numbers: list, random: 0 }))
const random = fc.integer({ min: 1, max: 3 }).map((count) => ({ numbers: [], random: count }))
/** Few keys, so that claims are repeated. */
const key = fc.integer({ min: 1, max: 12 })
const claim: fc.Arbitrary<ModelClaim> = fc
  .tuple(player, key, fc.oneof({ weight: 4, arbitrary: named }, random))
  .map(([who, which, want]) => ({ player: who, key: which, ...want }))
const place = fc.nat({ max: 5 })

const WEIGHTED: readonly (readonly [weight: number, step: fc.Arbitrary<Step>])[] = [
  [12, claim.map((one) => hold([one]))],
  [4, fc.array(claim, { minLength: 2, maxLength: 4 }).map(hold)],
  [
    4,
    fc.tuple(player, fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined })).map(([who, n]) => release(who, n)),
  ],
  [4, player.map(runOut)],
  [4, fc.constant(sweep)],
  [5, fc.tuple(player, numbers).map(([who, list]) => submit(who, list))],
  [4, place.map(approve)],
  [3, fc.tuple(place, fc.boolean()).map(([at, isCorrectable]) => reject(at, isCorrectable))],
  [1, player.map(lock)],
  [1, fc.constantFrom(fill, beLate)],
  [1, fc.boolean().map(close)],
]

/** Up to 20 steps. One arbitrary for all steps, because fc.commands gives each of its arbitraries the same weight. */
export const scenarios = fc.commands<ModelBoard, RealBoard, true>(
  [fc.oneof(...WEIGHTED.map(([weight, step]) => ({ weight, arbitrary: step.map(commandOf) })))],
  { maxCommands: 20, size: 'max' },
)
