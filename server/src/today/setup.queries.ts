import type { Setup } from '@edil/contract/today'
import type { Day } from '@edil/domain/people'
import { hasWayToReachUs, isLicenceValid } from '@edil/domain/settings'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import type { Tables } from '../platform/database/tables.ts'

type Facts = Omit<Setup, 'hasHelp' | 'hasValidLicence'> & { readonly today: Day }

/** What the site needs before it can sell and pay out, and how much of it is there. */
export async function readSetup(db: Db): Promise<Setup> {
  const [settings, { rows }] = await Promise.all([
    db.selectFrom('settings').selectAll().orderBy('version', 'desc').limit(1).executeTakeFirstOrThrow(),
    sql<Facts>`
      select exists (select from receiving_accounts where closed_at is null) as "hasReceivingAccount",
             coalesce((select confirmed_at is not null from tax_rules where applies_from <= days.today
                       order by applies_from desc limit 1), false) as "isTaxConfirmed",
             staff.*, days.today
      from (select (now() at time zone 'Africa/Addis_Ababa')::date as today) as days,
           (select count(*) filter (where two_factor_enabled and role in ('reviewer', 'admin'))::int as payers,
                   count(*) filter (where not two_factor_enabled)::int as "staffWithoutTwoFactor"
            from people where role <> 'player' and locked_at is null and closed_at is null) as staff`.execute(db),
  ])
  const [facts] = rows
  if (!facts) throw new Error('an aggregate without groups has one row')
  const { today, ...others } = facts
  return { ...others, hasHelp: hasHelp(settings), hasValidLicence: hasValidLicence(settings, today) }
}

type SettingsRow = Selectable<Tables['settings']>

function hasHelp({ help_center, ...others }: SettingsRow): boolean {
  return hasWayToReachUs({ helpCenter: help_center, ...others })
}

function hasValidLicence({ licence_from, licence_until }: SettingsRow, today: Day): boolean {
  if (licence_from === null || licence_until === null) return false
  return isLicenceValid({ validFrom: licence_from, validUntil: licence_until }, today)
}
