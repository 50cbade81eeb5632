import { setTimeout as sleep } from 'node:timers/promises'
import { type KeepAliveConnection, openConnection, type Reply } from './keep-alive-connection.ts'

/** Repeats a request until it is answered. `unknowns` counts the attempts without an answer; `reply` is missing if all failed. */
export type RetryUntilAnswered = (
  request: string | Uint8Array,
) => Promise<{ readonly reply: Reply | undefined; readonly unknowns: number }>

export type Retrier = { readonly retryUntilAnswered: RetryUntilAnswered; readonly close: () => void }

export type RetryOptions = {
  readonly giveUpAfterMs?: number
  /** Simulates a lost answer: called for each response, `true` discards it. */
  readonly dropsAnswer?: () => boolean
}

const ANSWER_TIMEOUT_MS = 15_000
const GIVE_UP_AFTER_MS = 90_000
const RETRY_DELAY_MS = 50

/**
 * Sends a request, and repeats it to the next process while there is no answer or a 5xx, which leaves open whether the
 * request was carried out. A web page that lost its connection does the same.
 */
export function createRetrier(ports: readonly number[], first: number, options: RetryOptions = {}): Retrier {
  const { giveUpAfterMs = GIVE_UP_AFTER_MS, dropsAnswer = () => false } = options
  const connections: KeepAliveConnection[] = ports.map(openConnection)
  let at = first

  async function attempt(request: string | Uint8Array): Promise<Reply | undefined> {
    const connection = connections[at % connections.length]
    const timeout = setTimeout(() => connection?.close(), ANSWER_TIMEOUT_MS)
    const reply = await connection?.request(request).catch(() => undefined)
    clearTimeout(timeout)
    return reply && reply.status < 500 && !dropsAnswer() ? reply : undefined
  }

  return {
    async retryUntilAnswered(request) {
      const deadline = Date.now() + giveUpAfterMs
      for (let unknowns = 0; ; unknowns += 1) {
        const reply = await attempt(request)
        if (reply || Date.now() > deadline) return { reply, unknowns }
        at += 1
        await sleep(RETRY_DELAY_MS)
      }
    },
    close: () => {
      for (const connection of connections) connection.close()
    },
  }
}
