import { randomUUID } from 'node:crypto'
import type { Language } from '@edil/domain/people'
import { createTransport } from 'nodemailer'
import { withTimeLimit } from './time-limit.ts'

export type Mail = {
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly language: Language
  /** Of a mail that may be sent again because its answer was lost: the same each time. */
  readonly key?: string
}

/** The mail server works, and does not take this mail: the others are not concerned. The error contains no address and may be logged. */
export class MailRefused extends Error {}

/** Sends mails to our SMTP server. */
export type Mailer = {
  /** Rejects when the server did not accept the mail in time, with `MailRefused` when it answered. The error contains no address and may be logged. */
  readonly send: (mail: Mail) => Promise<void>
  readonly close: () => void
}

export type MailerOptions = {
  /** smtp://host:25, or smtps://user:password@host. */
  readonly url: string
  /** Edil <no-reply@edil.example> */
  readonly from: string
}

const CONNECT_MS = 5_000
const SILENCE_MS = 10_000
/** Time limit for the whole mail: a server that answers very slowly never triggers a socket time-out. */
const SEND_MS = 20_000

export function createMailer({ url, from }: MailerOptions): Mailer {
  const sender = parseSender(from)
  if (!sender) throw new Error('the sender of mails is not an address')
  const domain = sender.address.slice(sender.address.lastIndexOf('@') + 1)
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    // Our password is never sent unencrypted.
    requireTLS: new URL(url).password !== '',
    disableFileAccess: true,
    disableUrlAccess: true,
  })

  return {
    async send({ to, subject, html, text, language, key = randomUUID() }) {
      if (!isAddress(to)) throw new MailRefused('a mail was not sent: what it is addressed to is no address')
      const sending = transport.sendMail({
        // As objects: a plain string is parsed as a list, and a comma would add a second recipient.
        from: sender,
        to: { name: '', address: to },
        envelope: { from: sender.address, to: [to] },
        subject: oneLine(subject),
        html,
        text,
        messageId: `<${key}@${domain}>`,
        headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
        xMailer: false,
      })
      await withTimeLimit(sending, SEND_MS).catch((error) => {
        throw withoutAddress(error)
      })
    },
    close: () => transport.close(),
  }
}

export type Sender = { readonly name: string; readonly address: string }

/** Parses 'Edil <no-reply@edil.example>' or an address alone; `undefined` when it is neither. */
export function parseSender(from: string): Sender | undefined {
  const [, name = '', bracketed] = /^([^<>"\p{C}]*)<([^<>]*)>$/u.exec(from.trim()) ?? []
  const address = bracketed ?? from.trim()
  return isAddress(address) ? { name: name.trim(), address } : undefined
}

/**
 * One plain address. Stricter than the standard, which allows quoted names, comments and lists: no character that could
 * end a line or start another address or SMTP command.
 */
export function isAddress(text: string): boolean {
  return text.length <= 254 && /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*$/.test(text)
}

function oneLine(subject: string): string {
  return subject.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}

/** The commands that name the recipient and send the text. */
const ABOUT_THE_MAIL: ReadonlySet<string> = new Set(['RCPT TO', 'DATA'])

/** Servers repeat the address in their replies, and errors are logged, so only the reply codes are kept. */
function withoutAddress(error: { code?: unknown; responseCode?: unknown; command?: unknown }): Error {
  const codes = [error.code, error.responseCode].filter((code) => code !== undefined)
  const message = `a mail was not sent: ${codes.join(' ') || 'the mail server did not take it'}`
  const isAboutMail = error.responseCode !== undefined && ABOUT_THE_MAIL.has(String(error.command))
  return isAboutMail ? new MailRefused(message) : new Error(message)
}
