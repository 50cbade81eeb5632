import { createHmac, timingSafeEqual } from 'node:crypto'

export type SignedCookieOptions = {
  readonly name: string
  readonly key: Buffer
  readonly path: string
  readonly hours: number
  readonly isSecure: boolean
}

/** A cookie with a text that only we can write, until its end. The text is not secret, and has no `.`, `;` or space. */
export type SignedCookie = {
  /** The value of a Set-Cookie header. */
  readonly set: (text: string, now: Date) => string
  readonly clear: () => string
  /** The text, from a Cookie header. */
  readonly read: (header: string | undefined, now: Date) => string | undefined
}

export function signedCookie({ name, key, path, hours, isSecure }: SignedCookieOptions): SignedCookie {
  const sign = (text: string) => createHmac('sha256', key).update(text).digest()
  const attributes = `Path=${path}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`
  return {
    set(text, now) {
      const signed = `${text}.${now.getTime() + hours * 3_600_000}`
      return `${name}=${signed}.${sign(signed).toString('base64url')}; Max-Age=${hours * 3_600}; ${attributes}`
    },
    clear: () => `${name}=; Max-Age=0; ${attributes}`,
    read(header, now) {
      const cookie = header?.split(/; ?/).find((pair) => pair.startsWith(`${name}=`))
      const [text, expiresAt, signature] = cookie?.slice(name.length + 1).split('.') ?? []
      if (!text || !signature || !(Number(expiresAt) > now.getTime())) return undefined
      const given = Buffer.from(signature, 'base64url')
      const expected = sign(`${text}.${expiresAt}`)
      return given.length === expected.length && timingSafeEqual(given, expected) ? text : undefined
    },
  }
}
