import { PASSKEY_NAME_MAX, STAFF } from '@edil/domain/people'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { currentPassword, empty } from './person-fields.ts'
import { instant } from './time.ts'
import { uuid } from './uuid.ts'

/** As `PublicKeyCredential.parseCreationOptionsFromJSON` and `parseRequestOptionsFromJSON` take them (WebAuthn level 3). */
const options = z.record(z.string(), z.unknown())
const started = z.object({ options })

/** As `PublicKeyCredential.toJSON` returns it. The server checks what else it contains. */
const credentialId = z.string().check(z.minLength(1), z.maxLength(1_400))
const credential = z.looseObject({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}),
  response: z.looseObject({ clientDataJSON: z.string().check(z.minLength(1), z.maxLength(4_000)) }),
})

export type PasskeyCredential = z.infer<typeof credential>

export const passkey = z.object({
  id: uuid,
  name: z.string(),
  createdAt: instant,
  /** `null`: never used since it was added. */
  lastUsedAt: z.nullable(instant),
})

export type Passkey = z.infer<typeof passkey>

const EXAMPLE_OPTIONS = { challenge: 'Q2hhbGxlbmdl', rpId: 'edil.example', userVerification: 'required' }

export const listPasskeys = endpoint({
  name: 'listPasskeys',
  method: 'GET',
  path: '/api/account/passkeys',
  summary: 'The passkeys of the caller, oldest first',
  tag: 'accounts',
  access: STAFF,
  response: z.object({ passkeys: z.array(passkey) }),
  example: {
    passkeys: [
      {
        id: '0199a1f0-7b1c-4c55-9d2e-2f6d3c1f7a12',
        name: 'My laptop',
        createdAt: '2026-11-14T14:50:00.000Z',
        lastUsedAt: '2026-11-15T06:10:00.000Z',
      },
    ],
  },
  refusals: [],
})

export const startPasskey = endpoint({
  name: 'startPasskey',
  method: 'POST',
  path: '/api/account/passkeys/options',
  summary: 'What the browser needs to create a passkey. The challenge works once, within two minutes, in this session',
  tag: 'accounts',
  access: STAFF,
  requiresStepUp: true,
  body: z.object({ password: currentPassword }),
  response: started,
  example: { options: EXAMPLE_OPTIONS },
  refusals: ['passkeys_full', 'password_wrong', 'too_many_attempts'],
})

export const addPasskey = endpoint({
  name: 'addPasskey',
  method: 'POST',
  path: '/api/account/passkeys',
  summary: 'Adds a passkey as a second factor, ends the other sessions of the caller, and reports it to their address',
  tag: 'accounts',
  access: STAFF,
  requiresStepUp: true,
  body: z.object({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(PASSKEY_NAME_MAX), z.regex(/^[^\p{Cc}\p{Cf}]*$/u)),
    credential,
  }),
  response: empty,
  example: {},
  refusals: ['passkey_refused'],
})

export const removePasskey = endpoint({
  name: 'removePasskey',
  method: 'POST',
  path: '/api/account/passkeys/:passkeyId/removal',
  summary: 'Removes a passkey, ends the other sessions of the caller, and reports it to their address',
  tag: 'accounts',
  access: STAFF,
  requiresStepUp: true,
  params: z.object({ passkeyId: uuid }),
  body: z.object({ password: currentPassword }),
  response: empty,
  example: {},
  refusals: ['passkey_not_found', 'password_wrong', 'too_many_attempts'],
})

export const startPasskeySignIn = endpoint({
  name: 'startPasskeySignIn',
  method: 'POST',
  path: '/api/session/passkey/options',
  summary: 'After the password: what the browser needs to use a passkey of this person',
  tag: 'sessions',
  access: 'everyone',
  response: started,
  example: { options: EXAMPLE_OPTIONS },
  refusals: ['login_required', 'passkey_not_found', 'too_many_attempts'],
})

export const signInWithPasskey = endpoint({
  name: 'signInWithPasskey',
  method: 'POST',
  path: '/api/session/passkey',
  summary: 'Completes a sign-in with a passkey',
  tag: 'sessions',
  access: 'everyone',
  body: z.object({ credential }),
  response: empty,
  example: {},
  refusals: ['account_locked', 'login_failed', 'login_required', 'passkey_refused', 'too_many_attempts'],
})

export const startPasskeyStepUp = endpoint({
  name: 'startPasskeyStepUp',
  method: 'POST',
  path: '/api/session/step-up/passkey/options',
  summary: 'What the browser needs to confirm the second factor again with a passkey',
  tag: 'sessions',
  access: STAFF,
  response: started,
  example: { options: EXAMPLE_OPTIONS },
  refusals: ['passkey_not_found'],
})

export const stepUpWithPasskey = endpoint({
  name: 'stepUpWithPasskey',
  method: 'POST',
  path: '/api/session/step-up/passkey',
  summary: 'Confirms the second factor again (step-up) with a passkey. Valid for five minutes',
  tag: 'sessions',
  access: STAFF,
  body: z.object({ credential }),
  response: empty,
  example: {},
  refusals: ['passkey_refused', 'too_many_attempts'],
})
