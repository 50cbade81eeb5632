import type { Proposal } from '@edil/contract/proposals'
import type { Language } from '@edil/domain/people'
import { formatMoment } from '@edil/text/format'
import type { LetterWithAction } from '@edil/text/letters/frame'
import { PROPOSAL_TEXTS } from '@edil/text/letters/proposals'
import { METHOD_NAMES } from '@edil/text/names'

/** The letter to every admin about a change that waits for one of them. */
export function proposalLetter(language: Language, proposal: Proposal): LetterWithAction {
  const { change, proposedBy: by, appliesAt } = proposal
  const when = formatMoment(new Date(appliesAt), language, 'gregorian')
  const named =
    change.kind === 'receiving_account'
      ? {
          kind: change.kind,
          method: METHOD_NAMES[language][change.method],
          account: `${change.accountNumber} (${change.accountName})`,
        }
      : change
  return PROPOSAL_TEXTS[language]({ by, when, change: named })
}
