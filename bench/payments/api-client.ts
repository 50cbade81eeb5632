import type { RetryUntilAnswered } from '../claims/retry-until-answered.ts'
import type { SignedIn } from '../signed-in.ts'

/** The answer or refusal, and the number of attempts without an answer before it. */
export type ApiResult<Answer> = { readonly unknowns: number } & (
  | { readonly answer: Answer; readonly refusal?: undefined }
  | { readonly answer?: undefined; readonly refusal: string }
)

/** The API as one signed-in person. Requests are repeated until they are answered; throws if they never are. */
export type ApiClient = {
  readonly get: <Answer>(path: string) => Promise<ApiResult<Answer>>
  readonly post: <Answer>(path: string, body?: unknown) => Promise<ApiResult<Answer>>
  readonly put: <Answer>(path: string, bytes: Uint8Array) => Promise<ApiResult<Answer>>
  readonly putJson: <Answer>(path: string, body: unknown) => Promise<ApiResult<Answer>>
  /** The response body, one character per byte. */
  readonly download: (path: string) => Promise<string>
}

export function createApiClient(
  { cookie }: SignedIn,
  origin: string,
  retryUntilAnswered: RetryUntilAnswered,
): ApiClient {
  const headers = `Host: ${origin.slice('http://'.length)}\r\nOrigin: ${origin}\r\nCookie: ${cookie}\r\n`
  const head = (method: string, path: string) => `${method} ${path} HTTP/1.1\r\n${headers}`

  async function send(what: string, request: string | Uint8Array) {
    const { reply, unknowns } = await retryUntilAnswered(request)
    if (!reply) throw new Error(`${what} was never answered`)
    return { ...reply, unknowns }
  }

  async function sendJson<Answer>(what: string, request: string | Uint8Array): Promise<ApiResult<Answer>> {
    const { status, body, unknowns } = await send(what, request)
    const parsed = JSON.parse(body)
    return status === 200 ? { unknowns, answer: parsed } : { unknowns, refusal: parsed.code }
  }

  function sendBody<Answer>(method: 'POST' | 'PUT', path: string, body: unknown): Promise<ApiResult<Answer>> {
    const text = body === undefined ? '' : JSON.stringify(body)
    const type = body === undefined ? '' : 'Content-Type: application/json\r\n'
    const request = `${head(method, path)}${type}Content-Length: ${text.length}\r\n\r\n${text}`
    return sendJson(`${method} ${path}`, request)
  }

  return {
    get: (path) => sendJson(`GET ${path}`, `${head('GET', path)}\r\n`),
    post: (path, body) => sendBody('POST', path, body),
    putJson: (path, body) => sendBody('PUT', path, body),
    put(path, bytes) {
      const type = `Content-Type: application/octet-stream\r\nContent-Length: ${bytes.length}\r\n\r\n`
      return sendJson(`PUT ${path}`, Buffer.concat([Buffer.from(head('PUT', path) + type), bytes]))
    },
    async download(path) {
      const { status, body } = await send(`GET ${path}`, `${head('GET', path)}\r\n`)
      if (status !== 200) throw new Error(`GET ${path} was answered with ${status}`)
      return body
    },
  }
}
