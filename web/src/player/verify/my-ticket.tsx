import type { Commitments } from '@edil/domain/draw/manifest'
import { fromWire } from '@edil/domain/money'
import { type FormEvent, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { ticketKeyIn } from '../../page/ticket-key.ts'
import { useLazyModule } from '../../page/use-lazy-module.ts'
import { type MessageId, useFormat, useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextField } from '../../ui/field.tsx'
import { Column } from '../../ui/layout.tsx'
import { Message } from '../../ui/message.tsx'
import { PLACES } from '../../ui/places.ts'
import { ScanQr } from './scan-qr.tsx'
import type { PlayedNumber } from './ticket-in-draw.ts'

type MyTicketProps = {
  readonly gameId: string
  readonly commitments: Commitments
  readonly winners: readonly number[]
  /** In santim. */
  readonly prizes: readonly number[] | undefined
}

/** Looks a ticket up by its key. The key stays in the address, so that the result can be saved and shared. */
export function MyTicket({ gameId, commitments, winners, prizes = [] }: MyTicketProps) {
  const { t } = useText()
  const [, navigate] = useLocation()
  const key = ticketKeyIn(new URLSearchParams(useSearch()).get('ticket') ?? '')
  const finder = useLazyModule(key !== undefined, loadFinder)
  const [fault, setFault] = useState<MessageId>()
  const lookUp = (found: string | undefined, faultIfNone: MessageId) => {
    setFault(found ? undefined : faultIfNone)
    if (found) navigate(`/verify/${gameId}?ticket=${found}`, { replace: true })
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    lookUp(ticketKeyIn(String(new FormData(event.currentTarget).get('ticket'))), 'proof.ticketFault')
  }
  return (
    <Card as="section">
      <form onSubmit={submit}>
        <Column gap={3}>
          <h2>{t('proof.ticket')}</h2>
          <TextField
            key={key}
            name="ticket"
            label={t('proof.ticketKey')}
            hint={t('proof.ticketHint')}
            error={fault && t(fault)}
            defaultValue={key ?? ''}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
          />
          <Button look="primary" wide type="submit">
            {t('proof.lookUp')}
          </Button>
          <ScanQr onRead={(found) => lookUp(found, 'proof.scanFault')} />
          <div role="status">
            {key && finder && (
              <Found played={finder.numbersUnder(key, { gameId, commitments, winners })} prizes={prizes} />
            )}
          </div>
        </Column>
      </form>
    </Card>
  )
}

/** Hashing is loaded with the first key: the check of the draw runs in a worker that has its own. */
const loadFinder = () => import('./ticket-in-draw.ts')

type FoundProps = { readonly played: readonly PlayedNumber[]; readonly prizes: readonly number[] }

function Found({ played, prizes }: FoundProps) {
  const { t } = useText()
  const format = useFormat()
  if (played.length === 0) {
    return (
      <Message tone="bad" title={t('proof.ticketOut')}>
        {t('proof.ticketOutText')}
      </Message>
    )
  }
  const sentenceOf = ({ number, place }: PlayedNumber) => {
    const prize = place === undefined ? undefined : PLACES[place]
    if (place === undefined || !prize) return t('proof.ticketLost', { number })
    const amount = format.money(fromWire(prizes[place] ?? 0))
    return t('proof.ticketWon', { number, place: t(prize), amount })
  }
  return (
    <Message tone="good" title={t('proof.ticketIn')}>
      <ul>
        {played.map((each) => (
          <li key={each.number}>{sentenceOf(each)}</li>
        ))}
      </ul>
    </Message>
  )
}
