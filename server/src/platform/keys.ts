import { hkdfSync } from 'node:crypto'

/** AUTH_SECRET in one of its versions. */
export type Secret = { readonly version: number; readonly value: string }

/** What keys are derived for. A key for one purpose says nothing about those for the others. */
export type KeyPurpose =
  | 'sign-in library'
  | 'registrations'
  | 'known browsers'
  | 'screenshot links'
  | 'age refusals'
  | 'limits'

export function deriveKey(secret: string, purpose: KeyPurpose): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `edil ${purpose}`, 32))
}
