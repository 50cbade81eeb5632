import type { Ticket } from '@edil/contract/tickets'
import { fromWire } from '@edil/domain/money'
import { useMoment } from '../../page/use-moment.ts'
import { useFormat, useText } from '../../text/use-text.ts'
import { SmallTicket } from '../../ui/small-ticket.tsx'
import { CheckDraw, PrizesLink } from './after-draw.tsx'
import { DownloadTicket } from './download-ticket.tsx'
import { ticketState } from './joined-status.ts'
import { TicketTag } from './ticket-tag.tsx'
import { ViewTicket } from './view-ticket.tsx'

export function EarlierTicket({ ticket }: { readonly ticket: Ticket }) {
  const { t } = useText()
  const format = useFormat()
  const moment = useMoment()
  return (
    <SmallTicket
      ground={ticket.type}
      ticketKey={ticket.key}
      title={t(`game.type.${ticket.type}`)}
      tag={<TicketTag state={ticketState(ticket)} />}
      numbers={ticket.numbers}
      details={
        <>
          {ticket.number}
          <br />
          {t('label.value', {
            label: t('ticket.draw'),
            value: format.dateTime(new Date(ticket.drawnAt ?? ticket.drawsAt)),
          })}
          <br />
          {t('label.value', { label: t('ticket.bought'), value: moment(ticket.boughtAt) })}
          <br />
          {format.money(fromWire(ticket.paidSantim))} · {t(`payment.method.${ticket.method}`)}
        </>
      }
      actions={
        <>
          <ViewTicket ticketKey={ticket.key} small />
          <DownloadTicket ticket={ticket} small />
          {ticket.gameStatus === 'completed' && <CheckDraw ticket={ticket} small />}
          {ticket.won.length > 0 && <PrizesLink />}
        </>
      }
    />
  )
}
