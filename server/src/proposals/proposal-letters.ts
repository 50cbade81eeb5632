import { type LetterWriters, letterOf } from '../notifications/letter.ts'
import { proposalLetter } from './letters/proposal-letter.ts'
import { findWaiting, isActiveAdmin } from './proposals.queries.ts'

/** To every admin about a change that waits for one of them. */
export const proposalLetters: Pick<LetterWriters, 'change_proposed'> = {
  async change_proposed(db, { proposalId }, { language, personId }) {
    const proposal = await findWaiting(db, proposalId)
    if (!proposal || !(await isActiveAdmin(db, personId))) return undefined
    return letterOf(proposalLetter(language, proposal), '/etxdark')
  },
}
