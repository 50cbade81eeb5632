import { LIVE_DRAW_CHANNEL } from '@edil/contract/channels'
import { WITNESSES_MIN } from '@edil/domain/log/witness-rule'
import { announce } from '../announcements/announce.ts'
import { recordEvent } from '../live/record-event.ts'
import type { Tx } from '../platform/database/transaction.ts'
import type { DrawEntry } from '../public-log/public-log.queries.ts'
import { drawView } from './draw-view.ts'
import { findWaitingDrawRows } from './draws.queries.ts'

/** The others answer meanwhile, and the channel counts them all at once. */
const OTHER_WITNESSES_MS = 5_000

/** A witness has seen these seals: viewers who wait for the draws, and readers of the channel, are shown how many have. */
export async function showWitnessedSeals(tx: Tx, entries: readonly DrawEntry[]): Promise<void> {
  const sealed = entries.filter(({ action }) => action === 'game_closed').map(({ gameId }) => gameId)
  for (const row of await findWaitingDrawRows(tx.db, sealed)) {
    await recordEvent(tx, LIVE_DRAW_CHANNEL, { kind: 'draw', draw: drawView(row) })
    if (row.witnesses < WITNESSES_MIN) continue
    const dueAt = new Date(Date.now() + OTHER_WITNESSES_MS)
    await announce(tx, { kind: 'witnessed', gameId: row.game_id, dueAt })
  }
}
