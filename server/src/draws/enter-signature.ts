import { Refusal } from '@edil/domain/refusal'
import type { Store } from '../platform/transaction.ts'
import { completeDraw } from './complete-draw.ts'
import { findRound } from './draws.queries.ts'

export type EnterSignature = { readonly gameId: string; readonly hostId: string; readonly signature: string }

/** Accepts a signature pasted by a host, with spaces, line breaks, capitals or a leading 0x. */
export async function enterSignature(store: Store, { gameId, hostId, signature }: EnterSignature): Promise<void> {
  const found = await findRound(store.db, gameId)
  if (!found) throw new Refusal('draw_not_found')
  if (found.isDrawn) return
  const pasted = signature.replace(/\s/g, '').toLowerCase().replace(/^0x/, '')
  await completeDraw(store, { gameId, signature: pasted, actor: hostId })
}
