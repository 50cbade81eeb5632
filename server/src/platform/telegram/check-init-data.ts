import { createHmac, timingSafeEqual } from 'node:crypto'

/** The person who opened the mini app, by the word of Telegram. */
export type InitData = {
  readonly telegramId: bigint
  /** The same for every spelling of the same launch data. */
  readonly hash: Buffer
}

/** `forged`: not signed with the key of our bot, or not readable. `expired`: older than an hour, or from the future. */
export type InitDataFault = 'forged' | 'expired'

export type Checked = InitData | { readonly because: InitDataFault }

const MAX_AGE_MS = 3_600_000
/** The clock of Telegram may be ahead of ours. */
const AHEAD_MS = 60_000

const FORGED = { because: 'forged' } as const

/** Checks launch data, but signs in no one: the token of the bot is not needed after this. */
export function initDataKey(botToken: string): Buffer {
  return createHmac('sha256', 'WebAppData').update(botToken).digest()
}

/**
 * Checks the launch data of a mini app (`initData`) as Telegram describes it: all fields except `hash`, sorted, one per line, with
 * HMAC-SHA256. A field that is there twice could be read in two ways.
 */
export function checkInitData(initData: string, key: Buffer, now: Date): Checked {
  const fields = [...new URLSearchParams(initData)]
  const values = new Map(fields)
  if (values.size !== fields.length) return FORGED
  const hash = createHmac('sha256', key).update(signedLines(fields)).digest()
  if (!isSame(hash, values.get('hash'))) return FORGED
  const telegramId = idOf(values.get('user'))
  const signedAt = Number(values.get('auth_date')) * 1_000
  if (telegramId === undefined || !Number.isSafeInteger(signedAt)) return FORGED
  const age = now.getTime() - signedAt
  return age > MAX_AGE_MS || age < -AHEAD_MS ? { because: 'expired' } : { telegramId, hash }
}

function signedLines(fields: readonly (readonly [string, string])[]): string {
  return fields
    .filter(([name]) => name !== 'hash')
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('\n')
}

function isSame(hash: Buffer, claimed = ''): boolean {
  return /^[0-9a-f]{64}$/.test(claimed) && timingSafeEqual(hash, Buffer.from(claimed, 'hex'))
}

/** `user` is JSON. */
function idOf(user = ''): bigint | undefined {
  try {
    const { id } = Object(JSON.parse(user)) as { readonly id?: unknown }
    return Number.isSafeInteger(id) && Number(id) > 0 ? BigInt(Number(id)) : undefined
  } catch {
    return undefined
  }
}
