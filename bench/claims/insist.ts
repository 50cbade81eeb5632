import { setTimeout as sleep } from 'node:timers/promises'
import { type Line, openLine, type Reply } from './line.ts'

/** Asks until somebody answers; `unknowns` is how often nobody did. `reply` is missing when nobody ever did. */
export type Insist = (
  request: string | Uint8Array,
) => Promise<{ readonly reply: Reply | undefined; readonly unknowns: number }>

export type Insistence = { readonly insist: Insist; readonly close: () => void }

export type InsistOptions = {
  readonly giveUpMs?: number
  /** Whether the answer that has just come is lost on its way. */
  readonly losesAnswer?: () => boolean
}

const ANSWER_MS = 15_000
const GIVE_UP_MS = 90_000
const AGAIN_MS = 50

/**
 * Sends a request, and the same again to the next process for as long as there is no answer, or one that leaves open whether
 * it was done: that is what a page does that has lost its connection.
 */
export function insistOn(ports: readonly number[], first: number, options: InsistOptions = {}): Insistence {
  const { giveUpMs = GIVE_UP_MS, losesAnswer = () => false } = options
  const lines: Line[] = ports.map(openLine)
  let at = first

  async function ask(request: string | Uint8Array): Promise<Reply | undefined> {
    const line = lines[at % lines.length]
    const late = setTimeout(() => line?.close(), ANSWER_MS)
    const reply = await line?.ask(request).catch(() => undefined)
    clearTimeout(late)
    return reply && reply.status < 500 && !losesAnswer() ? reply : undefined
  }

  return {
    async insist(request) {
      const deadline = Date.now() + giveUpMs
      for (let unknowns = 0; ; unknowns += 1) {
        const reply = await ask(request)
        if (reply || Date.now() > deadline) return { reply, unknowns }
        at += 1
        await sleep(AGAIN_MS)
      }
    },
    close: () => {
      for (const line of lines) line.close()
    },
  }
}
