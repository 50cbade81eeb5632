import type { PersonPlay as Play } from '@edil/contract/people'
import { fromWire } from '@edil/domain/money'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useFailureText } from '../../api/failure-text.ts'
import { usePersonPlay } from '../../api/people.ts'
import { LoadFailed } from '../../page/load-failed.tsx'
import { useMoment } from '../../page/use-moment.ts'
import { useFormat, useText } from '../../text/use-text.ts'
import { Column } from '../../ui/layout.tsx'
import { Skeleton, SkeletonLine } from '../../ui/skeleton.tsx'
import { Type } from '../../ui/type.tsx'
import styles from './person-panel.module.css'
import { paymentPath, prizePath, refundPath, ticketPath } from './play-paths.ts'

/** Answers 'I paid, where is my ticket?': payments, tickets, refunds and prizes, each a link to its place. */
export function PersonPlay({ personId }: { readonly personId: string }) {
  const { t } = useText()
  const failureText = useFailureText()
  const { data: play, error, isFetching, refetch } = usePersonPlay(personId)
  if (play) return <Lists play={play} />
  if (error) {
    return (
      <LoadFailed title="person.playFailed" isBusy={isFetching} onTryAgain={refetch}>
        {failureText(error)}
      </LoadFailed>
    )
  }
  return (
    <Skeleton label={t('page.loading')}>
      <SkeletonLine height="6rem" />
    </Skeleton>
  )
}

function Lists({ play: { payments, tickets, refunds, prizes, hasMore } }: { readonly play: Play }) {
  const { t } = useText()
  const format = useFormat()
  const money = (santim: number) => format.money(fromWire(santim))
  return (
    <>
      <List title={t('admin.payments')} none={t('person.noPayments')}>
        {payments.map((payment) => (
          <Item key={payment.id} href={paymentPath(payment)} at={payment.submittedAt}>
            {money(payment.amountSantim)} · {t(`game.type.${payment.type}`)} · {t(`person.payment.${payment.status}`)}
            {payment.outcome === 'selection' && ` · ${t('person.payment.selection')}`}
          </Item>
        ))}
      </List>
      <List title={t('person.tickets')} none={t('person.noTickets')}>
        {tickets.map((ticket) => (
          <Item key={`${ticket.gameId} ${ticket.number}`} href={ticketPath(ticket)} at={ticket.issuedAt}>
            {ticket.number} · {ticket.numbers.join(' ')}
            {ticket.isVoid && ` · ${t('person.ticketVoid')}`}
          </Item>
        ))}
      </List>
      {refunds.length > 0 && (
        <List title={t('admin.refunds')}>
          {refunds.map((refund) => (
            <Item key={refund.id} href={refundPath(refund)} at={refund.owedAt}>
              {money(refund.amountSantim)} · {t(refund.paidAt ? 'person.refund.paid' : 'person.refund.owed')}
              {refund.transferReference && ` · ${refund.transferReference}`}
            </Item>
          ))}
        </List>
      )}
      {prizes.length > 0 && (
        <List title={t('admin.prizes')}>
          {prizes.map((prize) => (
            <Item key={prize.id} href={prizePath(prize)} at={prize.owedAt}>
              {money(prize.prizeSantim)} · {t(`game.type.${prize.type}`)} · {t(`person.prize.${prize.status}`)}
            </Item>
          ))}
        </List>
      )}
      {hasMore && (
        <Type size="sm" muted>
          {t('person.playMore')}
        </Type>
      )}
    </>
  )
}

type ListProps = { readonly title: string; readonly none?: string; readonly children: readonly ReactNode[] }

function List({ title, none, children }: ListProps) {
  return (
    <Column gap={1} as="section">
      <h3>{title}</h3>
      {children.length === 0 && <Type muted>{none}</Type>}
      <ul className={styles.history}>{children}</ul>
    </Column>
  )
}

function Item({ href, at, children }: { readonly href: string; readonly at: string; readonly children: ReactNode }) {
  const moment = useMoment('numeric')
  return (
    <li className={styles.play}>
      <Link href={href}>{children}</Link>
      <p className={styles.small}>{moment(at)}</p>
    </li>
  )
}
