import { createHash, createPublicKey, type JsonWebKey, randomBytes, verify } from 'node:crypto'
import { rmSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { serviceFolder } from './folder.ts'
import { OPENID_CLIENTS, socialCallbacks, socialEnvironment, startOpenIdProvider } from './openid.ts'
import { visitProvider } from './openid-visitor.ts'
import { stop } from './process.ts'

const redirectUris = socialCallbacks(['http://127.0.0.1:8080'])
const [googleCallback = '', facebookCallback = ''] = redirectUris
const folder = serviceFolder(`test-openid-${randomBytes(4).toString('hex')}`)
const { running, issuer } = await startOpenIdProvider(folder, { redirectUris })
const env = socialEnvironment(issuer)
afterAll(async () => {
  await stop(folder, running)
  rmSync(folder, { recursive: true, force: true })
})

const abebe = { email: 'abebe@mail.example', name: 'Abebe Bikila', verified: 'on' }

test('serves the discovery document', async () => {
  const found = await json(env['GOOGLE_DISCOVERY_URL'] ?? '')
  expect(found).toMatchObject({
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/me`,
    jwks_uri: `${issuer}/jwks`,
  })
})

test('as Google, returns the person in a signed id_token and as userinfo', async () => {
  const { tokens } = await signInWithGoogle(abebe)
  const claims = { email: abebe.email, email_verified: true, name: abebe.name, sub: expect.any(String) }
  expect(await openIdToken(String(tokens['id_token']))).toMatchObject({
    ...claims,
    iss: issuer,
    aud: OPENID_CLIENTS.google.id,
    nonce: 'once',
  })
  const userinfo = await json(`${issuer}/me`, { headers: { authorization: `Bearer ${tokens['access_token']}` } })
  expect(userinfo).toEqual(claims)
})

test('an unticked address is unverified, and one address is one person', async () => {
  const { verified: _ticked, ...unverified } = abebe
  const first = await openIdToken(String((await signInWithGoogle(abebe)).tokens['id_token']))
  const second = await openIdToken(String((await signInWithGoogle(unverified)).tokens['id_token']))
  expect(second).toMatchObject({ email_verified: false, sub: first['sub'] })
})

test('shows the page to a returning browser again', async () => {
  const cookies = new Map<string, string>()
  await signInWithGoogle(abebe, { cookies })
  const again = await signInWithGoogle({ ...abebe, email: 'derartu@mail.example' }, { cookies })
  expect(await openIdToken(String(again.tokens['id_token']))).toMatchObject({ email: 'derartu@mail.example' })
})

test('accepts prompt=select_account', async () => {
  const back = await visitProvider(googleRequest({ prompt: 'select_account' }), abebe)
  expect(back.searchParams.get('code')).toBeTruthy()
})

test('returns access_denied when the user cancels', async () => {
  const back = await visitProvider(googleRequest(), { cancel: 'yes' })
  expect(back.searchParams.get('error')).toBe('access_denied')
})

test('refuses a code with another PKCE verifier', async () => {
  const { status } = await signInWithGoogle(abebe, { verifier: 'x'.repeat(43) })
  expect(status).toBe(400)
})

test('refuses a redirect address that is not registered', async () => {
  const request = googleRequest({ redirect_uri: 'http://127.0.0.1:8080/elsewhere' })
  expect((await fetch(request, { redirect: 'manual' })).status).toBe(400)
})

test('as Facebook, has its own scopes, no id_token and no verified claim', async () => {
  const { id, secret } = OPENID_CLIENTS.facebook
  const request = new URL(env['FACEBOOK_AUTHORIZATION_URL'] ?? '')
  request.search = new URLSearchParams({
    client_id: id,
    redirect_uri: facebookCallback,
    response_type: 'code',
    scope: 'email public_profile',
    state: 'ours',
  }).toString()
  const back = await visitProvider(request, abebe)
  expect(back.searchParams.get('state')).toBe('ours')
  const { tokens } = await redeem(env['FACEBOOK_TOKEN_URL'] ?? '', {
    code: back.searchParams.get('code') ?? '',
    redirect_uri: facebookCallback,
    client_id: id,
    client_secret: secret,
  })
  expect(Object.keys(tokens).sort()).toEqual(['access_token', 'expires_in', 'token_type'])
  const authorization = `Bearer ${tokens['access_token']}`
  const person = await json(env['FACEBOOK_USER_INFO_URL'] ?? '', { headers: { authorization } })
  expect(person).toEqual({ id: expect.any(String), name: abebe.name, email: abebe.email })
})

const VERIFIER = randomBytes(32).toString('base64url')

function googleRequest(change: Record<string, string> = {}): URL {
  const request = new URL(`${issuer}/auth`)
  request.search = new URLSearchParams({
    client_id: OPENID_CLIENTS.google.id,
    redirect_uri: googleCallback,
    response_type: 'code',
    scope: 'openid email profile',
    state: 'ours',
    nonce: 'once',
    code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
    code_challenge_method: 'S256',
    ...change,
  }).toString()
  return request
}

async function signInWithGoogle(
  form: Record<string, string>,
  { cookies = new Map<string, string>(), verifier = VERIFIER } = {},
) {
  const back = await visitProvider(googleRequest(), form, cookies)
  const { id, secret } = OPENID_CLIENTS.google
  return redeem(`${issuer}/token`, {
    code: back.searchParams.get('code') ?? '',
    redirect_uri: googleCallback,
    client_id: id,
    client_secret: secret,
    code_verifier: verifier,
  })
}

async function redeem(url: string, fields: Record<string, string>) {
  const body = new URLSearchParams({ grant_type: 'authorization_code', ...fields })
  const response = await fetch(url, { method: 'POST', body })
  return { status: response.status, tokens: (await response.json()) as Record<string, unknown> }
}

async function openIdToken(token: string): Promise<Record<string, unknown>> {
  const [header = '', payload = '', signature = ''] = token.split('.')
  const { keys } = (await json(`${issuer}/jwks`)) as { keys: [JsonWebKey] }
  const key = createPublicKey({ key: keys[0], format: 'jwk' })
  expect(verify('sha256', Buffer.from(`${header}.${payload}`), key, Buffer.from(signature, 'base64url'))).toBe(true)
  return JSON.parse(Buffer.from(payload, 'base64url').toString())
}

async function json(url: string, init: RequestInit = {}): Promise<unknown> {
  return (await fetch(url, init)).json()
}
