import { Refused } from '../../api/client.ts'
import { isTicketKey, useMyTicket } from '../../api/tickets.ts'
import { ButtonLink } from '../../page/button-link.tsx'
import { LoadFailed } from '../../page/load-failed.tsx'
import { useText } from '../../text/use-text.ts'
import { Wrap } from '../../ui/layout.tsx'
import { Message } from '../../ui/message.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import styles from './tickets.module.css'
import { WholeTicket } from './whole-ticket.tsx'

/** /profile/tickets/<key>: one ticket of the player, with its QR code. */
export function OneTicket({ ticketKey }: { readonly ticketKey: string }) {
  const { t } = useText()
  return (
    <Wrap page>
      <div className={styles.check}>
        <h1>{t('tickets.one')}</h1>
        <LoadedTicket ticketKey={ticketKey} />
        <ButtonLink href="/profile/tickets" look="text">
          {t('tickets.all')}
        </ButtonLink>
      </div>
    </Wrap>
  )
}

function LoadedTicket({ ticketKey }: { readonly ticketKey: string }) {
  const { t } = useText()
  const { data: ticket, error, isFetching, refetch } = useMyTicket(ticketKey)
  if (ticket) return <WholeTicket ticket={ticket} />
  const isUnknown = !isTicketKey(ticketKey) || (error instanceof Refused && error.code === 'ticket_not_found')
  if (isUnknown) {
    return (
      <Message tone="bad" role="alert" title={t('tickets.unknown')}>
        {t('tickets.unknownText')}
      </Message>
    )
  }
  if (!error) return <ListSkeleton />
  return (
    <LoadFailed title="tickets.failed" isBusy={isFetching} onTryAgain={refetch}>
      {t('mine.failedText')}
    </LoadFailed>
  )
}
