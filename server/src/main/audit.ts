import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { describeAuditFault } from '../audit/audit-fault.ts'
import { type AuditHead, formatAuditHead, parseAuditHead, readAuditHead } from '../audit/audit-head.ts'
import { verifyAudit } from '../audit/verify-audit.ts'
import { checkDraws } from '../draws/check-draws.ts'
import { checkPostings } from '../ledger/check-postings.ts'
import type { CheckedRows } from '../platform/database/check-rows.ts'
import { type Db, openDb } from '../platform/database/db.ts'
import { checkLog } from '../public-log/check-log.ts'
import { checkTickets } from '../tickets/check-tickets.ts'
import { runOrExplain } from './start-or-explain.ts'

const USAGE = 'usage: npm run audit -- verify [--head <seq>:<hash>]… [--checkpoint <file>]… | npm run audit -- head'

/**
 * Checks the audit log, its public tree, and the draws, tickets and postings that it records, as the owner of the tables: the application
 * cannot read the log. Heads and checkpoints that were kept elsewhere show whether all of it was rewritten.
 */
await runOrExplain('audit', async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      head: { type: 'string', multiple: true, default: [] },
      checkpoint: { type: 'string', multiple: true, default: [] },
    },
  })
  const [command] = positionals
  const kept = values.checkpoint.map((path) => readFileSync(path, 'utf8'))
  if (command === 'verify') await asOwner((db) => verify(db, values.head.map(readAnchor), kept))
  else if (command === 'head') await asOwner(async (db) => console.log(formatAuditHead(await readAuditHead(db))))
  else throw new Error(USAGE)
})

async function verify(db: Db, anchors: readonly AuditHead[], kept: readonly string[]): Promise<void> {
  const { draws, faults } = await checkDraws(db)
  const areDrawsRight = report('draws', { checked: draws, faults, unlisted: 0 })
  const areTicketsRight = report('tickets', await checkTickets(db))
  const isLedgerRight = report('ledger', await checkPostings(db))
  const isPublicLogRight = report('checkpoints', { ...(await checkLog(db, kept)), unlisted: 0 })
  const verdict = await verifyAudit(db, anchors)
  if (verdict.whole) console.log(`audit log: OK, ${verdict.entries} entries, head ${formatAuditHead(verdict.head)}`)
  else {
    for (const fault of verdict.faults) console.log(describeAuditFault(fault))
    console.log(`audit log: FAILED, ${verdict.entries} entries, ${countOf(verdict)}`)
  }
  if (!verdict.whole || !areDrawsRight || !areTicketsRight || !isLedgerRight || !isPublicLogRight) process.exitCode = 1
}

/** Prints the faults and one line about what was checked, and returns whether there is no fault. */
function report(what: string, { checked, faults, unlisted }: CheckedRows): boolean {
  for (const fault of faults) console.log(fault)
  if (faults.length > 0) console.log(`${what}: FAILED, ${checked} checked, ${countOf({ faults, unlisted })}`)
  else if (checked > 0) console.log(`${what}: OK, ${checked} checked`)
  return faults.length === 0
}

function countOf({ faults, unlisted }: { readonly faults: readonly unknown[]; readonly unlisted: number }): string {
  return `${faults.length} faults listed${unlisted > 0 ? `, ${unlisted} more not listed` : ''}`
}

function readAnchor(text: string): AuditHead {
  const anchor = parseAuditHead(text)
  if (!anchor) throw new Error(`--head ${text}: expected <seq>:<hash>. ${USAGE}`)
  return anchor
}

async function asOwner(work: (db: Db) => Promise<void>): Promise<void> {
  const ownerUrl = process.env['DATABASE_OWNER_URL']
  if (!ownerUrl) throw new Error('Set DATABASE_OWNER_URL first (see .env.example).')
  const db = openDb(ownerUrl, 1, (error) => console.error(error.message))
  try {
    await work(db)
  } finally {
    await db.destroy()
  }
}
