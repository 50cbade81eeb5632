import { transaction } from '../../server/src/platform/database/transaction.ts'
import { proposeChange } from '../../server/src/proposals/propose-change.ts'
import { requestWithdrawal } from '../../server/src/withdrawals/request-withdrawal.ts'
import { createSeededRandom } from '../../server/test/seeded-random.ts'
import { type BuyTicket, buyTicket, receiptOf } from './buy-ticket.ts'
import { referenceOf } from './demo-plan.ts'
import type { DemoWorld } from './demo-world.ts'
import type { MovedClock } from './moved-clock.ts'
import { announceHoliday } from './set-up-site.ts'
import { approve, approveClaimedPrize, claimWonPrize, reject, rejectWithRefund } from './staff-work.ts'

const MINUTE_MS = 60_000

/** What waits for staff and players at the moment when the demo begins. All in the open daily game. */
export async function playPresent(
  world: DemoWorld,
  clock: MovedClock,
  { seed, present }: { seed: number; present: Date },
): Promise<void> {
  const random = createSeededRandom(seed + 1)
  const { id: gameId } = await world.store.db
    .selectFrom('games')
    .select('id')
    .where('plan_id', '=', 'daily')
    .where('status', '=', 'active')
    .executeTakeFirstOrThrow()
  const free = await freeNumbers(world, gameId)
  const strangers = await playersWithoutNumbers(world, gameId)
  const minutesAgo = (minutes: number) => clock.moveTo(new Date(present.getTime() - minutes * MINUTE_MS))
  const take = (count: number) => free.splice(0, count)
  const stranger = () => {
    const [username] = strangers.splice(random.below(strangers.length), 1)
    if (!username) throw new Error('every player of the demo plays already')
    return username
  }
  const buy = (different: Partial<BuyTicket> = {}) =>
    buyTicket(world, {
      gameId,
      player: different.player ?? stranger(),
      numbers: different.numbers ?? take(random.between(1, 3)),
      method: 'telebirr',
      reference: referenceOf(random),
      ...different,
    })

  await announceHoliday(world)
  minutesAgo(30)
  // Refunds that are owed: a rejected payment whose money arrived, and one of too much.
  await rejectWithRefund(world, await buy())
  await approve(world, await buy(), 10_000n)
  await reject(world, await buy(), 'unreadable')
  await reject(world, await buy(), 'not_received')
  // A ticket that one operator wants to take back; another has to confirm it.
  const withdrawn = await buy()
  await approve(world, withdrawn)
  const operatorId = await world.idOf('reviewer2')
  const reason = 'The bank took the transfer back'
  await transaction(world.store, (tx) => requestWithdrawal(tx, { paymentId: withdrawn, operatorId, reason }))
  // The printed players have paid without numbers and still have to select them.
  for (const player of ['selam', 'almaz']) await approve(world, await buy({ player, numbers: [] }))
  await movePrizesOn(world)

  // Payments that wait for a reviewer, some of them late.
  for (const minutes of [22, 15, 9, 4, 2]) {
    minutesAgo(minutes)
    await buy()
  }
  // Suspicious: the same picture, and the same reference, each after a rejection.
  const numbers = take(2)
  const reference = referenceOf(random)
  const receipt = await receiptOf(world, { gameId, numbers, reference }, 'Selam Bekele')
  await reject(world, await buy({ numbers, reference, receipt }), 'not_received')
  await buy({ numbers: take(2), receipt })
  const used = referenceOf(random)
  await reject(world, await buy({ reference: used }), 'not_received')
  await buy({ reference: used })
  clock.moveToPresent()
  // A change that waits for another admin.
  const account = { method: 'cbe', accountName: 'Edil Games PLC', accountNumber: '1000498765432' } as const
  const adminId = await world.idOf('admin2')
  await transaction(world.store, (tx) => proposeChange(tx, { kind: 'receiving_account', ...account }, adminId))
}

/** At least one prize is claimed and one waits for its second person, if there are enough winners. */
async function movePrizesOn(world: DemoWorld): Promise<void> {
  const payouts = await world.store.db
    .selectFrom('payouts')
    .select(['id', 'status'])
    .where('status', '<>', 'paid')
    .orderBy('owed_at', 'desc')
    .orderBy('position')
    .execute()
  const owed = payouts.filter(({ status }) => status === 'owed')
  const next = () => (owed.length > 1 ? owed.shift()?.id : undefined)
  for (const wanted of ['claimed', 'approved'] as const) {
    const payoutId = payouts.some(({ status }) => status === wanted) ? undefined : next()
    if (!payoutId) continue
    await claimWonPrize(world, payoutId)
    if (wanted === 'approved') await approveClaimedPrize(world, payoutId)
  }
}

export async function freeNumbers({ store }: DemoWorld, gameId: string): Promise<number[]> {
  const taken = await store.db.selectFrom('numbers').select('number').where('game_id', '=', gameId).execute()
  const numbers = new Set(taken.map(({ number }) => number))
  return Array.from({ length: 100 }, (_, index) => index + 1).filter((number) => !numbers.has(number))
}

/** Also without a payment that waits: a new player has one at a time. By username, so that the order is the same for the same seed. */
export async function playersWithoutNumbers({ store }: DemoWorld, gameId: string): Promise<string[]> {
  const rows = await store.db
    .selectFrom('people')
    .select('username')
    .where('role', '=', 'player')
    .where('username', 'not in', ['selam', 'almaz'])
    .where('id', 'not in', store.db.selectFrom('numbers').select('person_id').where('game_id', '=', gameId))
    .where('id', 'not in', store.db.selectFrom('payments').select('person_id').where('status', '=', 'pending'))
    .orderBy('username')
    .execute()
  return rows.flatMap(({ username }) => username ?? [])
}
