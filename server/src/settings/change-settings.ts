import { Refusal } from '@edil/domain/refusal'
import type { SettingsPart } from '@edil/domain/settings'
import type { Insertable } from 'kysely'
import { recordAudit } from '../audit/record-audit.ts'
import type { Tables } from '../platform/database/tables.ts'
import type { Tx } from '../platform/database/transaction.ts'
import { insertVersion, readCurrent } from './settings.queries.ts'

type Row = Insertable<Tables['settings']>
type Columns = {
  readonly help: 'help_center' | 'telegram' | 'instagram' | 'phone' | 'email'
  readonly licence: 'licence_number' | 'licence_authority' | 'licence_from' | 'licence_until'
  readonly desk: 'payment_late_minutes'
  readonly security: 'security_contact'
}

export type ChangeSettings<Part extends SettingsPart> = {
  readonly part: Part
  /** The version that the admin has seen. */
  readonly version: number
  readonly adminId: string
  readonly values: Readonly<Required<Pick<Row, Columns[Part]>>>
}

/** Changes one part of the settings. The version before stays as it was. */
export async function changeSettings<Part extends SettingsPart>(
  tx: Tx,
  { part, version, adminId, values }: ChangeSettings<Part>,
): Promise<void> {
  const { changed_at, today, ...current } = await readCurrent(tx.db)
  if (current.version !== version) throw new Refusal('settings_changed')
  const next = { ...current, ...values, part, version: version + 1, changed_by: adminId }
  if (!(await insertVersion(tx, next))) throw new Refusal('settings_changed')
  recordAudit(tx, {
    actor: adminId,
    action: 'settings_changed',
    subject: part,
    details: { version: version + 1, ...values },
  })
}
