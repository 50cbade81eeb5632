import type { ResponseOf } from '@edil/contract/endpoint'
import type { checkTicket } from '@edil/contract/tickets'
import { shortGameId } from '@edil/domain/games'
import type { ReactNode } from 'react'
import { useParams } from 'wouter'
import { Refused } from '../../api/client.ts'
import { isTicketKey, useCheckedTicket } from '../../api/tickets.ts'
import { ButtonLink } from '../../page/button-link.tsx'
import { LoadFailed } from '../../page/load-failed.tsx'
import { useIsHydrated } from '../../page/use-is-hydrated.ts'
import { useMoment } from '../../page/use-moment.ts'
import { useFormat, useText } from '../../text/use-text.ts'
import { Wrap } from '../../ui/layout.tsx'
import { Message } from '../../ui/message.tsx'
import { Skeleton, SkeletonLine } from '../../ui/skeleton.tsx'
import { SmallTicket } from '../../ui/small-ticket.tsx'
import { AfterDraw } from './after-draw.tsx'
import { ticketState } from './joined-status.ts'
import { TicketKeyForm } from './ticket-key-form.tsx'
import { TicketTag } from './ticket-tag.tsx'
import styles from './tickets.module.css'

/** /ticket/<key>, the address in a ticket's QR code: whether it is genuine, and nothing about its owner. */
export function CheckTicket() {
  const { t } = useText()
  const isHydrated = useIsHydrated()
  const key = (useParams<{ key?: string }>().key ?? '').toLowerCase()
  return (
    <Wrap page>
      <div className={styles.check}>
        <h1>{t('check.title')}</h1>
        {isHydrated && key === '' && <TicketKeyForm />}
        {isHydrated && key !== '' && <Verdict ticketKey={key} />}
        {!isHydrated && <CheckingTicket />}
      </div>
    </Wrap>
  )
}

function Verdict({ ticketKey }: { readonly ticketKey: string }) {
  const { t } = useText()
  const { data: ticket, error, isFetching, refetch } = useCheckedTicket(ticketKey)
  const isUnknown = !isTicketKey(ticketKey) || (error instanceof Refused && UNKNOWN.includes(error.code))
  if (isUnknown) {
    return (
      <>
        <Message tone="bad" role="alert" title={t('check.unknown')}>
          {t('check.unknownText')}
        </Message>
        <TicketKeyForm />
        <Browse />
      </>
    )
  }
  if (ticket) return <Genuine ticketKey={ticketKey} ticket={ticket} />
  if (!error) return <CheckingTicket />
  return (
    <LoadFailed title="check.failed" tone="waiting" isBusy={isFetching} onTryAgain={refetch}>
      {t('error.unexpected')}
    </LoadFailed>
  )
}

const UNKNOWN: readonly string[] = ['ticket_not_found', 'request_invalid']

type GenuineProps = { readonly ticketKey: string; readonly ticket: ResponseOf<typeof checkTicket> }

function Genuine({ ticketKey, ticket }: GenuineProps) {
  const { t } = useText()
  const format = useFormat()
  const moment = useMoment()
  const state = ticketState(ticket)
  return (
    <>
      <Message
        tone={state === 'void' ? 'waiting' : 'good'}
        role="status"
        title={t(state === 'void' ? 'check.void' : 'check.genuine')}
      >
        {state === 'void' ? t('check.voidText') : `${t(`check.state.${state}`)} ${t('check.genuineText')}`}
      </Message>
      <SmallTicket
        ground={ticket.type}
        ticketKey={ticketKey}
        title={t(`game.type.${ticket.type}`)}
        tag={<TicketTag state={state} />}
        numbers={ticket.numbers}
        details={
          <dl className={styles.facts}>
            <Fact name={t('ticket.number')}>{ticket.number}</Fact>
            <Fact name={t('check.game')}>
              {t(`game.type.${ticket.type}`)} {shortGameId(ticket.gameId, ticket.type)}
            </Fact>
            <Fact name={t('ticket.draw')}>{format.dateTime(new Date(ticket.drawnAt ?? ticket.drawsAt))}</Fact>
            <Fact name={t('check.issued')}>{moment(ticket.issuedAt)}</Fact>
          </dl>
        }
      />
      <p className={styles.key}>{t('label.value', { label: t('check.key'), value: ticketKey })}</p>
      <AfterDraw ticket={{ ...ticket, key: ticketKey }} />
      <Browse />
    </>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Browse() {
  const { t } = useText()
  return (
    <ButtonLink href="/dashboard" look="line">
      {t('empty.browse')}
    </ButtonLink>
  )
}

function CheckingTicket() {
  const { t } = useText()
  return (
    <Skeleton label={t('check.loading')}>
      <SkeletonLine height="5rem" />
      <SkeletonLine height="14rem" />
    </Skeleton>
  )
}
