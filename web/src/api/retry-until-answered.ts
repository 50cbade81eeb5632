import { Refused, Unreachable } from './client.ts'

/** Two minutes in all: whoever has waited longer has stopped looking, and must not find a number held later on. */
const WAITS_MS = [300, 700, 1_500, 3_000, ...Array.from({ length: 23 }, () => 5_000)]

type Asking = {
  /** The first time that no answer came. */
  readonly onNoAnswer: () => void
  /** Ends the asking after the attempt that is under way. */
  readonly signal: AbortSignal
}

/**
 * Asks again for as long as nobody knows whether the server heard the question. Only for questions that do the same when
 * they are asked twice: with a key of their own, or by their nature.
 */
export async function retryUntilAnswered<Answer>(
  ask: () => Promise<Answer>,
  { onNoAnswer, signal }: Asking,
): Promise<Answer> {
  for (const waitMs of WAITS_MS) {
    try {
      return await ask()
    } catch (error) {
      if (!isUnanswered(error) || signal.aborted) throw error
      onNoAnswer()
      await pause(waitMs * (0.75 + Math.random() / 2))
      if (signal.aborted) throw error
    }
  }
  return ask()
}

/** No answer, or one that says nothing about the question: a node that is just starting again. */
function isUnanswered(error: unknown): boolean {
  if (error instanceof Refused) return error.code === 'service_unavailable' || error.code === 'unexpected'
  return error instanceof Unreachable
}

/** Shorter where the phone says that it is back. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    window.addEventListener('online', end)
  })
}
