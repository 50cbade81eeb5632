import type { AnswerOf, Endpoint } from '@edil/contract/endpoint'
import type { Problem } from '@edil/contract/problem'

/** A no from the server; `code` has a sentence in every catalogue. */
export class Refused extends Error {
  readonly code: Problem['code']

  constructor(code: Problem['code']) {
    super(code)
    this.name = 'Refused'
    this.code = code
  }
}

/**
 * Reads an endpoint of the contract: `get<typeof listGames>('/api/games')`. Only its type is used here, so the schemas
 * do not travel to the phone; the server holds every answer to them.
 */
export async function get<E extends Endpoint>(path: string): Promise<AnswerOf<E>> {
  // The same mode as the page's <link rel="preload">, or the browser would ask twice.
  const response = await fetch(path, { credentials: 'same-origin' })
  if (response.ok) return response.json()
  const problem: Partial<Problem> = await response.json().catch(() => ({}))
  throw new Refused(problem.code ?? 'unexpected')
}
