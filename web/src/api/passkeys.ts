import type { ResponseOf } from '@edil/contract/endpoint'
import type {
  addPasskey,
  listPasskeys,
  Passkey,
  PasskeyCredential,
  removePasskey,
  signInWithPasskey,
  startPasskey,
  startPasskeySignIn,
  startPasskeyStepUp,
  stepUpWithPasskey,
} from '@edil/contract/passkeys'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { get, send } from './client.ts'
import { withSessionCheck } from './with-session-check.ts'

const PASSKEYS = ['account', 'passkeys'] as const

/** Why the browser made or used no passkey. */
export type PasskeyFault = 'cancelled' | 'known' | 'otherSite' | 'unsupported'

export class PasskeyFailed extends Error {
  readonly fault: PasskeyFault

  constructor(fault: PasskeyFault, cause?: unknown) {
    super(fault, { cause })
    this.name = 'PasskeyFailed'
    this.fault = fault
  }
}

export function usePasskeys() {
  const client = useQueryClient()
  return useQuery<readonly Passkey[]>({
    queryKey: PASSKEYS,
    queryFn: async () => (await withSessionCheck(client, get<typeof listPasskeys>('/api/account/passkeys'))).passkeys,
  })
}

export function usePasskeyActions() {
  const client = useQueryClient()
  return useMemo(() => actionsOf(client), [client])
}

function actionsOf(client: QueryClient) {
  /** Other sessions have ended too, so the devices are read again. */
  const refetch = () => client.invalidateQueries({ queryKey: ['account'] })
  return {
    add: async (name: string, password: string) => {
      const path = '/api/account/passkeys/options'
      const { options } = await withSessionCheck(client, send<typeof startPasskey>('POST', path, { password }))
      const credential = await createPasskey(options)
      const body = { name, credential }
      await withSessionCheck(client, send<typeof addPasskey>('POST', '/api/account/passkeys', body))
      await refetch()
    },

    remove: async (passkeyId: string, password: string) => {
      const path = `/api/account/passkeys/${passkeyId}/removal` as const
      await withSessionCheck(client, send<typeof removePasskey>('POST', path, { password }))
      await refetch()
    },
  }
}

/** The second step of a sign-in. */
export async function logInWithPasskey(): Promise<void> {
  const { options } = await send<typeof startPasskeySignIn>('POST', '/api/session/passkey/options')
  await send<typeof signInWithPasskey>('POST', '/api/session/passkey', { credential: await askForPasskey(options) })
}

/** Proves the second factor again, for actions that require it. */
export async function showPasskey(): Promise<void> {
  const { options } = await send<typeof startPasskeyStepUp>('POST', '/api/session/step-up/passkey/options')
  const credential = await askForPasskey(options)
  await send<typeof stepUpWithPasskey>('POST', '/api/session/step-up/passkey', { credential })
}

/** False in browsers without passkeys, and in those of before 2025 that lack the functions for JSON. */
export function hasPasskeySupport(): boolean {
  return typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential
}

type Options = ResponseOf<typeof startPasskey>['options']

function createPasskey(options: Options): Promise<PasskeyCredential> {
  return inBrowser(() => {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
      options as unknown as PublicKeyCredentialCreationOptionsJSON,
    )
    return navigator.credentials.create({ publicKey })
  })
}

function askForPasskey(options: Options): Promise<PasskeyCredential> {
  return inBrowser(() => {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
      options as unknown as PublicKeyCredentialRequestOptionsJSON,
    )
    return navigator.credentials.get({ publicKey })
  })
}

async function inBrowser(ask: () => Promise<Credential | null>): Promise<PasskeyCredential> {
  if (!hasPasskeySupport()) throw new PasskeyFailed('unsupported')
  try {
    const credential = await ask()
    if (!credential) throw new PasskeyFailed('cancelled')
    return (credential as PublicKeyCredential).toJSON() as unknown as PasskeyCredential
  } catch (error) {
    if (error instanceof DOMException) throw new PasskeyFailed(FAULTS[error.name] ?? 'cancelled', error)
    throw error
  }
}

/** Browsers say little: `NotAllowedError` is a closed window, a time-out, or a device without the passkey. */
const FAULTS: Readonly<Record<string, PasskeyFault>> = {
  InvalidStateError: 'known',
  SecurityError: 'otherSite',
  NotSupportedError: 'unsupported',
}
