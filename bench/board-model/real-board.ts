import { randomUUID } from 'node:crypto'
import { TEST_CHAIN } from '@edil/domain/draw/chains'
import { Refusal } from '@edil/domain/refusal'
import { lockPerson } from '../../server/src/accounts/lock-person.ts'
import { type ClaimBatcher, createClaimBatcher } from '../../server/src/boards/batch-claims.ts'
import { expireHolds, releaseHolds } from '../../server/src/boards/boards.queries.ts'
import { holdNumbers } from '../../server/src/boards/hold-numbers.ts'
import { closeGame } from '../../server/src/games/close-game.ts'
import { approvePayment } from '../../server/src/payments/approve-payment.ts'
import { rejectPayment } from '../../server/src/payments/reject-payment.ts'
import type { Prepared } from '../../server/src/platform/database/prepared.ts'
import { type Tx, transaction } from '../../server/src/platform/database/transaction.ts'
import { givenGame, givenPlan } from '../../server/test/games.ts'
import { givenReceivingAccount, payFor } from '../../server/test/payments.ts'
import { givenPeople, givenPerson } from '../../server/test/people.ts'
import { queryIn, type World } from '../../server/test/world.ts'
import type { ClaimResult, ModelClaim } from './model.ts'

/** The players and staff of a board, and the game that every scenario starts from. */
export type BoardCast = {
  readonly gameId: string
  /** Players first, then the strangers who fill the board. */
  readonly personIds: readonly string[]
  readonly adminId: string
}

/** What the database has after a step. */
export type RealState = {
  readonly version: number
  readonly status: string
  readonly sold: number
  readonly approved: number
  readonly players: number
  readonly payments: number
  readonly numbers: readonly {
    readonly number: number
    readonly player: number
    readonly slot: number
    readonly status: string
    readonly isExpired: boolean
    readonly payment: string | null
  }[]
}

/** The board of the database, changed by the use cases of the application. Refusals are returned by code. */
export type RealBoard = {
  readonly hold: (claims: readonly ModelClaim[]) => Promise<ClaimResult[]>
  readonly release: (player: number, only: number | undefined) => Promise<void>
  readonly runOut: (player: number) => Promise<void>
  readonly sweep: () => Promise<void>
  readonly submit: (player: number, numbers: readonly number[]) => Promise<{ id: string } | { refusal: string }>
  readonly approve: (paymentId: string) => Promise<void>
  readonly reject: (paymentId: string, isCorrectable: boolean) => Promise<void>
  readonly lock: (player: number) => Promise<void>
  readonly beLate: () => Promise<void>
  readonly close: (isHost: boolean) => Promise<string | undefined>
  readonly read: () => Promise<RealState>
}

export async function givenCast(world: World, people: number): Promise<BoardCast> {
  await givenReceivingAccount(world)
  // An inactive plan: closing the game must not open the next one.
  const planId = await givenPlan(world, { isActive: false })
  const tomorrow = new Date(Date.now() + 86_400_000)
  return {
    gameId: await givenGame(world, { planId, closesAt: tomorrow }),
    personIds: (await givenPeople(world, people)).map(({ id }) => id),
    adminId: (await givenPerson(world, { role: 'admin', hasPassword: false })).id,
  }
}

class RollBack extends Error {}

/** Runs a scenario in one transaction and rolls it back: every scenario finds the same board, and nothing is flushed to disk. */
export async function onRolledBackBoard(
  { store }: World,
  cast: BoardCast,
  scenario: (board: RealBoard) => Promise<void>,
): Promise<void> {
  await transaction(store, async (tx) => {
    await scenario(boardIn(tx, cast))
    throw new RollBack()
  }).catch((error: unknown) => {
    if (!(error instanceof RollBack)) throw error
  })
}

function boardIn(tx: Tx, { gameId, personIds, adminId }: BoardCast): RealBoard {
  const prepared: Prepared = ({ text }, values) => queryIn(tx, text, values)
  const batcher: ClaimBatcher = createClaimBatcher(prepared, () => undefined)
  const personOf = (player: number) => personIds[player - 1] ?? ''

  /** A use case that is refused rolls its transaction back; here a savepoint takes its place. */
  async function orRefusal<T>(useCase: () => Promise<T>): Promise<T | { readonly refusal: string }> {
    await queryIn(tx, 'savepoint step')
    try {
      const result = await useCase()
      await queryIn(tx, 'release savepoint step')
      return result
    } catch (error) {
      await queryIn(tx, 'rollback to savepoint step')
      if (error instanceof Refusal) return { refusal: error.code }
      throw error
    }
  }

  async function holdOne({ player, key, numbers, random }: ModelClaim): Promise<ClaimResult> {
    try {
      const id = `00000000-0000-4000-8000-${String(key).padStart(12, '0')}`
      const held = await holdNumbers(batcher, { gameId, personId: personOf(player), key: id, numbers, random })
      return { version: held.version, numbers: held.numbers }
    } catch (error) {
      if (error instanceof Refusal) return { refusal: error.code }
      throw error
    }
  }

  return {
    hold: (claims) => Promise.all(claims.map(holdOne)),
    async release(player, only) {
      await releaseHolds(prepared, gameId, personOf(player), only ?? null)
    },
    async runOut(player) {
      await queryIn(
        tx,
        `update numbers set held_until = now() - interval '1 second'
         where game_id = $1 and person_id = $2 and status = 'held'`,
        [gameId, personOf(player)],
      )
      await queryIn(
        tx,
        `update claims set held_until = now() - interval '1 second'
         where game_id = $1 and person_id = $2 and held_until is not null`,
        [gameId, personOf(player)],
      )
    },
    async sweep() {
      await expireHolds(tx, 50)
    },
    submit: (player, numbers) =>
      orRefusal(async () => ({ id: await payFor(tx, { personId: personOf(player), gameId, numbers }) })),
    approve: (paymentId) => approvePayment(tx, { paymentId, reviewerId: adminId }),
    reject: (paymentId, isCorrectable) =>
      rejectPayment(tx, {
        paymentId,
        reviewerId: adminId,
        reason: isCorrectable ? 'unreadable' : 'not_received',
        note: '',
        received: 0n,
      }),
    lock: (player) => lockPerson(tx, { personId: personOf(player), adminId, reason: randomUUID() }),
    async beLate() {
      await queryIn(
        tx,
        `update games set closes_at = now() - interval '1 second', version = version + 1 where id = $1`,
        [gameId],
      )
    },
    async close(isHost) {
      const close = { gameId, chain: TEST_CHAIN, ...(isHost ? { hostId: adminId } : {}) }
      const closed = await orRefusal(() => closeGame(tx, close))
      return closed && 'refusal' in closed ? closed.refusal : undefined
    },
    async read() {
      const [state] = await queryIn<RealState>(
        tx,
        `select version, status, numbers_sold as sold, numbers_approved as approved, players, payments_approved as payments, (
          select coalesce(json_agg(json_build_object(
            'number', number, 'player', array_position($2::uuid[], person_id), 'slot', slot, 'status', numbers.status,
            'isExpired', coalesce(held_until <= clock_timestamp(), false), 'payment', payment_id) order by number), '[]')
          from numbers where game_id = games.id) as numbers
        from games where id = $1`,
        [gameId, personIds],
      )
      if (!state) throw new Error(`no game ${gameId}`)
      return state
    },
  }
}
