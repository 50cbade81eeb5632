import type { Day } from '@edil/domain/people'

/** RFC 9116 wants the file to expire within a year. A reader who saved it asks again after this time. */
const VALID_DAYS = 90

export type SecurityText = {
  /** An email address or an https:// address. */
  readonly contact: string
  readonly origin: string
  readonly today: Day
}

/** The content of /.well-known/security.txt. */
export function securityText({ contact, origin, today }: SecurityText): Uint8Array {
  const expires = new Date(`${today}T00:00:00Z`)
  expires.setUTCDate(expires.getUTCDate() + VALID_DAYS)
  return Buffer.from(
    [
      `Contact: ${contact.startsWith('https://') ? contact : `mailto:${contact}`}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: en, am',
      `Canonical: ${origin}/.well-known/security.txt`,
      '',
    ].join('\n'),
  )
}
