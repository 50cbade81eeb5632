import { Link } from 'wouter'
import { useMyPayments } from '../../api/payments.ts'
import { useMyTickets } from '../../api/tickets.ts'
import { useText } from '../../text/use-text.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Column, Wrap } from '../../ui/layout.tsx'
import { SignedIn } from '../profile/signed-in.tsx'
import { JoinedCard } from './joined-card.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { ReadFailed } from './read-failed.tsx'
import styles from './tickets.module.css'
import { useToldNews } from './use-told-news.ts'

export function JoinedGames() {
  return <SignedIn>{(me) => <MyJoinedGames personId={me.id} />}</SignedIn>
}

function MyJoinedGames({ personId }: { readonly personId: string }) {
  const { t } = useText()
  const { data: payments, isError, isFetching, refetch } = useMyPayments()
  const { data: tickets } = useMyTickets()
  useToldNews(personId)
  return (
    <Wrap page>
      <Column gap={5}>
        <h1>{t('nav.joinedGames')}</h1>
        {!payments && !isError && <ListSkeleton />}
        {!payments && isError && <ReadFailed title="joined.failed" isBusy={isFetching} onTryAgain={refetch} />}
        {payments?.length === 0 && (
          <Empty
            level="h2"
            title={t('empty.games')}
            text={t('empty.gamesHint')}
            action={
              <Link href="/dashboard" asChild>
                <LinkButton look="primary">{t('empty.browse')}</LinkButton>
              </Link>
            }
          />
        )}
        {payments && payments.length > 0 && (
          <ul className={styles.list}>
            {payments.map((payment) => (
              <li key={payment.id}>
                <JoinedCard payment={payment} ticket={tickets?.find(({ key }) => key === payment.ticketKey)} />
              </li>
            ))}
          </ul>
        )}
      </Column>
    </Wrap>
  )
}
