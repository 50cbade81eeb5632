import { readFileSync } from 'node:fs'
import { isHex } from '@edil/domain/draw/bytes'
import type { Chain } from '@edil/domain/draw/chains'
import { type KnownLog, knownLogOf } from '@edil/domain/log/known-logs'
import { type NoteKey, publicKeyOf } from '@edil/domain/log/signed-note'

/** The secret with which the worker signs the log, and the public keys that verifiers know. */
export type LogKey = {
  readonly secret: Uint8Array
  readonly known: KnownLog
  /** The name of a log that has not been restarted. */
  readonly firstOrigin: string
}

/** A file with the 32 bytes of an Ed25519 seed, in hex. Fails when no verifier knows its public key. */
export function readLogKey(path: string, chain: Chain): LogKey {
  const text = readFileSync(path, 'utf8').trim()
  if (!isHex(text, 32)) throw new Error(`${path} is not a log key: 64 digits and letters from a to f, in lower case`)
  const secret = Buffer.from(text, 'hex')
  const known = knownLogOf(chain)
  const [first] = known.logs.filter((key) => isKeyOf(key, secret))
  if (!first) throw new Error(`no verifier knows the public key of ${path}: add it to domain/src/log/known-logs.ts`)
  return { secret, known, firstOrigin: first.name }
}

/** The key under this name of the log. */
export function keyOfOrigin({ secret, known }: LogKey, origin: string): NoteKey {
  const key = known.logs.find((each) => each.name === origin && isKeyOf(each, secret))
  if (!key) throw new Error(`no verifier knows the log ${origin}: add its key to domain/src/log/known-logs.ts`)
  return key
}

function isKeyOf({ publicKey }: NoteKey, secret: Uint8Array): boolean {
  return Buffer.from(publicKeyOf(secret)).equals(publicKey)
}
