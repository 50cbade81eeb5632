import { PICKS_MAX } from '@edil/domain/boards'
import { asSantim } from '@edil/domain/money'
import { Refusal } from '@edil/domain/refusal'
import { recordAudit } from '../audit/record-audit.ts'
import { approveNumbers, listFreeNumbers, releaseNumbers, takeNumbers } from '../boards/payment-numbers.queries.ts'
import { post } from '../ledger/post.ts'
import { notifyPlayer } from '../notifications/notify-player.ts'
import type { Tx } from '../platform/database/transaction.ts'
import { violatedKey } from '../platform/database/unique.ts'
import { shareSalesLock } from '../sales/sales-lock.ts'
import { areSalesStopped } from '../sales/sales-stops.queries.ts'
import { issueTicket, ticketIssued } from '../tickets/issue-ticket.ts'
import { closeWhenFull } from './close-when-full.ts'
import { findGameToPlay, lockPayableGame, type PayableGame } from './payable-game.queries.ts'
import { changeOutcome, findPayment, lockPayment, type PaymentRow } from './payments.queries.ts'

export type SelectTicket = {
  readonly paymentId: string
  readonly personId: string
  /** As many numbers as the payment lacks, or 'random'. */
  readonly numbers: readonly number[] | 'random'
}

/**
 * Issues the ticket of an approved payment with the chosen numbers, on its own game or on the plan's next game when
 * sales have ended.
 */
export async function selectTicket(tx: Tx, { paymentId, personId, numbers }: SelectTicket): Promise<void> {
  const { payment, game } = await lockSelection(tx, paymentId, personId)
  if (await areSalesStopped(tx, game.id)) throw new Refusal('sales_stopped')
  if (game.fee * BigInt(payment.count) !== payment.amount) throw new Refusal('fee_changed')

  const kept = payment.game_id === game.id ? payment.numbers : []
  const lacking = payment.count - kept.length
  const chosen = numbers === 'random' ? await pickAtRandom(tx, game.id, personId, lacking) : numbers
  if (chosen.length !== lacking || new Set([...kept, ...chosen]).size !== payment.count) {
    throw new Refusal('request_invalid')
  }
  const ticket = await issueTicket(tx, payment, game, [...kept, ...chosen])
  if (payment.game_id !== game.id) await releaseNumbers(tx, payment)
  if (kept.length > 0) await approveNumbers(tx, payment, ticket.id)
  await takeNumbers(tx, payment, { ticketId: ticket.id, gameId: game.id, numbers: chosen }).catch(refuseTaken)
  await changeOutcome(tx, paymentId, {
    outcome: 'ticket',
    numbers: [...kept, ...chosen].sort((a, b) => a - b),
    gameId: game.id,
  })
  await post(tx, 'ticket_selected', ticket.id, [
    { from: 'tickets_owed', to: `game:${game.id}`, amount: asSantim(payment.amount) },
  ])
  await closeWhenFull(tx, game.id)
  await notifyPlayer(tx, payment, { kind: 'payment_approved' })
  recordAudit(tx, ticketIssued(personId, ticket))
}

/** Locks the caller's payment that needs a ticket and the game for it. */
async function lockSelection(
  tx: Tx,
  paymentId: string,
  personId: string,
): Promise<{ payment: PaymentRow; game: PayableGame }> {
  const seen = await findPayment(tx.db, paymentId)
  if (!seen || seen.person_id !== personId) throw new Refusal('payment_not_found')
  const gameId = await findGameToPlay(tx.db, seen.game_id)
  await shareSalesLock(tx)
  const game = gameId === undefined ? undefined : await lockPayableGame(tx, gameId)
  const payment = await lockPayment(tx, paymentId)
  if (payment?.outcome !== 'selection') throw new Refusal('selection_not_owed')
  if (!game?.isOpen) throw new Refusal('game_not_found')
  return { payment, game }
}

async function pickAtRandom(tx: Tx, gameId: string, personId: string, count: number): Promise<number[]> {
  const free = await listFreeNumbers(tx.db, gameId, personId)
  if (free.length < count) throw new Refusal('game_full')
  return free.slice(0, count)
}

/** The keys of `numbers` decide: another player was faster, or the player has three numbers already. */
function refuseTaken(error: unknown): never {
  const key = violatedKey(error)
  if (key === 'numbers_pkey') throw new Refusal('ticket_unavailable')
  if (key === 'numbers_three_per_player') throw new Refusal('too_many_numbers', `at most ${PICKS_MAX}`)
  throw error
}
