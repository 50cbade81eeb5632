import { LIVE_DRAW_CHANNEL } from '@edil/contract/channels'
import { recordEvent } from '../live/record-event.ts'
import type { Tx } from '../platform/transaction.ts'
import type { DrawEntry } from '../public-log/public-log.queries.ts'
import { drawView } from './draw-view.ts'
import { findWaitingDrawRows } from './draws.queries.ts'

/** A witness has seen these seals: viewers who wait for the draws are shown how many have. */
export async function showWitnessedSeals(tx: Tx, entries: readonly DrawEntry[]): Promise<void> {
  const sealed = entries.filter(({ action }) => action === 'game_closed').map(({ gameId }) => gameId)
  for (const row of await findWaitingDrawRows(tx.db, sealed)) {
    await recordEvent(tx, LIVE_DRAW_CHANNEL, { kind: 'draw', draw: drawView(row) })
  }
}
