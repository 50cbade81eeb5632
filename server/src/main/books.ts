import { asSantim, moneyParts } from '@edil/domain/money'
import { checkBooks } from '../ledger/check-books.ts'
import { openDb } from '../platform/database/db.ts'
import { runOrExplain } from './start-or-explain.ts'

/** `npm run books`: prints every balance and checks that the books are consistent. Exit code 1 when they are not. */
await runOrExplain('books', async () => {
  const ownerUrl = process.env['DATABASE_OWNER_URL']
  if (!ownerUrl) throw new Error('Set DATABASE_OWNER_URL first (see .env.example).')
  const db = openDb(ownerUrl, 1, (error) => console.error(error.message))
  try {
    const { balances, faults } = await checkBooks(db)
    for (const { account, balance } of balances) console.log(`${account.padEnd(32)} ${birr(balance)}`)
    for (const fault of faults) console.log(`FAULT ${fault}`)
    if (faults.length === 0) console.log(`books: OK, ${balances.length} accounts`)
    else {
      console.log(`books: FAILED, ${balances.length} accounts, ${faults.length} faults`)
      process.exitCode = 1
    }
  } finally {
    await db.destroy()
  }
})

/** Aligned at the currency: '      35,000 ETB', '       -1,250.50 ETB'. */
function birr(santim: bigint): string {
  const { figure, currency } = moneyParts(asSantim(santim), 'en')
  return `${figure.padStart(16)} ${currency}`
}
