import type { ServerResponse } from 'node:http'

/** The answers of the Bot API, and what a network makes of them. */
export type Answer = { readonly status: number; readonly body: object }

export const done = (result: unknown): Answer => ({ status: 200, body: { ok: true, result } })

export const failed = (status: number, description: string): Answer => ({
  status,
  body: { ok: false, error_code: status, description },
})

export const tooMany = (seconds: number): Answer => ({
  status: 429,
  body: {
    ok: false,
    error_code: 429,
    description: `Too Many Requests: retry after ${seconds}`,
    parameters: { retry_after: seconds },
  },
})

export const NOT_FOUND = failed(404, 'Not Found')

export function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

export type TelegramFault = keyof typeof FAULTS

export const FAULTS = {
  /** Closes the connection and has done nothing. */
  away: (response) => response.destroy(),
  /** The group was upgraded: an error about the chat that we do not expect. */
  upgraded: (response) => send(response, failed(400, 'Bad Request: group chat was upgraded to a supergroup chat')),
  /** An error, and has done nothing. */
  broken: (response) => send(response, failed(502, 'Bad Gateway')),
  too_many: (response) => send(response, tooMany(1)),
  not_a_member: (response) => send(response, failed(403, 'Forbidden: bot is not a member of the channel chat')),
  refused: (response) => send(response, failed(400, 'Bad Request: message is too long')),
  garbage: (response) => response.end('<html>Please sign in to this network.</html>'),
  /** Does it, and answers with an error. */
  broken_after: (response, perform) => {
    perform()
    send(response, failed(500, 'Internal Server Error'))
  },
  /** Does it, and closes the connection. */
  away_after: (response, perform) => {
    perform()
    response.destroy()
  },
  /** Does it, and sends half of the answer. */
  half_after(response, perform) {
    const body = JSON.stringify(perform().body)
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length })
    response.write(body.slice(0, body.length / 2), () => response.destroy())
  },
} satisfies Record<string, (response: ServerResponse, perform: () => Answer) => void>

/** Faults of an answer to something that was done. */
export const FAULTS_AFTER: ReadonlySet<TelegramFault> = new Set<TelegramFault>([
  'broken_after',
  'away_after',
  'half_after',
])
