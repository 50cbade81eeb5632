import type { Passkey } from '@edil/contract/passkeys'
import type { PasskeyRow } from './passkeys.queries.ts'

export function passkeyView(row: PasskeyRow): Passkey {
  return {
    id: row.id,
    name: row.name,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  }
}
