import type { PaymentReview } from '@edil/contract/review'
import { useShortMoment } from '../../page/use-short-moment.ts'
import { useText } from '../../text/use-text.ts'
import { Message } from '../../ui/message.tsx'
import { WithdrawTicket } from './withdraw-ticket.tsx'

/** The decision on a payment that is already decided. */
export function Decided({ payment }: { readonly payment: PaymentReview }) {
  const { t } = useText()
  const moment = useShortMoment()
  const { status, decidedBy, decidedAt, rejection, note, ticketNumber, overrideNote } = payment
  return (
    <Message
      tone={status === 'approved' ? 'good' : 'bad'}
      role="status"
      title={t(status === 'approved' ? 'admin.approved' : 'review.rejected')}
    >
      {decidedAt && (
        <p>{decidedBy ? t('review.decidedBy', { name: decidedBy, when: moment(decidedAt) }) : moment(decidedAt)}</p>
      )}
      {ticketNumber && <p>{t('review.ticket', { number: ticketNumber })}</p>}
      {ticketNumber && payment.isGameOpen && <WithdrawTicket paymentId={payment.id} ticketNumber={ticketNumber} />}
      {rejection && <p>{t(`rejection.${rejection}`)}</p>}
      {overrideNote && <p>{t('review.overridden', { note: overrideNote })}</p>}
      {note && (
        <p>
          <bdi>{note}</bdi>
        </p>
      )}
    </Message>
  )
}
