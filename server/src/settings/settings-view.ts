import type { Settings } from '@edil/contract/settings'
import type { Help, Licence, SettingsPart } from '@edil/domain/settings'
import type { Selectable } from 'kysely'
import type { Tables } from '../platform/database/tables.ts'
import type { SettingsVersion } from './settings.queries.ts'

type Row = Selectable<Tables['settings']>

/** `versions`: the current one first. */
export function settingsView(versions: readonly SettingsVersion[]): Settings {
  const [current] = versions
  if (!current) throw new Error('the migration inserts the first version of the settings')
  // The first version, as shipped, holds the first value of every part.
  const of = (part: SettingsPart) => versions.filter((row) => row.part === part || row.version === 1)
  return {
    version: current.version,
    help: of('help').map((row) => ({ ...helpOf(row), ...changeOf(row) })),
    licence: of('licence').map((row) => ({ licence: licenceOf(row), ...changeOf(row) })),
    desk: of('desk').map((row) => ({ paymentLateMinutes: row.payment_late_minutes, ...changeOf(row) })),
    security: of('security').map((row) => ({ contact: row.security_contact, ...changeOf(row) })),
  }
}

export function helpOf({ help_center, telegram, instagram, phone, email }: Row): Help {
  return { helpCenter: help_center, telegram, instagram, phone, email }
}

/** The database keeps a licence complete or empty. */
export function licenceOf({ licence_number, licence_authority, licence_from, licence_until }: Row): Licence | null {
  if (licence_number === null || licence_authority === null || !licence_from || !licence_until) return null
  return { number: licence_number, authority: licence_authority, validFrom: licence_from, validUntil: licence_until }
}

function changeOf({ changed_at, changed_by_name }: SettingsVersion) {
  return { changedAt: changed_at.toISOString(), changedBy: changed_by_name }
}
