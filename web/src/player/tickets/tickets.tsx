import type { Ticket as MyTicket } from '@edil/contract/tickets'
import { useState } from 'react'
import { useParams } from 'wouter'
import { useMyTickets } from '../../api/tickets.ts'
import { EmptyList } from '../../page/empty-page.tsx'
import { LoadFailed } from '../../page/load-failed.tsx'
import { ShowMore } from '../../page/show-more.tsx'
import { SignedIn } from '../../page/signed-in.tsx'
import { usePaymentToasts } from '../../page/use-payment-toasts.ts'
import { useText } from '../../text/use-text.ts'
import { Card } from '../../ui/card.tsx'
import { Column, Wrap } from '../../ui/layout.tsx'
import { Type } from '../../ui/type.tsx'
import { Woven } from '../../ui/woven.tsx'
import { EarlierTicket } from './earlier-ticket.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { OneTicket } from './one-ticket.tsx'
import styles from './tickets.module.css'
import { ViewTicket } from './view-ticket.tsx'
import { WholeTicket } from './whole-ticket.tsx'

const SHOWN_AT_ONCE = 20

/** Game Tickets, or the one whose key is in the address. */
export function Tickets() {
  const { key } = useParams<{ key?: string }>()
  return <SignedIn>{(me) => (key ? <OneTicket ticketKey={key} /> : <MyTickets personId={me.id} />)}</SignedIn>
}

function MyTickets({ personId }: { readonly personId: string }) {
  const { t } = useText()
  const { items: tickets, pages, error, isFetching, refetch } = useMyTickets()
  usePaymentToasts(personId)
  const [newest, ...earlier] = tickets ?? []
  return (
    <Wrap page>
      <Column gap={5}>
        <h1>{t('nav.gameTickets')}</h1>
        {!tickets && !error && <ListSkeleton />}
        {!tickets && error && (
          <LoadFailed title="tickets.failed" isBusy={isFetching} onTryAgain={refetch}>
            {t('mine.failedText')}
          </LoadFailed>
        )}
        {tickets?.length === 0 && <EmptyList level="h2" title="tickets.empty" text="tickets.emptyText" />}
        {newest && (
          <div className={styles.page}>
            <WholeTicket ticket={newest} actions={<ViewTicket ticketKey={newest.key} />} />
            <Column gap={3}>
              {earlier.length > 0 && <EarlierTickets tickets={earlier} pages={pages} />}
              <Border ticketKey={newest.key} />
            </Column>
          </div>
        )}
      </Column>
    </Wrap>
  )
}

type EarlierTicketsProps = {
  readonly tickets: readonly MyTicket[]
  readonly pages: ReturnType<typeof useMyTickets>['pages']
}

function EarlierTickets({ tickets, pages }: EarlierTicketsProps) {
  const { t } = useText()
  const [shown, setShown] = useState(SHOWN_AT_ONCE)
  const showMore = () => {
    if (tickets.length - shown < SHOWN_AT_ONCE && pages.hasMore) pages.showMore()
    setShown(shown + SHOWN_AT_ONCE)
  }
  return (
    <Column as="section" gap={3}>
      <h2>{t('tickets.earlier')}</h2>
      <ul className={styles.list}>
        {tickets.slice(0, shown).map((ticket) => (
          <li key={ticket.key}>
            <EarlierTicket ticket={ticket} />
          </li>
        ))}
      </ul>
      <ShowMore hasMore={tickets.length > shown || pages.hasMore} isFetching={pages.isFetching} showMore={showMore} />
    </Column>
  )
}

/** How the weave is read, with the first eight digits of the ticket's key. */
function Border({ ticketKey }: { readonly ticketKey: string }) {
  const { t } = useText()
  return (
    <Card as="section" className={styles.card}>
      <Type as="h2" size="lg">
        {t('tickets.border')}
      </Type>
      <ol className={styles.border}>
        {[0, 1, 2, 3, 4, 5, 6, 7].map((place) => (
          <li key={place}>
            <div>
              <Woven hex={ticketKey.charAt(place)} />
            </div>
            {ticketKey.charAt(place)}
          </li>
        ))}
      </ol>
      <Type size="sm" muted>
        {t('tickets.borderText')}
      </Type>
    </Card>
  )
}
