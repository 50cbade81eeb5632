import { Refused, Unreachable } from './client.ts'

/** Two minutes in all: by then players have stopped watching, and a number must not be held unexpectedly. */
const FIRST_WAITS_MS = [300, 700, 1_500, 3_000]
const NEXT_WAIT_MS = 5_000
const USUAL_WAITS = 23
/** Half an hour, longer than a hold: for a request that the page promises to send. */
const PATIENT_WAITS = 360

type Retry = {
  /** After every attempt without an answer. */
  readonly onNoAnswer: () => void
  /** Stops after the running attempt. */
  readonly signal: AbortSignal
  /** Retries for half an hour instead of two minutes. */
  readonly isPatient?: boolean
}

/**
 * Retries a request as long as it is unknown whether the server carried it out. Only for idempotent requests: with a key,
 * or by their nature.
 */
export async function retryUntilAnswered<Answer>(
  request: () => Promise<Answer>,
  { onNoAnswer, signal, isPatient = false }: Retry,
): Promise<Answer> {
  const laterWaits = Array.from({ length: isPatient ? PATIENT_WAITS : USUAL_WAITS }, () => NEXT_WAIT_MS)
  for (const waitMs of [...FIRST_WAITS_MS, ...laterWaits]) {
    try {
      return await request()
    } catch (error) {
      if (!isUnanswered(error) || signal.aborted) throw error
      onNoAnswer()
      await pause(waitMs * (0.75 + Math.random() / 2))
      if (signal.aborted) throw error
    }
  }
  return request()
}

/** No response, or one that says nothing about the request: a node that is just restarting. */
function isUnanswered(error: unknown): boolean {
  if (error instanceof Refused) return error.code === 'service_unavailable' || error.code === 'unexpected'
  return error instanceof Unreachable
}

/** Ends early when the phone is online again. */
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
