import { securityLetters } from '../accounts/security-letters.ts'
import { drawLetters } from '../draws/draw-letters.ts'
import type { LetterWriters } from '../notifications/letter.ts'
import { paymentLetters } from '../payments/payment-letters.ts'
import { payoutLetters } from '../prizes/payout-letters.ts'
import { proposalLetters } from '../proposals/proposal-letters.ts'

/** Who writes which letter. A kind without a writer does not compile. */
export const LETTER_WRITERS: LetterWriters = {
  ...paymentLetters,
  ...payoutLetters,
  ...drawLetters,
  ...securityLetters,
  ...proposalLetters,
}
