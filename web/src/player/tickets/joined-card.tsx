import type { Payment, Refund } from '@edil/contract/payments'
import type { Ticket } from '@edil/contract/tickets'
import { shortGameId } from '@edil/domain/games'
import { fromWire } from '@edil/domain/money'
import { REJECTIONS } from '@edil/domain/payments'
import { formatPhone } from '@edil/domain/phone'
import { ButtonLink } from '../../page/button-link.tsx'
import { DrawOutcome } from '../../page/draw-outcome.tsx'
import { useMoment } from '../../page/use-moment.ts'
import { useFormat, useText } from '../../text/use-text.ts'
import { Card } from '../../ui/card.tsx'
import { Row } from '../../ui/layout.tsx'
import { Message } from '../../ui/message.tsx'
import { Type } from '../../ui/type.tsx'
import { PrizesLink } from './after-draw.tsx'
import { joinedStatus } from './joined-status.ts'
import { JoinedTag } from './joined-tag.tsx'
import styles from './tickets.module.css'
import { ViewTicket } from './view-ticket.tsx'

type JoinedCardProps = {
  readonly payment: Payment
  /** Rejected submissions for the same purchase. */
  readonly earlier: readonly Payment[]
  readonly ticket: Ticket | undefined
}

export function JoinedCard({ payment, earlier, ticket }: JoinedCardProps) {
  const { t } = useText()
  const format = useFormat()
  const moment = useMoment()
  const money = (santim: number) => format.money(fromWire(santim))
  const status = joinedStatus(payment, ticket)
  const pool = payment.prizesSantim.reduce((sum, prize) => sum + prize, 0)
  return (
    <Card as="article" className={styles.joined} data-payment={payment.id} data-status={status}>
      <Row spread gap={3}>
        <div>
          <Type as="h2" size="lg">
            {t(`game.type.${payment.type}`)} {shortGameId(payment.gameId, payment.type)}
          </Type>
          {payment.ticketNumber && (
            <Type size="sm" muted>
              {payment.ticketNumber}
            </Type>
          )}
        </div>
        <JoinedTag status={status} />
      </Row>
      {ticket && !ticket.isVoid && <DrawOutcome numbers={ticket.numbers} drawn={ticket.drawn} won={ticket.won} />}
      {payment.numbers.length > 0 && <p className={styles.joinedNumbers}>{payment.numbers.join('\u2002')}</p>}
      {payment.missedDraw && (
        <Message tone="waiting">
          {t('payment.missed')} {status === 'pending' && t('payment.missedPending')}
        </Message>
      )}
      {status === 'pending' && <Type muted>{t('joined.checking')}</Type>}
      {status === 'selection' && <Waiting />}
      {status === 'rejected' && <Rejection payment={payment} />}
      {payment.refunds.map((refund) => (
        <RefundLine key={refund.id} refund={refund} />
      ))}
      <EarlierTries payments={earlier} />
      <dl className={styles.facts}>
        <Fact name={t('joined.fee')} value={money(payment.amountSantim)} />
        <Fact name={t('joined.pool')} value={money(pool)} />
        <Fact name={t('joined.date')} value={moment(payment.submittedAt)} />
        <Fact name={t('joined.draw')} value={format.dateTime(new Date(ticket?.drawnAt ?? payment.drawsAt))} />
      </dl>
      {payment.ticketKey && (
        <Row gap={2} wrap>
          <ViewTicket ticketKey={payment.ticketKey} small />
          {status === 'won' && <PrizesLink />}
        </Row>
      )}
    </Card>
  )
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

function Waiting() {
  const { t } = useText()
  return (
    <Message
      tone="waiting"
      icon="ticket"
      action={
        <ButtonLink href="/dashboard" look="gold" size="small">
          {t('joined.choose')}
        </ButtonLink>
      }
    >
      {t('joined.waiting')}
    </Message>
  )
}

/** The reason, the reviewer's note, and how to fix it. */
function Rejection({ payment }: { readonly payment: Payment }) {
  const { t } = useText()
  const { id, rejection, note, type, refunds } = payment
  // Money that is being refunded must not be sent again.
  const isFixable = rejection !== null && REJECTIONS[rejection].isFixable && refunds.length === 0
  return (
    <Message
      tone="bad"
      title={t('payment.status.rejected')}
      action={
        isFixable && (
          <ButtonLink href={`/payment?${new URLSearchParams({ type, again: id })}`} look="line" size="small">
            {t('joined.sendAgain')}
          </ButtonLink>
        )
      }
    >
      {rejection && <p>{t(`rejection.${rejection}`)}</p>}
      {note && <p>{t('joined.note', { note })}</p>}
    </Message>
  )
}

function EarlierTries({ payments }: { readonly payments: readonly Payment[] }) {
  const { t } = useText()
  const moment = useMoment()
  if (payments.length === 0) return null
  return (
    <ul>
      {payments.map(({ id, submittedAt, rejection }) => (
        <li key={id}>
          <Type size="sm" muted>
            {t('joined.earlier', { date: moment(submittedAt), reason: t(`rejection.${rejection ?? 'other'}`) })}
          </Type>
        </li>
      ))}
    </ul>
  )
}

function RefundLine({ refund }: { readonly refund: Refund }) {
  const { t } = useText()
  const format = useFormat()
  const amount = format.money(fromWire(refund.amountSantim))
  const isPaid = refund.paidAt !== null
  return (
    <Message
      tone={isPaid ? 'good' : 'info'}
      title={
        refund.paidAt === null
          ? t('joined.refundOwed', { amount })
          : t('joined.refundPaid', { amount, date: format.date(new Date(refund.paidAt)) })
      }
    >
      <p>{t(`refundReason.${refund.reason}`)}</p>
      {refund.phone && !isPaid && <p>{t('joined.refundTo', { phone: formatPhone(refund.phone) })}</p>}
      {refund.transferReference && <p>{t('joined.refundReference', { reference: refund.transferReference })}</p>}
    </Message>
  )
}
