import type { Ticket as MyTicket } from '@edil/contract/tickets'
import { fromWire, moneyParts } from '@edil/domain/money'
import type { ReactNode } from 'react'
import { DrawOutcome } from '../../page/draw-outcome.tsx'
import { useMoment } from '../../page/use-moment.ts'
import { WatchDraw } from '../../page/watch-draw.tsx'
import { useFormat, useText } from '../../text/use-text.ts'
import { Column, Pair } from '../../ui/layout.tsx'
import { Qr } from '../../ui/qr.tsx'
import { Ticket } from '../../ui/ticket.tsx'
import { Money, Type } from '../../ui/type.tsx'
import { AfterDraw } from './after-draw.tsx'
import { DownloadTicket } from './download-ticket.tsx'
import { ShareTicket, ticketAddress } from './share-ticket.tsx'
import styles from './tickets.module.css'

/** The ticket as it is printed and shared. `actions` stand below it, before sharing and downloading. */
export function WholeTicket({ ticket, actions }: { readonly ticket: MyTicket; readonly actions?: ReactNode }) {
  const { t, language } = useText()
  const format = useFormat()
  const moment = useMoment()
  const money = (santim: number) => fromWire(santim)
  // Without the ticket's key, which React would take for the key of each element.
  const { key: _, ...facts } = ticket
  const wonSantim = ticket.won.reduce((sum, { prizeSantim }) => sum + prizeSantim, 0)
  const prize = wonSantim || ticket.prizesSantim[0]
  const paid = `${format.money(money(ticket.paidSantim))} · ${t(`payment.method.${ticket.method}`)}`
  return (
    <Column>
      <Ticket
        ground={ticket.type}
        ticketKey={ticket.key}
        label={t('ticket.label', { number: ticket.number })}
        keyLabels={[t('ticket.keyFirst'), t('ticket.keySecond')]}
        title={t(`game.type.${ticket.type}`)}
        numbers={ticket.numbers.map((number) => ({ number, won: ticket.won.some((won) => won.number === number) }))}
        draw={{ label: t('ticket.draw'), value: format.dateTime(new Date(ticket.drawnAt ?? ticket.drawsAt)) }}
        prize={{
          label: t(ticket.won.length > 0 ? 'tickets.state.won' : 'game.prize.first'),
          value: <Money {...moneyParts(money(prize), language)} />,
        }}
        facts={[
          { id: 'number', label: t('ticket.number'), value: ticket.number },
          { id: 'player', label: t('ticket.player'), value: ticket.player },
          { id: 'paid', label: t('ticket.paid'), value: paid },
          { id: 'bought', label: t('ticket.bought'), value: moment(ticket.boughtAt) },
        ]}
        qr={<Qr text={ticketAddress(ticket.key)} label={t('ticket.qr')} />}
      />
      {!ticket.isVoid && ticket.won.length === 0 && <DrawOutcome {...facts} />}
      {!ticket.isVoid && !ticket.drawn && <WatchDraw {...facts} />}
      <AfterDraw ticket={ticket} isMine />
      {actions}
      <Pair>
        <ShareTicket ticket={ticket} />
        <DownloadTicket ticket={ticket} />
      </Pair>
      <Type size="sm" muted centred>
        {t('tickets.key')}
      </Type>
      {ticket.logHead && (
        <details className={styles.experts}>
          <summary>{t('tickets.experts')}</summary>
          <p className={styles.key}>
            {t('label.value', { label: t('tickets.log'), value: `${ticket.logHead.seq}:${ticket.logHead.hash}` })}
          </p>
        </details>
      )}
    </Column>
  )
}
