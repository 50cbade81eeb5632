import { type Worker, workOn } from '../jobs/work.ts'
import type { Store } from '../platform/transaction.ts'
import { formatAuditHead, readAuditHead } from './audit-head.ts'

/** The head goes to the process log, out of reach of whoever rewrites the database: `npm run audit -- verify --head …`. */
export async function workOnAudit({ db }: Store, worker: Worker): Promise<void> {
  await workOn(worker, 'log-audit-head', async () => {
    worker.log.info({ auditHead: formatAuditHead(await readAuditHead(db)) }, 'audit head')
  })
}
