import type { Proposal } from '@edil/contract/proposals'
import type { Language } from '@edil/domain/people'
import { formatMoment } from '@edil/text/format'
import { PROPOSAL_TEXTS } from '@edil/text/mails/proposals'
import { METHOD_NAMES } from '@edil/text/names'
import { type RenderedMail, renderLetter } from '../../mails/letter.ts'

export type ProposalMailFacts = {
  readonly language: Language
  readonly name: string
  readonly url: string
  readonly proposal: Proposal
}

/** The mail to every admin about a change that waits for one of them. */
export function proposalMail({ language, name, url, proposal }: ProposalMailFacts): Promise<RenderedMail> {
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
  const letter = PROPOSAL_TEXTS[language]({ by, when, change: named })
  return renderLetter({ ...letter, language, name, action: { label: letter.action, url } })
}
