/** Every way in which the product says no. The server turns a code into a status, the web into a sentence. */
export const REFUSAL_CODES = [
  'game_not_found',
  'game_step_not_allowed',
  'request_invalid',
  'route_not_found',
  'service_unavailable',
] as const

export type RefusalCode = (typeof REFUSAL_CODES)[number]

/** Thrown by use cases, so that a no always rolls its transaction back. */
export class Refusal extends Error {
  readonly code: RefusalCode

  constructor(code: RefusalCode, detail?: string) {
    super(detail ?? code)
    this.name = 'Refusal'
    this.code = code
  }
}
