import {
  AUTHORITY_MAX,
  asInstagramName,
  asSupportPhone,
  asTelegramName,
  HELP_CENTER_MAX,
  LATE_MINUTES_MAX,
  LATE_MINUTES_MIN,
  LICENCE_NUMBER_MAX,
  SECURITY_CONTACT_MAX,
} from '@edil/domain/settings'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { fileBytes, version } from './fields.ts'
import { email } from './person-fields.ts'
import { day, instant } from './time.ts'

const ADMINS = ['admin'] as const

const help = z.object({
  helpCenter: z.nullable(z.string()),
  telegram: z.nullable(z.string()),
  instagram: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
})

const licence = z.object({
  number: z.string(),
  authority: z.string(),
  validFrom: day,
  /** The last day. */
  validUntil: day,
})

const desk = z.object({
  /** A payment that waits for longer is late. */
  paymentLateMinutes: z.int().check(z.minimum(LATE_MINUTES_MIN), z.maximum(LATE_MINUTES_MAX)),
})

/** An email address or an https:// address; `null`: not published. */
const security = z.object({ contact: z.nullable(z.string()) })

/** `changedBy` is `null` for what was shipped. */
const change = { changedAt: instant, changedBy: z.nullable(z.string()) }
const helpVersion = z.object({ ...help.shape, ...change })
/** `licence` is `null` while there is none. */
const licenceVersion = z.object({ licence: z.nullable(licence), ...change })
const deskVersion = z.object({ ...desk.shape, ...change })
const securityVersion = z.object({ ...security.shape, ...change })
export type HelpVersion = z.infer<typeof helpVersion>
export type LicenceVersion = z.infer<typeof licenceVersion>
export type DeskVersion = z.infer<typeof deskVersion>
export type SecurityVersion = z.infer<typeof securityVersion>

const settings = z.object({
  /** Of all settings together. A change names the version that the admin has seen. */
  version,
  /** Each with the latest versions, the current one first. */
  help: z.array(helpVersion).check(z.minLength(1)),
  licence: z.array(licenceVersion).check(z.minLength(1)),
  desk: z.array(deskVersion).check(z.minLength(1)),
  security: z.array(securityVersion).check(z.minLength(1)),
})
export type Settings = z.infer<typeof settings>

const SHIPPED = { changedAt: '2026-11-01T00:00:00.000Z', changedBy: null }
const NO_HELP = { helpCenter: null, telegram: null, instagram: null, phone: null, email: null }
const EXAMPLE_HELP = {
  helpCenter: 'https://t.me/+AbCdEfGh',
  telegram: 'edil_help',
  instagram: 'edil.games',
  phone: '+251911223344',
  email: 'help@example.com',
}
const EXAMPLE_LICENCE = {
  number: 'ELS-2026-014',
  authority: 'Ethiopian Lottery Service',
  validFrom: '2026-01-01',
  validUntil: '2026-12-31',
}
const EXAMPLE_CHANGE = { changedAt: '2026-11-15T12:00:00.000Z', changedBy: 'hana_r' }

export const EXAMPLE_SETTINGS: Settings = {
  version: 3,
  help: [
    { ...EXAMPLE_HELP, ...EXAMPLE_CHANGE },
    { ...NO_HELP, ...SHIPPED },
  ],
  licence: [
    { licence: EXAMPLE_LICENCE, ...EXAMPLE_CHANGE },
    { licence: null, ...SHIPPED },
  ],
  desk: [{ paymentLateMinutes: 5, ...SHIPPED }],
  security: [
    { contact: 'security@example.com', ...EXAMPLE_CHANGE },
    { contact: null, ...SHIPPED },
  ],
}

export const showHelp = endpoint({
  name: 'showHelp',
  method: 'GET',
  path: '/api/help',
  summary: 'Where players get help, and the licence while it is valid',
  tag: 'settings',
  access: 'everyone',
  response: z.object({ ...help.shape, licence: z.nullable(licence) }),
  example: { ...EXAMPLE_HELP, licence: EXAMPLE_LICENCE },
  refusals: [],
  publicCacheSeconds: 2,
})

/** RFC 9116. Not below /api: people who look for the contact look there. */
export const showSecurityContact = endpoint({
  name: 'showSecurityContact',
  method: 'GET',
  path: '/.well-known/security.txt',
  summary: 'Where to report a vulnerability',
  tag: 'settings',
  access: 'everyone',
  response: fileBytes,
  responseMediaType: 'text/plain',
  example: new Uint8Array(),
  refusals: ['route_not_found'],
  publicCacheSeconds: 60,
})

const answer = { response: settings, example: EXAMPLE_SETTINGS } as const

export const showSettings = endpoint({
  name: 'showSettings',
  method: 'GET',
  path: '/api/settings',
  summary: 'The settings of the site with their earlier versions',
  tag: 'settings',
  access: ADMINS,
  ...answer,
  refusals: [],
})

/** Empty, or something that the rule of the domain can read. */
const readableBy = (read: (text: string) => string | undefined, longest: number) =>
  z.string().check(
    z.trim(),
    z.maxLength(longest),
    z.refine((text) => text === '' || read(text) !== undefined),
  )
const typed = (longest: number) => z.string().check(z.trim(), z.maxLength(longest), z.regex(/^[^\p{Cc}\p{Cf}]*$/u))

export const changeHelp = endpoint({
  name: 'changeHelp',
  method: 'PUT',
  path: '/api/settings/help',
  summary: 'Changes where players get help. What is empty is not offered',
  tag: 'settings',
  access: ADMINS,
  requiresStepUp: true,
  body: z.strictObject({
    version,
    helpCenter: z.string().check(z.trim(), z.maxLength(HELP_CENTER_MAX), z.regex(/^(https:\/\/[^\s/]+\.\S+)?$/)),
    telegram: readableBy(asTelegramName, 100),
    instagram: readableBy(asInstagramName, 100),
    phone: readableBy(asSupportPhone, 40),
    email: z.union([z.literal(''), email]),
  }),
  ...answer,
  refusals: ['settings_changed'],
})

export const changeLicence = endpoint({
  name: 'changeLicence',
  method: 'PUT',
  path: '/api/settings/licence',
  summary: 'Changes the licence that players read. Without any value there is none',
  tag: 'settings',
  access: ADMINS,
  requiresStepUp: true,
  body: z
    .strictObject({
      version,
      number: typed(LICENCE_NUMBER_MAX),
      authority: typed(AUTHORITY_MAX),
      validFrom: z.union([z.literal(''), day]),
      validUntil: z.union([z.literal(''), day]),
    })
    .check(
      z.refine(
        ({ number, authority, validFrom, validUntil }) => {
          const values = [number, authority, validFrom, validUntil]
          return values.every((value) => value === '') || (!values.includes('') && validFrom <= validUntil)
        },
        { path: ['validUntil'] },
      ),
    ),
  ...answer,
  refusals: ['settings_changed'],
})

export const changeDesk = endpoint({
  name: 'changeDesk',
  method: 'PUT',
  path: '/api/settings/desk',
  summary: 'Changes when waiting work of the desk is late',
  tag: 'settings',
  access: ADMINS,
  requiresStepUp: true,
  body: z.strictObject({ version, ...desk.shape }),
  ...answer,
  refusals: ['settings_changed'],
})

export const changeSecurity = endpoint({
  name: 'changeSecurity',
  method: 'PUT',
  path: '/api/settings/security',
  summary: 'Changes where vulnerabilities are reported. Empty: nothing is published',
  tag: 'settings',
  access: ADMINS,
  requiresStepUp: true,
  body: z.strictObject({
    version,
    contact: z.union([
      z.string().check(z.trim(), z.maxLength(SECURITY_CONTACT_MAX), z.regex(/^(https:\/\/[^\s/]+\.\S+)?$/)),
      email,
    ]),
  }),
  ...answer,
  refusals: ['settings_changed'],
})
