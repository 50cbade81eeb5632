import { Refusal } from '@edil/domain/refusal'
import { recordAudit } from '../audit/record-audit.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { type Store, transaction } from '../platform/database/transaction.ts'
import { deriveResult } from './derive-result.ts'
import { findRound } from './draws.queries.ts'
import { findRecords } from './records.queries.ts'

export type EnterSignature = { readonly gameId: string; readonly hostId: string; readonly signature: string }

/**
 * Accepts a signature pasted by a host, with spaces, line breaks, capitals or a leading 0x. Refuses a wrong one at once; with a right
 * one the worker draws the game.
 */
export async function enterSignature(store: Store, { gameId, hostId, signature }: EnterSignature): Promise<void> {
  const found = await findRound(store.db, gameId)
  if (!found) throw new Refusal('draw_not_found')
  if (found.isDrawn) return
  const records = await findRecords(store.db, gameId)
  if (!records?.closeRecord) throw new Refusal('draw_not_found')
  const pasted = signature.replace(/\s/g, '').toLowerCase().replace(/^0x/, '')
  deriveResult(gameId, records, pasted)
  await transaction(store, async (tx) => {
    recordAudit(tx, { actor: hostId, action: 'signature_entered', subject: gameId })
    await enqueue(tx, 'draw-with-signature', { gameId, signature: pasted })
  })
}
