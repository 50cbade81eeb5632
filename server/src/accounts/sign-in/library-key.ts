import { deriveKey, type Secret } from '../../platform/keys.ts'

/** The key that the sign-in library signs session cookies and encrypts second factors with. It takes text. */
export function libraryKey(secret: string): string {
  return deriveKey(secret, 'sign-in library').toString('base64url')
}

/** In the form of the library's encryption: the first secret encrypts, and each decrypts what it has encrypted. */
export function encryptionKeys([current, ...older]: readonly [Secret, ...Secret[]]) {
  const keys = new Map([current, ...older].map(({ version, value }) => [version, libraryKey(value)]))
  return { keys, currentVersion: current.version }
}
