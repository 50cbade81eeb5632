import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { type Folder, until } from './process.ts'

/** A mail that the development mail server received, parsed. */
export type StoredMail = Email & { readonly file: string; readonly receivedAt: Date }

export function mailFolder(folder: Folder): string {
  return join(folder, 'mail')
}

/** Every mail to that address, oldest first. */
export async function mailsTo(folder: Folder, address: string): Promise<StoredMail[]> {
  const stored = mailFolder(folder)
  if (!existsSync(stored)) return []
  const mails: StoredMail[] = []
  for (const name of readdirSync(stored).sort()) {
    if (!name.endsWith('.eml')) continue
    const file = join(stored, name)
    const raw = readFileSync(file)
    if (!recipientsOf(raw).includes(address.toLowerCase())) continue
    mails.push({ ...(await PostalMime.parse(raw)), file, receivedAt: new Date(name.slice(0, ISO_LENGTH)) })
  }
  return mails
}

export type Wanted = {
  /** Only mails received after this. */
  readonly after?: Date
  /** Only mails whose subject contains this. */
  readonly subject?: string
  readonly timeoutMs?: number
}

/** Waits for a matching mail and returns the latest. */
export async function waitForMail(folder: Folder, address: string, wanted: Wanted = {}): Promise<StoredMail> {
  const { after = new Date(0), subject = '', timeoutMs = 30_000 } = wanted
  let found: StoredMail | undefined
  await until(async () => {
    const mails = await mailsTo(folder, address)
    found = mails.findLast((mail) => mail.receivedAt > after && (mail.subject ?? '').includes(subject))
    return found !== undefined
  }, timeoutMs)
  if (!found) throw new Error(`no mail '${subject}' to ${address} within ${timeoutMs} ms`)
  return found
}

const ISO_LENGTH = '2026-11-15T00:00:00.000Z'.length

/** The envelope recipients, which may differ from the mail's own To header. */
function recipientsOf(raw: Buffer): string[] {
  const lines = raw.toString('latin1').split('\r\n')
  const end = lines.findIndex((line) => !line.startsWith('Delivered-To: '))
  return lines.slice(0, end).map((line) => line.slice('Delivered-To: '.length).toLowerCase())
}
