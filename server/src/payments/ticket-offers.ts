import { Refusal } from '@edil/domain/refusal'
import { listFreeNumbers } from '../boards/payment-numbers.queries.ts'
import type { Db } from '../platform/database/db.ts'
import { type Store, transaction } from '../platform/database/transaction.ts'
import { listTakenTickets } from '../tickets/tickets.queries.ts'
import { findGameToPlay } from './payable-game.queries.ts'
import { findPayment, type PaymentRow } from './payments.queries.ts'

/** The tickets that can be chosen for an approved payment. */
export async function ticketOffers(store: Store, paymentId: string, personId: string) {
  const { db } = store
  const payment = await findPayment(db, paymentId)
  if (!payment || payment.person_id !== personId) throw new Refusal('payment_not_found')
  if (payment.outcome !== 'selection') throw new Refusal('selection_not_owed')
  const { gameId, free } = await transaction(store, async (tx) => {
    const found = await findGameToPlay(tx.db, payment.game_id)
    if (found === undefined) throw new Refusal('game_not_found')
    return { gameId: found, free: await listFreeNumbers(tx.db, found, personId) }
  })
  const { type, draws_at } = await findGameOf(db, gameId)
  const assigned = payment.game_id === gameId ? payment.numbers : []
  return {
    gameId,
    type,
    drawsAt: draws_at.toISOString(),
    assigned,
    same: isSameFree(payment, free) && assigned.length === 0 ? payment.wanted : [],
    offers: groupsOf(free, payment.count - assigned.length),
    taken: await listTakenTickets(db, gameId),
  }
}

function findGameOf(db: Db, gameId: string) {
  return db.selectFrom('games').select(['type', 'draws_at']).where('id', '=', gameId).executeTakeFirstOrThrow()
}

function isSameFree({ wanted, count }: PaymentRow, free: readonly number[]): boolean {
  return wanted.length === count && wanted.every((number) => free.includes(number))
}

/** Groups random free numbers into tickets, sorted by their lowest number. */
function groupsOf(free: readonly number[], size: number): { numbers: number[] }[] {
  const offers: { numbers: number[] }[] = []
  for (let at = 0; at + size <= free.length; at += size) {
    offers.push({ numbers: free.slice(at, at + size).sort((a, b) => a - b) })
  }
  return offers.sort((a, b) => (a.numbers[0] ?? 0) - (b.numbers[0] ?? 0))
}
