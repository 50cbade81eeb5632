import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { fileStream } from './fields.ts'
import {
  bornOn,
  calendar,
  currentPassword,
  email,
  empty,
  fullName,
  language,
  linkToken,
  password,
  personId,
  phone,
  role,
  secondFactorCode,
  sitePath,
  username,
} from './person-fields.ts'
import { day, instant } from './time.ts'

export const registration = z.object({
  fullName,
  username,
  email,
  phone,
  bornOn,
  password,
  agreesToTerms: z.literal(true),
  /** The language of the emails to this person. */
  language,
  /** Where the emailed link leads: the page that the new player came from. */
  to: z.optional(sitePath),
})

export type Registration = z.infer<typeof registration>

export const register = endpoint({
  name: 'register',
  method: 'POST',
  path: '/api/accounts',
  summary:
    'Creates an account and emails a verification link. The response is the same for an email or phone that already has an account; the email says so',
  tag: 'accounts',
  access: 'everyone',
  body: registration,
  response: empty,
  example: {},
  refusals: ['password_too_common', 'too_many_attempts', 'too_young', 'username_taken'],
})

export const verifyEmail = endpoint({
  name: 'verifyEmail',
  method: 'POST',
  path: '/api/accounts/verify-email',
  summary:
    'Verifies an email address with the token of the emailed link. In the browser that registered, the first call within an hour also signs the person in',
  tag: 'accounts',
  access: 'everyone',
  body: z.object({ token: linkToken }),
  response: z.object({ isSignedIn: z.boolean() }),
  example: { isSignedIn: true },
  refusals: ['link_invalid', 'too_many_attempts'],
})

export const sendVerification = endpoint({
  name: 'sendVerification',
  method: 'POST',
  path: '/api/accounts/verification-mail',
  summary:
    'Emails the verification link again, to another address if the first one was wrong. Only in the browser that registered, within an hour',
  tag: 'accounts',
  access: 'everyone',
  body: z.object({ email, to: z.optional(sitePath) }),
  response: empty,
  example: {},
  refusals: ['link_invalid', 'too_many_attempts'],
})

export const forgotPassword = endpoint({
  name: 'forgotPassword',
  method: 'POST',
  path: '/api/password/forgot',
  summary: 'Emails a password link if the address has an account. The response is the same if it has none',
  tag: 'accounts',
  access: 'everyone',
  body: z.object({ email, language }),
  response: empty,
  example: {},
  refusals: ['too_many_attempts'],
})

export const checkResetLink = endpoint({
  name: 'checkResetLink',
  method: 'POST',
  path: '/api/password/reset/check',
  summary: 'Whether an emailed link is still valid. A POST, so that the token appears in no log and no browser history',
  tag: 'accounts',
  access: 'everyone',
  body: z.object({ token: linkToken }),
  response: z.object({ minimumLength: z.int() }),
  example: { minimumLength: 6 },
  refusals: ['link_invalid', 'too_many_attempts'],
})

export const resetPassword = endpoint({
  name: 'resetPassword',
  method: 'POST',
  path: '/api/password/reset',
  summary: 'Sets a new password with the token of an emailed link. A link works once; every session ends',
  tag: 'accounts',
  access: 'everyone',
  body: z.object({ token: linkToken, password }),
  response: empty,
  example: {},
  refusals: ['link_invalid', 'password_too_common', 'password_too_short', 'too_many_attempts'],
})

export const changePassword = endpoint({
  name: 'changePassword',
  method: 'PUT',
  path: '/api/account/password',
  summary: 'Changes the password of the caller and ends their other sessions',
  tag: 'accounts',
  access: 'person',
  body: z.object({ currentPassword, password }),
  response: empty,
  example: {},
  refusals: ['password_required', 'password_too_common', 'password_too_short', 'password_wrong', 'too_many_attempts'],
})

export const account = z.object({
  id: personId,
  fullName: z.string(),
  username: z.nullable(z.string()),
  email: z.string(),
  phone: z.nullable(z.string()),
  bornOn: z.nullable(day),
  role,
  language,
  calendar,
  /** Whether others may see first name and initial; otherwise they see the number of the ticket. */
  showsName: z.boolean(),
  hasTwoFactor: z.boolean(),
  hasPassword: z.boolean(),
  recoveryCodesLeft: z.int(),
  createdAt: instant,
})

export type Account = z.infer<typeof account>

export const EXAMPLE_ACCOUNT: Account = {
  id: '0199a1f0-7b1c-4c55-9d2e-2f6d3c1f7a10',
  fullName: 'Selam Bekele',
  username: 'selam_b',
  email: 'selam@example.com',
  phone: '+251911223344',
  bornOn: '1998-04-02',
  role: 'player',
  language: 'am',
  calendar: 'ethiopian',
  showsName: true,
  hasTwoFactor: false,
  hasPassword: true,
  recoveryCodesLeft: 0,
  createdAt: '2026-11-14T14:50:00.000Z',
}

export const showAccount = endpoint({
  name: 'showAccount',
  method: 'GET',
  path: '/api/account',
  summary: 'The account of the caller',
  tag: 'accounts',
  access: 'person',
  response: account,
  example: EXAMPLE_ACCOUNT,
  refusals: [],
})

export const accountChange = z.object({
  fullName,
  username,
  phone,
  language,
  calendar,
  showsName: z.boolean(),
})

/** A new phone number needs the password: people log in with the number, and refunds are sent to it. */
export const accountChangeWithProof = z.extend(accountChange, { password: z.optional(currentPassword) })

export const changeAccount = endpoint({
  name: 'changeAccount',
  method: 'PUT',
  path: '/api/account',
  summary: 'Changes the account of the caller. A new phone number needs the password, and is reported to the address',
  tag: 'accounts',
  access: 'person',
  body: accountChangeWithProof,
  response: account,
  example: EXAMPLE_ACCOUNT,
  refusals: [
    'password_required',
    'password_wrong',
    'phone_taken',
    'profile_incomplete',
    'too_many_attempts',
    'username_taken',
  ],
})

export const completion = z.object({
  fullName,
  username,
  phone,
  bornOn,
  agreesToTerms: z.literal(true),
})

export const completeAccount = endpoint({
  name: 'completeAccount',
  method: 'POST',
  path: '/api/account/completion',
  summary: 'Adds what Google and Facebook do not provide: username, phone, date of birth, agreement to the terms',
  tag: 'accounts',
  access: 'person',
  body: completion,
  response: account,
  example: EXAMPLE_ACCOUNT,
  refusals: ['phone_taken', 'too_many_attempts', 'too_young', 'username_taken'],
})

export const startTwoFactor = endpoint({
  name: 'startTwoFactor',
  method: 'POST',
  path: '/api/account/two-factor',
  summary:
    'Creates a secret for an authenticator app, and recovery codes. Takes effect when a code of the app is confirmed',
  tag: 'accounts',
  access: 'person',
  body: z.object({ password: currentPassword }),
  response: z.object({
    uri: z.string(),
    /** The URI as a QR code, in a data: URL. */
    qrCode: z.string(),
    secret: z.string(),
    recoveryCodes: z.array(z.string()),
  }),
  example: {
    uri: 'otpauth://totp/Edil:selam%40example.com?secret=JBSWY3DPEHPK3PXP&issuer=Edil',
    qrCode: 'data:image/svg+xml;base64,PHN2Zy8+',
    secret: 'JBSWY3DPEHPK3PXP',
    recoveryCodes: ['4mXk2-9QpLz'],
  },
  refusals: ['password_required', 'password_wrong', 'second_factor_on', 'too_many_attempts'],
})

export const confirmTwoFactor = endpoint({
  name: 'confirmTwoFactor',
  method: 'POST',
  path: '/api/account/two-factor/confirmation',
  summary: 'Switches two-factor sign-in on, with a code of the app',
  tag: 'accounts',
  access: 'person',
  body: z.object({ code: secondFactorCode }),
  response: empty,
  example: {},
  refusals: ['second_factor_off', 'second_factor_on', 'second_factor_wrong', 'too_many_attempts'],
})

export const stopTwoFactor = endpoint({
  name: 'stopTwoFactor',
  method: 'POST',
  path: '/api/account/two-factor/deactivation',
  summary: 'Switches two-factor sign-in off. Refused for staff',
  tag: 'accounts',
  access: 'person',
  body: z.object({ password: currentPassword, code: secondFactorCode }),
  response: empty,
  example: {},
  refusals: ['not_allowed', 'password_wrong', 'second_factor_off', 'second_factor_wrong', 'too_many_attempts'],
})

export const renewRecoveryCodes = endpoint({
  name: 'renewRecoveryCodes',
  method: 'POST',
  path: '/api/account/two-factor/recovery-codes',
  summary: 'Creates new recovery codes; the old ones stop working',
  tag: 'accounts',
  access: 'person',
  body: z.object({ password: currentPassword, code: secondFactorCode }),
  response: z.object({ recoveryCodes: z.array(z.string()) }),
  example: { recoveryCodes: ['4mXk2-9QpLz'] },
  refusals: ['password_wrong', 'second_factor_off', 'second_factor_wrong', 'too_many_attempts'],
})

export const downloadAccount = endpoint({
  name: 'downloadAccount',
  method: 'GET',
  path: '/api/account/download',
  summary: 'All personal data stored about the caller: one JSON object with a list for each table, and the history',
  tag: 'accounts',
  access: 'person',
  response: fileStream,
  responseMediaType: 'application/json',
  example: new Uint8Array(),
  refusals: ['too_many_attempts'],
})

export const closeAccount = endpoint({
  name: 'closeAccount',
  method: 'POST',
  path: '/api/account/closure',
  summary: 'Closes the account of the caller and anonymises it, except for what the law or an open game requires',
  tag: 'accounts',
  access: 'person',
  /** Without a password for an account that only ever signed in with Google or Facebook. */
  body: z.object({ password: z.optional(currentPassword), username: z.string() }),
  response: empty,
  example: {},
  refusals: ['account_in_use', 'not_allowed', 'password_wrong', 'too_many_attempts'],
})
