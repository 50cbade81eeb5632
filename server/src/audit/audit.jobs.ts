import { type Worker, workOn } from '../jobs/work.ts'
import type { Store } from '../platform/database/transaction.ts'
import { formatAuditHead, readAuditHead } from './audit-head.ts'

/**
 * Writes the head to the process log, where someone who rewrites the database cannot change it: `npm run audit --
 * verify --head …`.
 */
export async function workOnAudit({ db }: Store, worker: Worker): Promise<void> {
  await workOn(worker, 'log-audit-head', async () => {
    worker.log.info({ auditHead: formatAuditHead(await readAuditHead(db)) }, 'audit head')
  })
}
