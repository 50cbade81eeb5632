import { refusalsOf } from '@edil/contract/endpoint'
import { problem } from '@edil/contract/problem'
import { REFUSALS, type RefusalCode } from '@edil/domain/refusal'
import { safeParse } from 'zod/mini'
import type { Request } from './generate-request.ts'
import { type Answer, headerOf } from './http-connection.ts'
import { findMarkers } from './marker.ts'
import { forbiddenMarkers } from './visible-markers.ts'

export type Verdict = {
  /** The status with the code: `200`, `409 game_full`, `400 nginx`. */
  readonly outcome: string
  /** What is wrong with the answer. */
  readonly faults: readonly string[]
}

export type Judged = Pick<Request, 'endpoint' | 'actor' | 'isAstray' | 'reached' | 'mustFail' | 'method'>
/** PostgreSQL was away, or had just come back, while the request was on its way. */
type Circumstances = { readonly isOutage: boolean }

/** The status that a malformed request gets instead of 400, with the same code. */
const ALSO_INVALID = [413, 414, 415]
/** What nginx and Node answer to requests that are not HTTP, or ask for a method or encoding that does not exist. */
const NOT_HTTP = [501, 505]
/** A hash of a password, of any person. */
const SECRETS = /\$argon2|"password"\s*:\s*"|better-auth/

/** Every answer is checked: its status and code, its schema, and whose data it has. */
export function judgeAnswer(request: Judged, answer: Answer | undefined, circumstances: Circumstances): Verdict {
  if (!answer) {
    const faults = request.isAstray || circumstances.isOutage ? [] : ['no answer']
    return { outcome: 'no answer', faults }
  }
  const text = answer.body.toString()
  const { outcome, faults } = judgeStatus(request, answer, text, circumstances)
  return { outcome, faults: [...faults, ...findLeaks(request, answer, text)] }
}

function judgeStatus(request: Judged, answer: Answer, text: string, { isOutage }: Circumstances): Verdict {
  const { status, head } = answer
  const isOfNginx = isAnswerOfNginx(answer, text)
  const hasCode = !isOfNginx || request.method === 'HEAD'
  if (status >= 500 && !(isOutage && status === 503 && hasCode)) {
    const isOurs = !(request.isAstray && isOfNginx && NOT_HTTP.includes(status))
    return { outcome: `${status}${isOfNginx ? ' nginx' : ''}`, faults: isOurs ? [`status ${status}`] : [] }
  }
  if (isOfNginx) return { outcome: `${status} nginx`, faults: request.isAstray ? [] : ['nginx answered'] }
  if (request.method === 'HEAD' || status === 304) return { outcome: String(status), faults: [] }
  if (status < 400) return judgeSuccess(request, answer, text)
  return judgeProblem(request, status, head, text)
}

/** Its pages of errors; answers of the api have a request id, except public ones, which are successes. */
export function isAnswerOfNginx({ status, head }: Answer, text: string): boolean {
  if (status < 300 || status === 304) return false
  return (
    /<center>nginx<\/center>|<title>404 |<!doctype html>/i.test(text) ||
    (text === '' && !/\r\nx-request-id:/i.test(head))
  )
}

function judgeSuccess({ endpoint, isAstray, mustFail }: Judged, { status, head, body }: Answer, text: string): Verdict {
  const outcome = String(status)
  if (status !== 200) return { outcome, faults: isAstray ? [] : [`status ${status}`] }
  if (mustFail) return { outcome, faults: ['a request that the contract does not accept succeeded'] }
  // It may be the answer of another address, or a part of it.
  if (isAstray) return { outcome, faults: [] }
  const type = headerOf(head, 'content-type') ?? ''
  const { responseMediaType, response } = endpoint
  if (responseMediaType !== undefined) {
    const isRight = type.startsWith(responseMediaType) && body.length > 0
    return { outcome, faults: isRight ? [] : [`a file of the type '${type}' with ${body.length} bytes`] }
  }
  if (!type.startsWith('application/json')) return { outcome, faults: [`the type '${type}'`] }
  const parsed = safeParse(response, readJson(text))
  if (!parsed.success) return { outcome, faults: [`the body is not what the contract says: ${parsed.error.message}`] }
  const isExact = JSON.stringify(parsed.data) === text
  return { outcome, faults: isExact ? [] : ['the body has more than the contract says'] }
}

function judgeProblem({ endpoint, isAstray, reached }: Judged, status: number, head: string, text: string): Verdict {
  const parsed = safeParse(problem, readJson(text))
  if (!parsed.success || !(headerOf(head, 'content-type') ?? '').startsWith('application/problem+json')) {
    return { outcome: `${status} no problem`, faults: [`an answer ${status} without a problem in its body`] }
  }
  const { code } = parsed.data
  const outcome = `${status} ${code}`
  const declared: readonly string[] = isAstray
    ? [...refusalsOf(endpoint), ...(reached ? refusalsOf(reached) : []), 'route_not_found', 'origin_refused']
    : refusalsOf(endpoint)
  if (!declared.includes(code)) return { outcome, faults: [`the code ${code} is not declared`] }
  const isRight =
    (status === REFUSALS[code as RefusalCode].status ||
      (code === 'request_invalid' && ALSO_INVALID.includes(status))) &&
    parsed.data.status === status
  return { outcome, faults: isRight ? [] : [`the code ${code} with the status ${status}`] }
}

function findLeaks({ endpoint, actor, isAstray }: Judged, { head }: Answer, text: string): string[] {
  const leaked = forbiddenMarkers(isAstray && actor.role === undefined ? undefined : endpoint.name, actor, [
    ...findMarkers(text),
    ...findMarkers(head),
  ])
  const kinds = [...new Set(leaked.map(({ marked, person }) => `${marked} of person ${person}`))]
  return [
    ...(kinds.length > 0 ? [`shows another person's data: ${kinds.slice(0, 5).join(', ')}`] : []),
    ...(SECRETS.test(text) ? ['shows a secret'] : []),
  ]
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
