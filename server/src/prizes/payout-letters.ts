import { type Letter, type LetterWriters, letterOf, type Reader } from '../notifications/letter.ts'
import type { Db } from '../platform/database/db.ts'
import { type PayoutLetterFacts, payoutLetter } from './letters/payout-letter.ts'
import { findPayout } from './payouts.queries.ts'

/** What happened to a prize on its way to the winner. */
export const payoutLetters: Pick<LetterWriters, 'prize_claimed' | 'prize_paid' | 'prize_failed'> = {
  prize_claimed: (db, { payoutId }, reader) => writeLetter(db, payoutId, 'claimed', reader),
  prize_paid: (db, { payoutId }, reader) => writeLetter(db, payoutId, 'paid', reader),
  prize_failed: (db, { payoutId }, reader) => writeLetter(db, payoutId, 'failed', reader),
}

async function writeLetter(
  db: Db,
  payoutId: string,
  kind: PayoutLetterFacts['kind'],
  { language }: Reader,
): Promise<Letter | undefined> {
  const payout = await findPayout(db, payoutId)
  if (!payout) return undefined
  const { type, gross, withheld, account_number: account } = payout
  const references = payout.transfers.filter(({ failedAt }) => failedAt === null).map(({ reference }) => reference)
  const facts = { kind, language, type, gross, withheld: withheld ?? 0n, references, account: account ?? '' }
  return letterOf(payoutLetter(facts), '/profile/prizes')
}
