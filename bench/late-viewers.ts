import { setTimeout as sleep } from 'node:timers/promises'
import { type Listener, listen } from '../dev/listen.ts'
import { type Nginx, publishTo } from '../dev/nginx.ts'

const CHANNELS = 400
/** Events expire after 10 s (deploy/nginx.conf): the new viewers connect while the first one of their channel does. */
const GAP_MS = [8_000, 11_000] as const
const SETTLE_MS = 1_500

/**
 * On each of many channels two viewers leave at about the time of an event, and a new viewer connects when that event expires.
 * Returns the channels whose new viewer missed an event of 3 s later: pages read the state again until then.
 */
export async function findSilentViewers(node: Nginx): Promise<string[]> {
  const run = Date.now().toString(36)
  const channels = Array.from({ length: CHANNELS }, (_, index) =>
    watchWhileExpiring(node, `board/${run}-${index}`, index),
  )
  return (await Promise.all(channels)).flatMap(({ channel, isSilent, received }) =>
    isSilent ? [`${channel}, which received '${received}'`] : [],
  )
}

async function watchWhileExpiring(node: Nginx, channel: string, index: number) {
  const share = ((index * 31) % CHANNELS) / CHANNELS
  const open = () => listen(`${node.publicUrl}/live/${channel}`)
  const publish = (body: string) => publishTo(node, channel, body)
  await sleep((3_000 * ((index * 997) % CHANNELS)) / CHANNELS)
  const leaving = [await open(), await open()]
  await sleep(SETTLE_MS)
  await publish('first')
  await sleep(300)
  await Promise.all([publish('second'), leaveSoon(leaving, index % 50)])
  await sleep(GAP_MS[0] + (GAP_MS[1] - GAP_MS[0]) * share)
  const late = await open()
  for (const event of ['third', 'fourth']) {
    await sleep(SETTLE_MS)
    await publish(event)
  }
  await sleep(SETTLE_MS)
  late.close()
  return { channel, isSilent: !late.messages.includes('fourth'), received: late.messages.join(', ') }
}

async function leaveSoon(viewers: readonly Listener[], delayMs: number): Promise<void> {
  await sleep(delayMs)
  for (const viewer of viewers) viewer.close()
}
