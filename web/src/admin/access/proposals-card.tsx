import type { Proposal } from '@edil/contract/proposals'
import { useProposalActions, useProposals } from '../../api/proposals.ts'
import { useSession } from '../../api/session.ts'
import { useAction } from '../../api/use-action.ts'
import { useStepUp } from '../../page/step-up.tsx'
import { useFailureToast } from '../../page/use-failure-toast.ts'
import { useIsSettling } from '../../page/use-is-settling.ts'
import { useFormat, useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Column } from '../../ui/layout.tsx'
import { Message } from '../../ui/message.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { Type } from '../../ui/type.tsx'
import styles from './proposals-card.module.css'

/** For admins: changes of receiving accounts and of admins that wait for another admin. Nothing is shown when none wait. */
export function ProposalsCard() {
  const { t } = useText()
  const { data } = useProposals()
  const isSettling = useIsSettling(data?.proposals.map(({ id }) => id).join() ?? '')
  if (!data || data.proposals.length === 0) return null
  return (
    <Card as="section">
      <Column gap={3}>
        <h2>{t('proposals.title')}</h2>
        <ul className={styles.proposals}>
          {data.proposals.map((proposal) => (
            <WaitingProposal key={proposal.id} proposal={proposal} isSettling={isSettling} />
          ))}
        </ul>
      </Column>
    </Card>
  )
}

type WaitingProposalProps = {
  readonly proposal: Proposal
  /** The list has just changed, and another proposal may have moved under the pointer. */
  readonly isSettling: boolean
}

function WaitingProposal({ proposal, isSettling }: WaitingProposalProps) {
  const { t } = useText()
  const format = useFormat()
  const { person } = useSession()
  const stepUp = useStepUp()
  const { confirm, stop } = useProposalActions()
  const showFailure = useFailureToast('action.failed')
  const { id, change, proposedBy, appliesAt } = proposal
  const confirming = useAction(async () => {
    if (await stepUp.run(() => confirm(id))) showToast('good', t('proposals.confirmed'))
  }, showFailure)
  const stopping = useAction(async () => {
    if (await stepUp.run(() => stop(id))) showToast('good', t('proposals.stopped'))
  }, showFailure)
  const isConcerned = person?.username === proposedBy || ('username' in change && change.username === person?.username)
  return (
    <li>
      <Column gap={2}>
        <b>{changeText(change, t)}</b>
        <Type size="sm" muted>
          {t('proposals.facts', { by: proposedBy, when: format.moment(new Date(appliesAt)) })}
        </Type>
        {isConcerned ? (
          <Message tone="waiting" icon="hourglass">
            {t('proposals.own')}
          </Message>
        ) : (
          <Button
            look="primary"
            wide
            busy={confirming.isBusy}
            settling={isSettling}
            onClick={() => void confirming.start()}
          >
            {t('proposals.confirm')}
          </Button>
        )}
        <Button look="line" wide busy={stopping.isBusy} settling={isSettling} onClick={() => void stopping.start()}>
          {t('proposals.stop')}
        </Button>
      </Column>
      {stepUp.dialog}
    </li>
  )
}

function changeText(change: Proposal['change'], t: ReturnType<typeof useText>['t']): string {
  if (change.kind === 'role') {
    return t('proposals.role', { name: change.username, role: t(`people.role.${change.role}`) })
  }
  if (change.kind === 'lock') return t('proposals.lock', { name: change.username, reason: change.reason })
  if (change.kind === 'unlock') return t('proposals.unlock', { name: change.username })
  const { method, accountName, accountNumber } = change
  return t('proposals.account', { method: t(`review.method.${method}`), number: accountNumber, name: accountName })
}
