import {
  CALENDARS,
  FULL_NAME_MAX,
  LANGUAGES,
  PASSWORD_MAX,
  PASSWORD_MIN,
  ROLES,
  USERNAME_PATTERN,
} from '@edil/domain/people'
import { asPhone } from '@edil/domain/phone'
import * as z from 'zod/mini'
import { day } from './time.ts'
import { uuid } from './uuid.ts'

/** The fields of a person, checked by forms and by the server. */
export const personId = uuid
export const fullName = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(FULL_NAME_MAX), z.regex(/^[^\p{Cc}\p{Cf}]*$/u))
export const username = z.string().check(z.trim(), z.regex(USERNAME_PATTERN))
export const email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email())
/** Any usual spelling is accepted; the server stores one form. */
export const phone = z.string().check(
  z.maxLength(40),
  z.refine((text) => asPhone(text) !== undefined),
)
export const bornOn = day
export const password = z.string().check(z.minLength(PASSWORD_MIN), z.maxLength(PASSWORD_MAX))
/** The password that an account has. It is only compared, so the rules for a new one do not apply. */
export const currentPassword = z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX))
export const role = z.enum(ROLES)
export const language = z.enum(LANGUAGES)
export const calendar = z.enum(CALENDARS)
/** Six digits of an authenticator app, or a recovery code. */
export const secondFactorCode = z.string().check(z.trim(), z.minLength(6), z.maxLength(32))
/** The secret part of a link in a mail. */
export const linkToken = z.string().check(z.regex(/^[A-Za-z0-9_-]{20,128}$/))
/** A path on this site to continue at. `//other` and `/\other` are refused: browsers read them as another site. */
export const sitePath = z.string().check(z.maxLength(500), z.regex(/^\/(?![/\\])[^\s\\\p{Cc}]*$/u))
export const empty = z.object({})

/** Whether a change waits for another admin (contract/src/proposals.ts). False: it was made at once. */
export const isWaitingForAdmin = z.boolean()
