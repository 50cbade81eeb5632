import { passwordMin, type Role, STAFF_PASSWORD_MIN } from '@edil/domain/people'
import type { RefusalCode } from '@edil/domain/refusal'
import { hash, verify } from '@node-rs/argon2'
import { dictionary } from '@zxcvbn-ts/language-common'

/** argon2id, the package's default, with what OWASP recommends: 19 MiB, two passes, one lane. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** What is kept of a password. Whether it is long enough for staff cannot be seen from its hash. */
export type StoredPassword = { readonly hash: string; readonly hasStaffLength: boolean }

export async function preparePassword(password: string): Promise<StoredPassword> {
  return { hash: await hashPassword(password), hasStaffLength: [...password].length >= STAFF_PASSWORD_MIN }
}

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), ARGON2)
}

export function isPasswordOf(hashed: string, password: string): Promise<boolean> {
  return verify(hashed, password.normalize('NFKC'))
}

const COMMON = new Set<string>(dictionary['passwords-common'] as string[])
const OURS = ['edil', 'ዕድል', 'lottery', 'telebirr', 'ethiopia', 'addisababa', 'password']

export type NewPassword = {
  readonly password: string
  readonly role: Role
  /** Facts that others know about the owner: name, username, email, phone. A password must not contain them. */
  readonly known: readonly (string | null)[]
}

/** Why this password must be refused, or `undefined` when it may be used. */
export function refusePassword({ password, role, known }: NewPassword): RefusalCode | undefined {
  if ([...password].length < passwordMin(role)) return 'password_too_short'
  const plain = password.normalize('NFKC').toLowerCase()
  if (COMMON.has(plain) || COMMON.has(withoutEnds(plain))) return 'password_too_common'
  if (new Set(plain).size < 3 || isRun(plain)) return 'password_too_common'
  const guessable = [...OURS, ...known.flatMap(guessesFrom)]
  return guessable.includes(plain) || guessable.includes(withoutEnds(plain)) ? 'password_too_common' : undefined
}

/** `password2026!` counts as `password`. */
function withoutEnds(plain: string): string {
  return plain.replace(/^[\d\W_]+|[\d\W_]+$/gu, '')
}

function isRun(plain: string): boolean {
  const codes = [...plain].map((character) => character.codePointAt(0) ?? 0)
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)))
  return steps.size === 1 && Math.abs([...steps][0] ?? 0) <= 1
}

function guessesFrom(text: string | null): string[] {
  if (!text) return []
  const plain = text.normalize('NFKC').toLowerCase()
  const digits = plain.replace(/\D/g, '')
  return [
    plain,
    plain.replace(/\s+/g, ''),
    ...plain.split(/[\s@._]+/).filter((part) => part.length >= 4),
    ...(digits.length >= 9 ? [digits, digits.slice(-9), `0${digits.slice(-9)}`] : []),
  ]
}
