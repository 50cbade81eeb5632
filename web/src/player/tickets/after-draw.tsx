import type { Ticket } from '@edil/contract/tickets'
import { fromWire } from '@edil/domain/money'
import { ButtonLink } from '../../page/button-link.tsx'
import { useFormat, useText } from '../../text/use-text.ts'
import { Message } from '../../ui/message.tsx'
import { PLACES } from '../../ui/places.ts'

type DrawnTicket = Pick<Ticket, 'key' | 'gameId' | 'gameStatus' | 'won'>

type AfterDrawProps = {
  readonly ticket: DrawnTicket
  /** Links to the player's prizes. Anyone may look up a ticket, so not on the page that does. */
  readonly isMine?: boolean
}

/** After the draw: what the ticket has won, and a link to check the draw. */
export function AfterDraw({ ticket, isMine = false }: AfterDrawProps) {
  const { t } = useText()
  const format = useFormat()
  if (ticket.gameStatus !== 'completed') return null
  return (
    <>
      {ticket.won.length > 0 && (
        <Message tone="good" title={t('tickets.hasWon')} action={isMine && <PrizesLink />}>
          <ul>
            {ticket.won.map(({ number, position, prizeSantim }) => (
              <li key={number}>
                {t('tickets.won', {
                  number,
                  place: t(PLACES[position - 1] ?? PLACES[2]),
                  amount: format.money(fromWire(prizeSantim)),
                })}
              </li>
            ))}
          </ul>
        </Message>
      )}
      <CheckDraw ticket={ticket} />
    </>
  )
}

/** Links to the proof of the draw, with this ticket looked up in it. */
export function CheckDraw({ ticket, small = false }: { readonly ticket: DrawnTicket; readonly small?: boolean }) {
  const { t } = useText()
  return (
    <ButtonLink
      href={`/verify/${ticket.gameId}?ticket=${ticket.key}`}
      look="line"
      size={small ? 'small' : 'normal'}
      icon="check"
    >
      {t('tickets.checkDraw')}
    </ButtonLink>
  )
}

/** Where the winner claims the prize. */
export function PrizesLink() {
  const { t } = useText()
  return (
    <ButtonLink href="/profile/prizes" look="line" size="small">
      {t('nav.myPrizes')}
    </ButtonLink>
  )
}
