import { createHmac } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

const STEP_MS = 30_000

/** The code of an authenticator app (RFC 6238) for a base32 secret, of this step or the next one. */
export function totp(secret: string, ahead: 0 | 1 = 0, now = Date.now()): string {
  return codeOfStep(secret, Math.floor(now / STEP_MS) + ahead)
}

/**
 * The code of the previous step. Waits, if necessary, until the current step lasts at least ten more seconds, because the server accepts the
 * code that long.
 */
export async function previousTotp(secret: string): Promise<string> {
  const leftMs = STEP_MS - (Date.now() % STEP_MS)
  // A timer may fire a millisecond early.
  if (leftMs < 10_000) await sleep(leftMs + 100)
  return codeOfStep(secret, Math.floor(Date.now() / STEP_MS) - 1)
}

function codeOfStep(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 15
  return String((digest.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, '0')
}

function fromBase32(text: string): Buffer {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...text.replace(/=+$/, '').toUpperCase()]
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
