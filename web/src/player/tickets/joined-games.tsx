import { useMyPaymentPages } from '../../api/payments.ts'
import { useMyTickets } from '../../api/tickets.ts'
import { EmptyList } from '../../page/empty-page.tsx'
import { LoadFailed } from '../../page/load-failed.tsx'
import { ShowMore } from '../../page/show-more.tsx'
import { SignedIn } from '../../page/signed-in.tsx'
import { usePaymentToasts } from '../../page/use-payment-toasts.ts'
import { useText } from '../../text/use-text.ts'
import { Column, Wrap } from '../../ui/layout.tsx'
import { JoinedCard } from './joined-card.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { purchasesOf } from './purchases.ts'
import styles from './tickets.module.css'

export function JoinedGames() {
  return <SignedIn>{(me) => <MyJoinedGames personId={me.id} />}</SignedIn>
}

function MyJoinedGames({ personId }: { readonly personId: string }) {
  const { t } = useText()
  const { items: payments, pages, error, isFetching, refetch } = useMyPaymentPages()
  const { items: tickets, pages: ticketPages } = useMyTickets()
  const showMore = () => {
    pages.showMore()
    if (ticketPages.hasMore) ticketPages.showMore()
  }
  usePaymentToasts(personId)
  return (
    <Wrap page>
      <Column gap={5}>
        <h1>{t('nav.joinedGames')}</h1>
        {!payments && !error && <ListSkeleton />}
        {!payments && error && (
          <LoadFailed title="joined.failed" isBusy={isFetching} onTryAgain={refetch}>
            {t('mine.failedText')}
          </LoadFailed>
        )}
        {payments?.length === 0 && <EmptyList level="h2" title="empty.games" text="empty.gamesHint" />}
        {payments && payments.length > 0 && (
          <ul className={styles.list}>
            {purchasesOf(payments).map(({ payment, earlier }) => (
              <li key={payment.id}>
                <JoinedCard
                  payment={payment}
                  earlier={earlier}
                  ticket={tickets?.find(({ key }) => key === payment.ticketKey)}
                />
              </li>
            ))}
          </ul>
        )}
        {payments && <ShowMore {...pages} showMore={showMore} />}
      </Column>
    </Wrap>
  )
}
