import type { Withdrawal } from '@edil/contract/withdrawals'
import { fromWire } from '@edil/domain/money'
import { useSession } from '../../api/session.ts'
import { useAction } from '../../api/use-action.ts'
import { useWithdrawalActions, useWithdrawals } from '../../api/withdrawals.ts'
import { numberList } from '../../page/number-list.ts'
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
import styles from './refunds.module.css'

/** Tickets that one operator wants to withdraw; another confirms it. Nothing is shown when none wait. */
export function WithdrawalsCard() {
  const { t } = useText()
  const { data } = useWithdrawals()
  const isSettling = useIsSettling(data?.withdrawals.map(({ id }) => id).join() ?? '')
  if (!data || data.withdrawals.length === 0) return null
  return (
    <Card as="section">
      <Column gap={3}>
        <h2>{t('withdrawals.title')}</h2>
        <ul className={styles.owed}>
          {data.withdrawals.map((withdrawal) => (
            <WaitingWithdrawal key={withdrawal.id} withdrawal={withdrawal} isSettling={isSettling} />
          ))}
        </ul>
      </Column>
    </Card>
  )
}

type WaitingWithdrawalProps = {
  readonly withdrawal: Withdrawal
  /** The list has just changed, and another withdrawal may have moved under the pointer. */
  readonly isSettling: boolean
}

function WaitingWithdrawal({ withdrawal, isSettling }: WaitingWithdrawalProps) {
  const { t } = useText()
  const format = useFormat()
  const { person } = useSession()
  const stepUp = useStepUp()
  const { confirm, cancel } = useWithdrawalActions()
  const showFailure = useFailureToast('withdraw.failed')
  const { id, ticketNumber, username, numbers, amountSantim, requestedBy, gameId, closesAt, reason } = withdrawal
  const confirming = useAction(async () => {
    if (await stepUp.run(() => confirm(id))) showToast('good', t('withdrawals.done'))
  }, showFailure)
  const keeping = useAction(async () => {
    await cancel(id)
    showToast('good', t('withdrawals.kept'))
  }, showFailure)
  const isOwn = person?.username === requestedBy.username
  const facts = {
    amount: format.money(fromWire(amountSantim)),
    by: requestedBy.username,
    game: gameId,
    when: format.moment(new Date(closesAt)),
  }
  return (
    <li>
      <Column gap={2}>
        <b>{t('withdrawals.ticket', { number: ticketNumber, name: username, numbers: numberList(numbers, t) })}</b>
        <Type size="sm" muted>
          {t('withdrawals.facts', facts)}
        </Type>
        <p>
          <bdi>{reason}</bdi>
        </p>
        {isOwn ? (
          <Message tone="waiting" icon="hourglass">
            {t('withdrawals.own')}
          </Message>
        ) : (
          <Button
            look="red"
            wide
            busy={confirming.isBusy}
            settling={isSettling}
            onClick={() => void confirming.start()}
          >
            {t('withdrawals.confirm')}
          </Button>
        )}
        <Button look="line" wide busy={keeping.isBusy} settling={isSettling} onClick={() => void keeping.start()}>
          {t('withdrawals.cancel')}
        </Button>
      </Column>
      {stepUp.dialog}
    </li>
  )
}
