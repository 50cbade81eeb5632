import type { AddressOf, BodyOf, Endpoint, ResponseOf } from '@edil/contract/endpoint'
import type { Problem } from '@edil/contract/problem'
import { syncServerClock } from './server-clock.ts'
import { silenceHeader } from './silences.ts'

/** The server refused; `code` has a sentence in every catalogue. */
export class Refused extends Error {
  readonly code: Problem['code']
  /** To be quoted to support. */
  readonly requestId: string | undefined

  constructor(code: Problem['code'], requestId?: string) {
    super(code)
    this.name = 'Refused'
    this.code = code
    this.requestId = requestId
  }
}

/** No response arrived. The server may or may not have carried out the request. */
export class Unreachable extends Error {
  constructor(cause: unknown) {
    super('no answer', { cause })
    this.name = 'Unreachable'
  }
}

/** A refusal or a lost connection is shown to the player. Anything else is a bug, and goes to the browser's error log too. */
export function reportUnexpected(error: unknown): void {
  if (!(error instanceof Refused || error instanceof Unreachable)) reportError(error)
}

/** A phone that lost its network often never gets an error. */
export const TIMEOUT_MS = 30_000

export type ReadEndpoint = Endpoint & { readonly method: 'GET' }

/**
 * Reads an endpoint of the contract: `get<typeof listGames>('/api/games')`. Only its type is imported, so schemas are not
 * shipped to the browser, and an address that the endpoint does not have does not compile.
 */
export function get<E extends ReadEndpoint = never>(path: AddressOf<E>): Promise<ResponseOf<E>> {
  return requestJson(path)
}

/** Changes something: `send<typeof logIn>('POST', '/api/session', { identifier, password })`. Never retried automatically. */
export function send<E extends Endpoint = never>(
  method: Exclude<E['method'], 'GET'>,
  path: AddressOf<E>,
  body?: BodyOf<E>,
  timeoutMs = TIMEOUT_MS,
): Promise<ResponseOf<E>> {
  const content =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  return requestJson(path, { method, ...content, signal: AbortSignal.timeout(timeoutMs) })
}

/** For bodies that are not JSON, see bytes.ts. */
export async function requestJson<E extends Endpoint>(path: string, init?: RequestInit): Promise<ResponseOf<E>> {
  return asUnreachable((await request(path, init)).json())
}

/** The response before its body is read. */
export function readResponse<E extends ReadEndpoint = never>(
  path: AddressOf<E>,
  timeoutMs = TIMEOUT_MS,
): Promise<Response> {
  return request(path, { headers: silenceHeader(), signal: AbortSignal.timeout(timeoutMs) })
}

async function request(path: string, init: RequestInit = { headers: silenceHeader() }): Promise<Response> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  // The same mode as the page's <link rel="preload">, or the browser would send the request twice.
  const response = await asUnreachable(fetch(path, { credentials: 'same-origin', signal, ...init }))
  // nginx sends milliseconds. The other header, of any server, has whole seconds.
  const { headers } = response
  syncServerClock(Number(headers.get('edil-time')) * 1_000 || Date.parse(headers.get('date') ?? ''))
  if (response.ok) return response
  const problem: Partial<Problem> = await response.json().catch(() => ({}))
  throw new Refused(problem.code ?? 'unexpected', problem.requestId)
}

/** A truncated response, or the login page of a Wi-Fi network, counts as no response. */
export function asUnreachable<Result>(pending: Promise<Result>): Promise<Result> {
  return pending.catch((cause: unknown) => {
    throw new Unreachable(cause)
  })
}
