import type { PrizeToPay } from '@edil/contract/prizes'
import { fromWire } from '@edil/domain/money'
import { useShortMoment } from '../../page/use-short-moment.ts'
import { useFormat, useText } from '../../text/use-text.ts'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Column, Row } from '../../ui/layout.tsx'
import { Type } from '../../ui/type.tsx'
import { type Operator, obstacleOf } from './obstacle.ts'
import styles from './prizes-desk.module.css'

type TwoPeopleProps = {
  readonly prize: PrizeToPay
  readonly me: Operator
  readonly adminApprovesAboveSantim: number
}

/** Who approved the prize and who pays it, or who is still needed. */
export function TwoPeople({ prize, me, adminApprovesAboveSantim }: TwoPeopleProps) {
  const { t } = useText()
  const format = useFormat()
  return (
    <Card as="section">
      <Column gap={3}>
        <h2>{t('payouts.twoPeople')}</h2>
        <Approver prize={prize} me={me} />
        <Payer prize={prize} me={me} />
        <Type size="sm" muted>
          {t('payouts.rule', { amount: format.money(fromWire(adminApprovesAboveSantim)) })}
        </Type>
      </Column>
    </Card>
  )
}

type StepProps = Omit<TwoPeopleProps, 'adminApprovesAboveSantim'>

function Approver({ prize, me }: StepProps) {
  const { t } = useText()
  const moment = useShortMoment()
  const nameOf = useNameOf(me)
  if (prize.approvedBy && prize.approvedAt) {
    return <Person name={nameOf(prize.approvedBy)} text={t('payouts.approvedAt', { when: moment(prize.approvedAt) })} />
  }
  const isMine = prize.status === 'claimed' && !obstacleOf(prize, me)
  const name = isMine ? 'payouts.you' : prize.needsAdmin ? 'payouts.anAdmin' : 'payouts.someoneElse'
  return <Person isNeeded name={t(name)} text={t('payouts.approves')} />
}

function Payer({ prize, me }: StepProps) {
  const { t } = useText()
  const moment = useShortMoment()
  const nameOf = useNameOf(me)
  const last = prize.transfers.findLast(({ failedAt }) => failedAt === null)
  if (prize.status === 'paid' && last) {
    return <Person name={nameOf(last.paidBy)} text={t('payouts.paidIt', { when: moment(last.paidAt) })} />
  }
  if (prize.reservedBy) return <Person name={nameOf(prize.reservedBy)} text={t('payouts.paysNow')} />
  const obstacle = obstacleOf(prize, me)
  if (prize.status === 'approved' && !obstacle) {
    return <Person isNeeded name={t('payouts.you')} text={t('payouts.pays')} />
  }
  const isApprover = obstacle === 'you_approved' || (prize.status === 'claimed' && !obstacle)
  const text = isApprover ? 'payouts.paysNotYou' : 'payouts.pays'
  return <Person isNeeded name={t('payouts.someoneElse')} text={t(text)} />
}

type Named = { readonly id: string; readonly username: string }

function useNameOf(me: Operator): (person: Named) => string {
  const { t } = useText()
  return ({ id, username }) => (id === me.id ? t('payouts.nameAndYou', { name: username }) : username)
}

type PersonProps = { readonly name: string; readonly text: string; readonly isNeeded?: boolean }

function Person({ name, text, isNeeded = false }: PersonProps) {
  return (
    <Row gap={3} className={classNames(styles.person, isNeeded && styles.needed)}>
      <span className={styles.initial} aria-hidden="true">
        {isNeeded ? '?' : name.slice(0, 1).toUpperCase()}
      </span>
      <div className={styles.who}>
        <p>
          <b>
            <bdi>{name}</bdi>
          </b>
        </p>
        <Type size="sm" muted>
          {text}
        </Type>
      </div>
    </Row>
  )
}
