import { join } from 'node:path'
import { portOf } from './ports.ts'
import { type Folder, findRunning, launch, type Running, waitUntilReady } from './process.ts'

const NAME = 'openid'

export const OPENID_CLIENTS = {
  google: { id: 'edil-google', secret: 'stand-in-for-google' },
  facebook: { id: 'edil-facebook', secret: 'stand-in-for-facebook' },
} as const

export type OpenIdProvider = { readonly running: Running; readonly issuer: string }

/** A local replacement for Google and Facebook, where users type who they are. */
export async function startOpenIdProvider(
  folder: Folder,
  { redirectUris }: { readonly redirectUris: readonly string[] },
): Promise<OpenIdProvider> {
  const port = await portOf(folder, NAME)
  const args = [join(import.meta.dirname, 'openid-provider.ts'), String(port), ...redirectUris]
  const running = findRunning(folder, NAME) ?? launch({ name: NAME, folder, command: process.execPath, args })
  const issuer = `http://127.0.0.1:${port}`
  await waitUntilReady(folder, running, async () => (await fetch(`${issuer}/.well-known/openid-configuration`)).ok)
  return { running, issuer }
}

/** The redirect addresses that Google and Facebook would have registered. */
export function socialCallbacks(origins: readonly string[]): string[] {
  return origins.flatMap((origin) =>
    Object.keys(OPENID_CLIENTS).map((provider) => `${origin}/api/auth/callback/${provider}`),
  )
}

/** The settings that make an API process use the local provider. */
export function socialEnvironment(issuer: string): Record<string, string> {
  const { google, facebook } = OPENID_CLIENTS
  return {
    GOOGLE_CLIENT_ID: google.id,
    GOOGLE_CLIENT_SECRET: google.secret,
    GOOGLE_DISCOVERY_URL: `${issuer}/.well-known/openid-configuration`,
    FACEBOOK_CLIENT_ID: facebook.id,
    FACEBOOK_CLIENT_SECRET: facebook.secret,
    FACEBOOK_AUTHORIZATION_URL: `${issuer}/facebook/dialog`,
    FACEBOOK_TOKEN_URL: `${issuer}/facebook/access_token`,
    FACEBOOK_USER_INFO_URL: `${issuer}/facebook/me?fields=id,name,email`,
  }
}
