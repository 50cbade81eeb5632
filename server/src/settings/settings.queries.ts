import type { Day } from '@edil/domain/people'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import type { Tables } from '../platform/database/tables.ts'
import type { Tx } from '../platform/database/transaction.ts'

type SettingsRow = Selectable<Tables['settings']>

export type CurrentSettings = SettingsRow & {
  /** In Addis Ababa. */
  readonly today: Day
}

export async function readCurrent(db: Db): Promise<CurrentSettings> {
  const { rows } = await sql<CurrentSettings>`
    select settings.*, (now() at time zone 'Africa/Addis_Ababa')::date as today
    from settings order by version desc limit 1`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the migration inserts the first version of the settings')
  return row
}

export type SettingsVersion = SettingsRow & { readonly changed_by_name: string | null }

const VERSIONS_MAX = 20

/** The latest versions of each part and the one as shipped, the current one first. */
export async function listVersions(db: Db): Promise<SettingsVersion[]> {
  const { rows } = await sql<SettingsVersion>`
    select settings.*, coalesce(people.username, people.full_name) as changed_by_name
    from (select *, row_number() over (partition by part order by version desc) as age from settings) as settings
    left join people on people.id = settings.changed_by
    where age <= ${VERSIONS_MAX} or version = 1 order by version desc`.execute(db)
  return rows
}

/** Returns false when another person has inserted this version meanwhile. */
export async function insertVersion(tx: Tx, version: Insertable<Tables['settings']>): Promise<boolean> {
  const row = await tx.db
    .insertInto('settings')
    .values(version)
    .onConflict((conflict) => conflict.column('version').doNothing())
    .returning('version')
    .executeTakeFirst()
  return row !== undefined
}
