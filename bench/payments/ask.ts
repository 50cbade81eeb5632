import type { Buyer } from '../claims/buyers.ts'
import type { Insist } from '../claims/insist.ts'

/** What somebody was told in the end, and how often nobody answered before. */
export type Told<Answer> = { readonly unknowns: number } & (
  | { readonly answer: Answer; readonly refusal?: undefined }
  | { readonly answer?: undefined; readonly refusal: string }
)

/** One person in front of the house, who asks again until there is an answer. Throws when there never is one. */
export type Ask = {
  readonly get: <Answer>(path: string) => Promise<Told<Answer>>
  readonly post: <Answer>(path: string, body?: unknown) => Promise<Told<Answer>>
  readonly put: <Answer>(path: string, bytes: Uint8Array) => Promise<Told<Answer>>
  /** The bytes behind a link, a character each. */
  readonly open: (path: string) => Promise<string>
}

export function askAs({ cookie }: Buyer, origin: string, insist: Insist): Ask {
  const headers = `Host: ${origin.slice('http://'.length)}\r\nOrigin: ${origin}\r\nCookie: ${cookie}\r\n`
  const head = (method: string, path: string) => `${method} ${path} HTTP/1.1\r\n${headers}`

  async function reach(what: string, request: string | Uint8Array) {
    const { reply, unknowns } = await insist(request)
    if (!reply) throw new Error(`${what} was never answered`)
    return { ...reply, unknowns }
  }

  async function tell<Answer>(what: string, request: string | Uint8Array): Promise<Told<Answer>> {
    const { status, body, unknowns } = await reach(what, request)
    const parsed = JSON.parse(body)
    return status === 200 ? { unknowns, answer: parsed } : { unknowns, refusal: parsed.code }
  }

  return {
    get: (path) => tell(`GET ${path}`, `${head('GET', path)}\r\n`),
    post(path, body) {
      const text = body === undefined ? '' : JSON.stringify(body)
      const type = body === undefined ? '' : 'Content-Type: application/json\r\n'
      return tell(`POST ${path}`, `${head('POST', path)}${type}Content-Length: ${text.length}\r\n\r\n${text}`)
    },
    put(path, bytes) {
      const type = `Content-Type: application/octet-stream\r\nContent-Length: ${bytes.length}\r\n\r\n`
      return tell(`PUT ${path}`, Buffer.concat([Buffer.from(head('PUT', path) + type), bytes]))
    },
    async open(path) {
      const { status, body } = await reach(`GET ${path}`, `${head('GET', path)}\r\n`)
      if (status !== 200) throw new Error(`GET ${path} was answered with ${status}`)
      return body
    },
  }
}
