import type { Day } from './people.ts'
import { asPhone } from './phone.ts'

/** What an admin changes at once: help for players, the licence, when work of the desk is late, where to report vulnerabilities. */
export const SETTINGS_PARTS = ['help', 'licence', 'desk', 'security'] as const
export type SettingsPart = (typeof SETTINGS_PARTS)[number]

/** A payment that waits for longer than the setting is late. These are the limits of the setting. */
export const LATE_MINUTES_MIN = 1
export const LATE_MINUTES_MAX = 120

export const LICENCE_NUMBER_MAX = 60
export const AUTHORITY_MAX = 120
export const HELP_CENTER_MAX = 200
export const SECURITY_CONTACT_MAX = 254

/** Where players get help; `null`: not offered. Names are without the `@`. */
export type Help = {
  /** The address of a messaging group. */
  readonly helpCenter: string | null
  readonly telegram: string | null
  readonly instagram: string | null
  readonly phone: string | null
  readonly email: string | null
}

export type Licence = {
  readonly number: string
  readonly authority: string
  readonly validFrom: Day
  /** The last day. */
  readonly validUntil: Day
}

type ValidDays = Pick<Licence, 'validFrom' | 'validUntil'>

export function isLicenceValid({ validFrom, validUntil }: ValidDays, today: Day): boolean {
  return validFrom <= today && today <= validUntil
}

/** Players can write to us or call. A channel that we only publish on would not be enough. */
export function hasWayToReachUs({ helpCenter, telegram, phone, email }: Help): boolean {
  return [helpCenter, telegram, phone, email].some((way) => way !== null)
}

const TELEGRAM = /^(?:@|(?:https?:\/\/)?(?:t|telegram)\.me\/)?([A-Za-z][A-Za-z0-9_]{4,31})\/?$/
const INSTAGRAM = /^(?:@|(?:https?:\/\/)?(?:www\.)?instagram\.com\/)?([A-Za-z0-9_.]{1,30})\/?$/
const LANDLINE = /^(?:(?:\+|00)?251|0)([1-6]\d{8})$/
const SHORT_NUMBER = /^\d{3,4}$/

/** The name in `@edil_help`, `t.me/edil_help` or `edil_help`. */
export function asTelegramName(text: string): string | undefined {
  return TELEGRAM.exec(text.trim())?.[1]
}

/** The name in `@edil.games`, `instagram.com/edil.games` or `edil.games`. */
export function asInstagramName(text: string): string | undefined {
  return INSTAGRAM.exec(text.trim())?.[1]
}

/** A number that people in Ethiopia can call: mobile, landline, or a short number of three or four digits. */
export function asSupportPhone(text: string): string | undefined {
  const digits = text.normalize('NFKC').replace(/[\s.\-()]/g, '')
  const landline = LANDLINE.exec(digits)?.[1]
  return asPhone(text) ?? (landline ? `+251${landline}` : SHORT_NUMBER.exec(digits)?.[0])
}
