import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

/**
 * How Facebook differs from an OpenID provider: its own scopes, no id_token, and no claim on whether the address is
 * verified.
 */
export async function handleFacebookRequest(
  issuer: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', issuer)
  switch (pathname) {
    case '/facebook/dialog':
      searchParams.set('scope', 'openid email profile')
      response.writeHead(302, { location: `${issuer}/auth?${searchParams}` }).end()
      return
    case '/facebook/access_token': {
      const answer = await fetch(`${issuer}/token`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: await text(request),
      })
      const { id_token: _idToken, scope: _scope, ...tokens } = (await answer.json()) as Record<string, unknown>
      return answerJson(response, answer.status, tokens)
    }
    case '/facebook/me': {
      const authorization = request.headers.authorization ?? `Bearer ${searchParams.get('access_token')}`
      const answer = await fetch(`${issuer}/me`, { headers: { authorization } })
      const { sub, name, email } = (await answer.json()) as Record<string, unknown>
      return answerJson(response, answer.status, { id: sub, name, email })
    }
    default:
      response.writeHead(404).end()
  }
}

function answerJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
