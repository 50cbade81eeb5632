import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Pool } from 'pg'

/** A line of a log with data about a person. `what` is the column that has it, or the kind of value. */
export type Leak = { readonly file: string; readonly line: string; readonly what: string }

export type CheckedLogs = { readonly files: number; readonly lines: number; readonly leaks: readonly Leak[] }

/** Values of people, with the column of each. */
export type PersonalValues = ReadonlyMap<string, string>

/** What the logs of a run must not have: every id, address, name and secret of the people in its database. */
export async function readPersonalValues(owner: Pool): Promise<PersonalValues> {
  const { rows } = await owner.query<{ value: string; what: string }>(`
    select value, what from (
      select id::text, 'people.id' from people
      union select email, 'people.email' from people
      union select phone, 'people.phone' from people
      union select '0' || substr(phone, 5), 'people.phone' from people
      union select full_name, 'people.full_name' from people
      union select account_name, 'payments.account_name' from payments
      union select reference, 'payments.reference' from payments
      union select encode(key, 'hex'), 'tickets.key' from tickets
      union select account_number, 'payouts.account_number' from payouts
      union select token, 'sessions.token' from sessions
      union select telegram_id::text, 'telegram_accounts.telegram_id' from telegram_accounts
      union select encode(hash, 'hex'), 'telegram_init_data_uses.hash' from telegram_init_data_uses
      union select ip_address, 'sessions.ip_address' from sessions where ip_address <> '127.0.0.1'
    ) as listed (value, what) where length(value) >= 6 and value not like 'closed-%'`)
  return new Map(rows.map(({ value, what }) => [value, what]))
}

/**
 * Of anyone, also of someone whose account is gone. Example addresses of documentation are no exception. Ten digits within the
 * hexadecimal digits of a request's id are no phone number.
 */
const KINDS: Readonly<Record<string, RegExp>> = {
  'an email address': /[\w.+-]+@[\w-]+\.[a-z]{2,}/i,
  'a phone number': /\+251[79]\d{8}\b|(?<![\da-f.-])0[79]\d{8}(?![\da-f.])/,
}

/** Tools of development, which hold mails and logins on purpose. */
const NOT_OURS = /^(mail|openid|beacon|witness-\d)\.log$/

export function findPersonalData(folder: string, values: PersonalValues): CheckedLogs {
  const files = readdirSync(folder).filter((file) => file.endsWith('.log') && !NOT_OURS.test(file))
  let lines = 0
  const leaks: Leak[] = []
  for (const file of files) {
    for (const line of readFileSync(join(folder, file), 'utf8').split('\n')) {
      if (line === '') continue
      lines += 1
      const what = whatLeaks(line, values)
      if (what) leaks.push({ file, line: line.slice(0, 300), what })
    }
  }
  return { files: files.length, lines, leaks }
}

function whatLeaks(line: string, values: PersonalValues): string | undefined {
  const kind = Object.entries(KINDS).find(([, pattern]) => pattern.test(line))
  if (kind) return kind[0]
  for (const [value, what] of values) if (line.includes(value)) return what
  return undefined
}
