import { checkBooks } from '../ledger/check-books.ts'
import { openDb } from '../platform/db.ts'
import { startOrExplain } from './start-or-explain.ts'

const SANTIM_PER_BIRR = 100

/** `npm run books`: what every account holds, and whether it can be. Ends with 1 when it cannot. */
await startOrExplain('books', async () => {
  const ownerUrl = process.env['DATABASE_OWNER_URL']
  if (!ownerUrl) throw new Error('DATABASE_OWNER_URL is not set (see .env.example)')
  const db = openDb(ownerUrl, 1, (error) => console.error(error.message))
  try {
    const { balances, faults } = await checkBooks(db)
    for (const { account, balance } of balances) console.log(`${account.padEnd(32)} ${birr(balance).padStart(16)} ETB`)
    for (const fault of faults) console.log(`FAULT ${fault}`)
    const verdict = faults.length === 0 ? 'balanced' : 'BROKEN'
    console.log(`books: ${verdict}, ${balances.length} accounts, ${faults.length} faults`)
    if (faults.length > 0) process.exitCode = 1
  } finally {
    await db.destroy()
  }
})

function birr(santim: bigint): string {
  return (Number(santim) / SANTIM_PER_BIRR).toLocaleString('en-US', { minimumFractionDigits: 2 })
}
