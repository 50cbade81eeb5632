import { boardChannel, GAMES_CHANNEL, LIVE_DRAW_CHANNEL } from '@edil/contract/channels'
import type { LiveEvent } from '@edil/contract/live'
import type { Client } from 'pg'
import type { Nchan } from '../platform/nchan.ts'

/** Pages expect one every 10 s, and wait a second longer. */
export const HEARTBEAT_MS = 9_500

/**
 * Sends a heartbeat to every public channel that has viewers. It names the message before it, so that a page that did not get
 * that message, or gets no heartbeat, knows that its connection loses messages although it is open.
 */
export async function sendHeartbeats(client: Client, nchan: Nchan): Promise<void> {
  const { rows } = await client.query<{ at: Date; games: string[] }>({
    name: 'heartbeat',
    // Viewers of a game stay for a while after it was drawn.
    text: `select clock_timestamp() as at, array(
             select id from games where status in ('active', 'full', 'drawing')
             union all select game_id from draws where drawn_at > now() - interval '1 hour') as games`,
  })
  const { at = new Date(), games = [] } = rows[0] ?? {}
  const channels = [GAMES_CHANNEL, LIVE_DRAW_CHANNEL, ...games.map(boardChannel)]
  await Promise.all(channels.map((channel) => sendHeartbeat(nchan, channel, at)))
}

async function sendHeartbeat(nchan: Nchan, channel: string, at: Date): Promise<void> {
  const { viewers, newestMessage } = await nchan.look(channel)
  if (viewers === 0) return
  const heartbeat: LiveEvent = { kind: 'heartbeat', at: at.toISOString(), before: newestMessage }
  await nchan.publish(channel, JSON.stringify(heartbeat))
}
