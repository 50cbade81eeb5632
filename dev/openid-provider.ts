/**
 * A real OpenID provider with one page, on which users type who they are. dev/openid.ts starts it with a port and the
 * allowed redirect addresses.
 */
import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { interactionPolicy, Provider } from 'oidc-provider'
import { handleFacebookRequest } from './facebook.ts'
import { OPENID_CLIENTS } from './openid.ts'

type Account = { sub: string; email: string; email_verified: boolean; name: string }

const [port, ...redirectUris] = process.argv.slice(2)
const issuer = `http://127.0.0.1:${port}`
const accounts = new Map<string, Account>()

const provider = new Provider(issuer, {
  clients: Object.values(OPENID_CLIENTS).map(({ id, secret }) => ({
    client_id: id,
    client_secret: secret,
    redirect_uris: [...redirectUris],
    response_types: ['code'],
    grant_types: ['authorization_code'],
    token_endpoint_auth_method: 'client_secret_post',
  })),
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
  // Like Google: the claims of a scope are also in the id_token.
  conformIdTokenClaims: false,
  cookies: { keys: [randomBytes(32).toString('hex')] },
  features: { devInteractions: { enabled: false } },
  findAccount: (_context, sub) => {
    const account = accounts.get(sub)
    return account && { accountId: sub, claims: () => account }
  },
  interactions: { policy: withAccountChoice(), url: (_context, { uid }) => `/interaction/${uid}` },
  jwks: { keys: [signingKey()] },
  pkce: { required: () => false },
})
provider.on('server_error', (_context, error) => console.error(error))

const handleProviderRequest = provider.callback()
const server = createServer((request, response) => {
  route(request, response).catch((error) => {
    console.error(error)
    response.writeHead(500).end()
  })
})
server.listen(Number(port), '127.0.0.1', () => console.log(`issuer ${issuer}`))

async function route(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = request.url ?? '/'
  if (path.startsWith('/facebook/')) return handleFacebookRequest(issuer, request, response)
  // Sessions are ignored, so that the page is shown every time and the user may be another one.
  request.headers.cookie = request.headers.cookie?.replace(/_session(\.sig)?=[^;]*;?/g, '') ?? ''
  if (!path.startsWith('/interaction/')) return handleProviderRequest(request, response)
  if (request.method === 'POST') return finish(request, response)
  const { params } = await provider.interactionDetails(request, response)
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page(String(params['client_id'])))
}

function page(client: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Who are you?</title>
<h1>Sign in for ${client}</h1>
<form method="post">
<p><label>Email <input name="email" type="email" autofocus></label></p>
<p><label>Name <input name="name"></label></p>
<p><label><input name="verified" type="checkbox" checked> Email verified</label></p>
<p><button>Continue</button> <button name="cancel" value="yes">Cancel</button></p>
</form>
</html>`
}

/** Signs in and consents in one step. */
async function finish(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { params } = await provider.interactionDetails(request, response)
  const form = new URLSearchParams(await text(request))
  if (form.has('cancel')) {
    return provider.interactionFinished(request, response, { error: 'access_denied' })
  }
  const email = form.get('email') ?? ''
  const sub = createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 20)
  accounts.set(sub, { sub, email, email_verified: form.has('verified'), name: form.get('name') ?? '' })

  const grant = new provider.Grant({ accountId: sub, clientId: String(params['client_id']) })
  grant.addOIDCScope('openid email profile')
  const result = {
    login: { accountId: sub, remember: false },
    consent: { grantId: await grant.save() },
    select_account: {},
  }
  return provider.interactionFinished(request, response, result)
}

/** Accepts `prompt=select_account`; the one page always lets the user choose. */
function withAccountChoice(): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base()
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)
  return policy
}

function signingKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'stand-in' }
}
