import { createHmac } from 'node:crypto'

export type Launch = {
  readonly telegramId: number
  readonly startParam?: string
  readonly signedAt?: Date
}

/** Launch data of the mini app, as Telegram signs it for a person who opens it. For tests, stories and the demo. */
export function signInitData(token: string, { telegramId, startParam, signedAt = new Date() }: Launch): string {
  const user = JSON.stringify({ id: telegramId, first_name: 'ሰላም + በቀለ', language_code: 'am', is_premium: true })
  return signFields(token, {
    query_id: `AA${telegramId}`,
    user,
    auth_date: String(Math.floor(signedAt.getTime() / 1_000)),
    signature: 'of-telegram-for-others',
    ...(startParam === undefined ? {} : { start_param: startParam }),
  })
}

export function signFields(token: string, fields: Readonly<Record<string, string>>): string {
  const lines = Object.entries(fields)
    .map(([name, value]) => `${name}=${value}`)
    .sort()
  const key = createHmac('sha256', 'WebAppData').update(token).digest()
  const hash = createHmac('sha256', key).update(lines.join('\n')).digest('hex')
  return new URLSearchParams({ ...fields, hash }).toString()
}
