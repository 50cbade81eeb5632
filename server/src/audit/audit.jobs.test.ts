import { pino } from 'pino'
import { expect, test } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { transaction } from '../platform/database/transaction.ts'
import { createMetrics } from '../platform/metrics.ts'
import { workOnAudit } from './audit.jobs.ts'
import { formatAuditHead, parseAuditHead, readAuditHead } from './audit-head.ts'
import { recordAudit } from './record-audit.ts'

const { store } = await testDatabase()

test('logs the head in the format that the command accepts', async () => {
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line) => lines.push(line) })
  await transaction(store, (tx) => recordAudit(tx, { actor: 'system', action: 'admin_created', subject: 'somebody' }))
  await workOnAudit(store, { jobs: store.jobs, log, metrics: createMetrics() })
  await store.jobs.send('log-audit-head', {})

  const noted = () => lines.map((line) => JSON.parse(line).auditHead)
  const head = await readAuditHead(store.db)
  await expect.poll(noted).toEqual([formatAuditHead(head)])
  expect(parseAuditHead(noted()[0])).toEqual(head)
})

test.each(['', '1', '1:', ':ab', `1:${'a'.repeat(63)}`, `x:${'a'.repeat(64)}`, `-1:${'a'.repeat(64)}`])(
  'no head: %j',
  (text) => {
    expect(parseAuditHead(text)).toBeUndefined()
  },
)
