import { isIP } from 'node:net'
import { passkey } from '@better-auth/passkey'
import { isStaff } from '@edil/domain/people'
import { APIError, betterAuth } from 'better-auth'
import { genericOAuth, twoFactor } from 'better-auth/plugins'
import type { Db } from '../../platform/database/db.ts'
import type { Secret } from '../../platform/keys.ts'
import { findPerson } from '../accounts.queries.ts'
import { hashPassword, isPasswordOf } from '../passwords/passwords.ts'
import { libraryKey } from './library-key.ts'
import { passwordlessPlugin } from './passwordless-plugin.ts'
import { pendingSignInPlugin } from './pending-sign-in-plugin.ts'
import { newRecoveryCodes } from './recovery-codes.ts'

export const SESSION_DAYS = 30
const DAY = 24 * 3_600

/** We set this header from the address that nginx saw, and overwrite what a caller sends. */
export const ADDRESS_HEADER = 'x-edil-address'

export type SocialProvider = {
  readonly id: 'google' | 'facebook'
  readonly clientId: string
  readonly clientSecret: string
  /** The discovery address of an OpenID provider, or the three addresses of a plain OAuth provider. */
  readonly discoveryUrl?: string | undefined
  readonly authorizationUrl?: string | undefined
  readonly tokenUrl?: string | undefined
  readonly userInfoUrl?: string | undefined
}

export type AuthOptions = {
  readonly db: Db
  /** The first one signs and encrypts; the others decrypt what they have encrypted. */
  readonly secrets: readonly [Secret, ...Secret[]]
  /** The site's origins. Providers redirect people to the first one. */
  readonly origins: readonly string[]
  readonly social: readonly SocialProvider[]
  readonly on: {
    /** A provider has verified that the person has this mailbox. */
    readonly mailboxProved: (email: string) => Promise<void>
    // The others are called after the library's own work.
    readonly socialLinked: (personId: string, provider: string) => Promise<void>
    readonly socialSignIn: (personId: string) => Promise<void>
    readonly mustVerify: (personId: string) => Promise<void>
  }
}

export type Auth = ReturnType<typeof createAuth>

/**
 * The sign-in library on our own tables. Its routes are not mounted: our routes call it, so that every response has our
 * format, every call is in docs/access.md, and one rate limit covers all ways to sign in. The only exception is the
 * address to which Google and Facebook redirect people.
 */
export function createAuth({ db, secrets, origins, social, on }: AuthOptions) {
  const [origin = ''] = origins
  return betterAuth({
    appName: 'Edil',
    baseURL: origin,
    basePath: '/api/auth',
    secrets: secrets.map(({ version, value }) => ({ version, value: libraryKey(value) })),
    trustedOrigins: [...origins],
    telemetry: { enabled: false },
    // Our routes log what happened; the library would log people's addresses.
    logger: { disabled: true },
    database: { db, type: 'postgres', transaction: true },
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: 'edil',
      useSecureCookies: origin.startsWith('https:'),
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
      database: { generateId: 'uuid' },
    },
    onAPIError: { errorURL: `${origin}/login` },
    user: {
      modelName: 'people',
      fields: {
        name: 'full_name',
        emailVerified: 'email_verified',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
      additionalFields: {
        role: { type: 'string', input: false, required: false },
        lockedAt: { type: 'date', input: false, required: false, fieldName: 'locked_at' },
      },
    },
    session: {
      modelName: 'sessions',
      fields: {
        userId: 'person_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
      expiresIn: SESSION_DAYS * DAY,
      updateAge: DAY,
    },
    account: {
      modelName: 'sign_in_methods',
      fields: {
        userId: 'person_id',
        providerId: 'provider_id',
        accountId: 'account_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
      updateAccountOnSignIn: false,
      // Two accounts are linked only by an address that both sides have verified. Otherwise an attacker could prepare
      // an account with someone else's address.
      accountLinking: { enabled: true, requireLocalEmailVerified: true, allowDifferentEmails: false },
    },
    verification: {
      modelName: 'verifications',
      fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
      storeIdentifier: 'hashed',
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      requireEmailVerification: true,
      minPasswordLength: 1,
      password: { hash: hashPassword, verify: ({ hash, password }) => isPasswordOf(hash, password) },
    },
    emailVerification: {
      sendOnSignUp: true,
      // The library's own token is not used: our worker creates one when it writes the mail, and we store its hash
      // only.
      sendVerificationEmail: ({ user }) => on.mustVerify(user.id),
    },
    databaseHooks: {
      user: { create: { before: async (user) => ({ data: { ...user, image: null } }) } },
      account: {
        create: {
          before: async (account) => ({
            data: { ...account, accessToken: null, refreshToken: null, idToken: null },
          }),
          after: async ({ userId, providerId }) => on.socialLinked(userId, providerId),
        },
      },
      session: {
        create: {
          before: async (session, context) => {
            const person = await findPerson(db, session.userId)
            if (!person || person.closed_at) throw new APIError('UNAUTHORIZED', { code: 'login_failed' })
            if (person.locked_at) throw new APIError('FORBIDDEN', { code: 'account_locked' })
            // The library requires the second factor after a password only, so an account that has one cannot use a
            // provider.
            const hasSecondFactor = isStaff(person.role) || person.two_factor_enabled
            if (hasSecondFactor && isSocial(context?.path)) throw new APIError('FORBIDDEN', { code: 'social_refused' })
          },
          after: async (session, context) => {
            if (isSocial(context?.path)) await on.socialSignIn(session.userId)
          },
        },
      },
    },
    plugins: [
      passwordlessPlugin(),
      pendingSignInPlugin(),
      twoFactor({
        issuer: 'Edil',
        backupCodeOptions: { customBackupCodesGenerate: newRecoveryCodes },
        schema: {
          user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
          twoFactor: {
            modelName: 'two_factors',
            fields: {
              userId: 'person_id',
              backupCodes: 'backup_codes',
              failedVerificationCount: 'failed_verification_count',
              lockedUntil: 'locked_until',
            },
          },
        },
        accountLockout: { enabled: true, maxFailedAttempts: 10, durationSeconds: 3_600 },
        twoFactorCookieMaxAge: 600,
      }),
      passkey({
        rpID: passkeyDomain(origins),
        rpName: 'Edil',
        origin: [...origins],
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
        advanced: { webAuthnChallengeCookie: 'passkey' },
        // The library accepts a passkey without a fingerprint, face or PIN: anyone who holds the device could use it.
        registration: {
          afterVerification: ({ verification }) => requireVerifiedPerson(verification.registrationInfo?.userVerified),
        },
        authentication: {
          afterVerification: ({ verification }) => requireVerifiedPerson(verification.authenticationInfo.userVerified),
        },
        schema: {
          passkey: {
            modelName: 'passkeys',
            fields: {
              userId: 'person_id',
              publicKey: 'public_key',
              credentialID: 'credential_id',
              deviceType: 'device_type',
              backedUp: 'backed_up',
              createdAt: 'created_at',
            },
          },
        },
      }),
      genericOAuth({
        config: social.map((provider) => ({
          providerId: provider.id,
          clientId: provider.clientId,
          clientSecret: provider.clientSecret,
          discoveryUrl: provider.discoveryUrl,
          authorizationUrl: provider.authorizationUrl,
          tokenUrl: provider.tokenUrl,
          userInfoUrl: provider.userInfoUrl,
          scopes: provider.discoveryUrl ? ['openid', 'email', 'profile'] : ['email', 'public_profile'],
          pkce: true,
          requireEmailVerification: true,
          // Facebook does not say whether it has verified an address, so it counts as unverified.
          mapProfileToUser: async (profile) => {
            const email = String(profile['email'] ?? '').toLowerCase()
            const emailVerified = profile['email_verified'] === true || profile['emailVerified'] === true
            // Before the library looks for an account with this address.
            if (emailVerified) await on.mailboxProved(email)
            return { email, emailVerified, name: printable(profile['name']) }
          },
        })),
      }),
    ],
  })
}

async function requireVerifiedPerson(isVerified: boolean | undefined): Promise<void> {
  if (!isVerified) throw new APIError('BAD_REQUEST', { code: 'AUTHENTICATION_FAILED' })
}

/** Passkeys belong to a domain and its subdomains; browsers refuse them on addresses such as 127.0.0.1. */
export function passkeyDomain(origins: readonly string[]): string {
  const hosts = origins.map((origin) => new URL(origin).hostname)
  return hosts.find((host) => !isIP(host.replace(/^\[|\]$/g, ''))) ?? hosts[0] ?? ''
}

function isSocial(path: string | undefined): boolean {
  return path?.startsWith('/callback') ?? false
}

/** A name from a provider is checked like one typed into our form. */
function printable(name: unknown): string {
  return String(name ?? '')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(0, 100)
}
