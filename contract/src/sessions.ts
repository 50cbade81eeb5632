import { STAFF } from '@edil/domain/people'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import {
  calendar,
  currentPassword,
  empty,
  language,
  personId,
  role,
  secondFactorCode,
  sitePath,
} from './person-fields.ts'
import { instant } from './time.ts'
import { uuid } from './uuid.ts'

/** The signed-in person. */
export const me = z.object({
  id: personId,
  email: z.string(),
  fullName: z.string(),
  /** `null` until a person who signed in with Google or Facebook has completed their account. */
  username: z.nullable(z.string()),
  role,
  isComplete: z.boolean(),
  hasTwoFactor: z.boolean(),
  hasPassword: z.boolean(),
  language,
  calendar,
})

export type Me = z.infer<typeof me>

export const EXAMPLE_ME: Me = {
  id: '0199a1f0-7b1c-4c55-9d2e-2f6d3c1f7a10',
  email: 'selam@example.com',
  fullName: 'Selam Bekele',
  username: 'selam_b',
  role: 'player',
  isComplete: true,
  hasTwoFactor: false,
  hasPassword: true,
  language: 'am',
  calendar: 'ethiopian',
}

export const PROVIDERS = ['google', 'facebook'] as const
export type Provider = (typeof PROVIDERS)[number]

export const showSession = endpoint({
  name: 'showSession',
  method: 'GET',
  path: '/api/session',
  summary: 'The signed-in person, or `null`',
  tag: 'sessions',
  access: 'everyone',
  response: z.object({ person: z.nullable(me) }),
  example: { person: EXAMPLE_ME },
  refusals: [],
})

export const showSignInOptions = endpoint({
  name: 'showSignInOptions',
  method: 'GET',
  path: '/api/session/options',
  summary: 'The configured sign-in providers, and the minimum age',
  tag: 'sessions',
  access: 'everyone',
  response: z.object({ providers: z.array(z.enum(PROVIDERS)), minimumAge: z.int() }),
  example: { providers: ['google'], minimumAge: 18 },
  refusals: [],
  publicCacheSeconds: 60,
})

const signedIn = z.object({
  /** `second_factor`: the password was right, and a code of the authenticator app or a passkey is required next. */
  next: z.enum(['signed_in', 'second_factor']),
  /** The second factor can be a passkey. */
  hasPasskey: z.boolean(),
})

export const logIn = endpoint({
  name: 'logIn',
  method: 'POST',
  path: '/api/session',
  summary: 'Signs in with email, username or phone, and a password',
  tag: 'sessions',
  access: 'everyone',
  body: z.object({
    identifier: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)),
    password: currentPassword,
    /** Where the link leads that an unverified person is emailed again: the page that the login returns to. */
    to: z.optional(sitePath),
  }),
  response: signedIn,
  example: { next: 'signed_in', hasPasskey: false },
  refusals: ['account_locked', 'email_not_verified', 'login_failed', 'too_many_attempts'],
})

export const verifySecondFactor = endpoint({
  name: 'verifySecondFactor',
  method: 'POST',
  path: '/api/session/second-factor',
  summary: 'Completes a sign-in with a code of the authenticator app, or a recovery code',
  tag: 'sessions',
  access: 'everyone',
  body: z.object({ code: secondFactorCode, isRecoveryCode: z._default(z.boolean(), false) }),
  response: empty,
  example: {},
  refusals: ['account_locked', 'login_required', 'second_factor_off', 'second_factor_wrong', 'too_many_attempts'],
})

export const startSocialSignIn = endpoint({
  name: 'startSocialSignIn',
  method: 'POST',
  path: '/api/session/social',
  summary: 'The URL of the provider to redirect the browser to',
  tag: 'sessions',
  access: 'everyone',
  body: z.object({ provider: z.enum(PROVIDERS), to: sitePath, language }),
  response: z.object({ url: z.url() }),
  example: { url: 'https://accounts.google.com/o/oauth2/v2/auth?client_id=edil' },
  refusals: ['provider_off', 'too_many_attempts'],
})

export const logOut = endpoint({
  name: 'logOut',
  method: 'DELETE',
  path: '/api/session',
  summary: 'Ends this session. Does nothing without one',
  tag: 'sessions',
  access: 'everyone',
  response: empty,
  example: {},
  refusals: [],
})

export const stepUp = endpoint({
  name: 'stepUp',
  method: 'POST',
  path: '/api/session/step-up',
  summary: 'Confirms the second factor again (step-up), for actions that require it. Valid for five minutes',
  tag: 'sessions',
  access: 'person',
  body: z.object({ code: secondFactorCode }),
  response: empty,
  example: {},
  refusals: ['second_factor_off', 'second_factor_wrong', 'too_many_attempts'],
})

export const reportActivity = endpoint({
  name: 'reportActivity',
  method: 'POST',
  path: '/api/session/activity',
  summary: 'Staff pages send this after a key press or click, at most once a minute: without it a staff session ends',
  tag: 'sessions',
  access: STAFF,
  response: empty,
  example: {},
  refusals: [],
})

export const device = z.object({
  id: uuid,
  /** Such as 'Chrome, Android'; empty if the browser does not tell. */
  name: z.string(),
  address: z.nullable(z.string()),
  isCurrent: z.boolean(),
  signedInAt: instant,
  lastSeenAt: instant,
})

export type Device = z.infer<typeof device>

export const listDevices = endpoint({
  name: 'listDevices',
  method: 'GET',
  path: '/api/account/devices',
  summary: 'The devices on which the caller is signed in, latest first',
  tag: 'sessions',
  access: 'person',
  response: z.object({ devices: z.array(device) }),
  example: {
    devices: [
      {
        id: '0199a1f0-7b1c-4c55-9d2e-2f6d3c1f7a11',
        name: 'Chrome, Android',
        address: '196.188.1.1',
        isCurrent: true,
        signedInAt: '2026-11-14T14:50:00.000Z',
        lastSeenAt: '2026-11-15T06:10:00.000Z',
      },
    ],
  },
  refusals: [],
})

export const logOutDevice = endpoint({
  name: 'logOutDevice',
  method: 'DELETE',
  path: '/api/account/devices/:deviceId',
  summary: 'Ends one session of the caller',
  tag: 'sessions',
  access: 'person',
  params: z.object({ deviceId: uuid }),
  response: empty,
  example: {},
  refusals: ['session_not_found'],
})
