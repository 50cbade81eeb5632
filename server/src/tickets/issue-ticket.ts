import { randomBytes, randomUUID } from 'node:crypto'
import type { GameType } from '@edil/domain/plans'
import { sql } from 'kysely'
import type { Tx } from '../platform/transaction.ts'

const LETTERS: Record<GameType, string> = { midday: 'M', daily: 'D', weekly: 'W', monthly: 'MO' }
const DIGITS = 4

/** Issues the ticket of a payment with the game's next ticket number. The caller holds the lock on the game's row. */
export async function issueTicket(
  tx: Tx,
  payment: { readonly id: string; readonly person_id: string },
  game: { readonly id: string; readonly type: GameType; readonly sequence: number },
  numbers: readonly number[],
): Promise<{ id: string; number: string }> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from tickets where game_id = ${game.id}`.execute(tx.db)
  const next = (rows[0]?.count ?? 0) + 1
  const number = [LETTERS[game.type], padded(game.sequence), padded(next)].join('-')
  const id = randomUUID()
  await tx.db
    .insertInto('tickets')
    .values({
      id,
      number,
      key: randomBytes(16),
      game_id: game.id,
      person_id: payment.person_id,
      payment_id: payment.id,
      numbers: [...numbers].sort((a, b) => a - b),
    })
    .execute()
  return { id, number }
}

function padded(value: number): string {
  return String(value).padStart(DIGITS, '0')
}
