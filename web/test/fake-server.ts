import type { Problem } from '@edil/contract/problem'
import { vi } from 'vitest'

type Request = { readonly method: string; readonly path: string; readonly body: unknown }
type Handler = (request: Request) => unknown

/** Thrown by a handler: the server refuses the request. */
export function refusal(code: Problem['code']): Response {
  return Response.json({ code }, { status: 409 })
}

/** Thrown by a handler: no response arrives. */
export const NO_RESPONSE = new TypeError('Failed to fetch')

/**
 * Answers the requests of a component where the browser would send them: `{ 'GET /api/games': () => ({ games }) }`.
 * A `*` in a path matches one segment. Returns the requests received so far. Live channels stay silent.
 */
export function fakeServer(handlers: Readonly<Record<string, Handler>>): readonly Request[] {
  const requests: Request[] = []
  vi.stubGlobal('EventSource', SilentEventSource)
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const request = { method: init.method ?? 'GET', path, body: await bodyOf(init) }
    requests.push(request)
    const handler = Object.entries(handlers).find(([pattern]) => matches(pattern, `${request.method} ${path}`))?.[1]
    if (!handler) throw new Error(`the fake server has no ${request.method} ${path}`)
    try {
      return Response.json(await handler(request))
    } catch (thrown) {
      if (thrown instanceof Response) return thrown
      throw thrown
    }
  })
  return requests
}

function matches(pattern: string, line: string): boolean {
  const [expected, actual] = [pattern.split('/'), line.split('/')]
  return expected.length === actual.length && expected.every((part, index) => part === '*' || part === actual[index])
}

async function bodyOf({ body }: RequestInit): Promise<unknown> {
  if (typeof body === 'string') return JSON.parse(body)
  return body instanceof Blob ? body.size : undefined
}

class SilentEventSource extends EventTarget {
  readonly readyState = 0
  close(): void {}
}
