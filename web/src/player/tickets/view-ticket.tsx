import { ButtonLink } from '../../page/button-link.tsx'
import { useText } from '../../text/use-text.ts'

type ViewTicketProps = { readonly ticketKey: string; readonly small?: boolean }

/** To the player's own page of one ticket. */
export function ViewTicket({ ticketKey, small = false }: ViewTicketProps) {
  const { t } = useText()
  return (
    <ButtonLink href={`/profile/tickets/${ticketKey}`} look="line" size={small ? 'small' : 'normal'} icon="eye">
      {t('action.view')}
    </ButtonLink>
  )
}
