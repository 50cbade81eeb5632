import type { Payment } from '@edil/contract/payments'
import type { Ticket } from '@edil/contract/tickets'
import { fromWire } from '@edil/domain/money'
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { useMyPayments } from '../../api/payments.ts'
import { useMyTickets } from '../../api/tickets.ts'
import { commaList } from '../../page/comma-list.ts'
import { DrawOutcome } from '../../page/draw-outcome.tsx'
import { LoadFailed } from '../../page/load-failed.tsx'
import { useLazyModule } from '../../page/use-lazy-module.ts'
import { useNow } from '../../page/use-now.ts'
import { usePaymentToasts } from '../../page/use-payment-toasts.ts'
import { loadTextPart } from '../../text/activate.ts'
import { useFormat, useText } from '../../text/use-text.ts'
import { Card, Well } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Column, Row } from '../../ui/layout.tsx'
import { Message } from '../../ui/message.tsx'
import { Type } from '../../ui/type.tsx'
import styles from './my-games.module.css'
import { groupMine } from './my-groups.ts'

const HEIGHT_KEY = 'edil.own'

type OwnGamesProps = { readonly personId: string }

/**
 * What the player selects and plays. Its height is stored, and the next visit reserves it before the first paint
 * (head-script.ts): it appears above the games when they are already visible. The reserved place is given back once the
 * payments are loaded or failed, because there may be fewer than on the last visit.
 */
export function OwnGames({ personId }: OwnGamesProps) {
  const place = useRef<HTMLDivElement>(null)
  const { isPending, isSuccess } = useMyPayments()
  useEffect(() => {
    if (isPending) return
    const { documentElement: root } = document
    root.style.removeProperty('--own')
    root.removeAttribute('data-own')
  }, [isPending])
  useEffect(() => {
    if (!place.current || !isSuccess) return
    const observer = new ResizeObserver(([entry]) => rememberHeight(entry?.contentRect.height ?? 0))
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isSuccess])
  return (
    <div ref={place} className={styles.own}>
      <PendingSelections personId={personId} />
      <GameNumbers />
    </div>
  )
}

function rememberHeight(height: number): void {
  try {
    if (height > 0) localStorage.setItem(HEIGHT_KEY, `${Math.ceil(height)}px`)
    else localStorage.removeItem(HEIGHT_KEY)
  } catch {
    // Without storage nothing is reserved.
  }
}

/** Approved payments for which the player still selects a ticket. */
function PendingSelections({ personId }: OwnGamesProps) {
  const { t } = useText()
  const { data: payments, isError, isFetching, refetch } = useMyPayments()
  const now = useNow()
  usePaymentToasts(personId)
  const { selections } = groupMine(payments ?? [], now)
  const selection = useLazyModule(selections.length > 0, loadSelection)
  if (!payments) {
    return isError ? (
      <div>
        <LoadFailed title="mine.pendingFailed" isBusy={isFetching} onTryAgain={refetch}>
          {t('mine.failedText')}
        </LoadFailed>
      </div>
    ) : null
  }
  if (!selection || selections.length === 0) return null
  return (
    <Column>
      {selections.map((payment) => (
        <selection.PendingSelection key={payment.id} payment={payment} />
      ))}
    </Column>
  )
}

/** Few players have a ticket to select. */
async function loadSelection() {
  const parts = ['selection', 'decisions'] as const
  const [{ PendingSelection }] = await Promise.all([import('./pending-selection.tsx'), ...parts.map(loadTextPart)])
  return { PendingSelection }
}

/** The player's numbers in ongoing games, and pending payments. */
function GameNumbers() {
  const { t } = useText()
  const { data: payments, isError } = useMyPayments()
  const { items: tickets } = useMyTickets()
  const now = useNow()
  if (!payments) {
    return isError ? (
      <div>
        <Message tone="bad" title={t('mine.failed')}>
          {t('mine.failedText')}
        </Message>
      </div>
    ) : null
  }
  const { entries } = groupMine(payments, now)
  const ticketOf = ({ ticketKey }: Payment) => tickets?.find(({ key }) => key === ticketKey)
  if (entries.length === 0) return null
  return (
    <div>
      <Card as="section" className={styles.card}>
        <Row spread gap={3}>
          <Type as="h2" size="lg">
            {t('mine.title')}
          </Type>
          <Link href="/profile/tickets" className={styles.link}>
            {t('mine.tickets')}
          </Link>
        </Row>
        <Column as="ul" gap={2}>
          {entries.map((payment) => (
            <li key={payment.id}>
              {payment.status === 'pending' ? (
                <Processing payment={payment} />
              ) : (
                <LotteryTicket payment={payment} ticket={ticketOf(payment)} />
              )}
            </li>
          ))}
        </Column>
      </Card>
    </div>
  )
}

/** In the form number/amount. */
function LotteryTicket({ payment, ticket }: { readonly payment: Payment; readonly ticket: Ticket | undefined }) {
  const { t } = useText()
  const format = useFormat()
  const now = useNow()
  return (
    <Well className={styles.entry}>
      <div>
        <b>{t(`game.type.${payment.type}`)}</b>
        <Type size="sm" muted>
          {format.when(new Date(ticket?.drawnAt ?? payment.drawsAt), now)}
        </Type>
      </div>
      <b className={styles.figure}>
        {payment.numbers.join(' ')}
        <small> / {format.money(fromWire(payment.amountSantim))}</small>
      </b>
      {ticket?.drawn && (
        <div className={styles.outcome}>
          <DrawOutcome numbers={ticket.numbers} drawn={ticket.drawn} won={ticket.won} />
        </div>
      )}
    </Well>
  )
}

function Processing({ payment: { numbers } }: { readonly payment: Payment }) {
  const { t } = useText()
  return (
    <Well className={styles.entry}>
      <div>
        <b>{t('mine.processing')}</b>
        <Type size="sm" muted>
          {numbers.length === 0
            ? t('mine.processingText')
            : t('mine.processingNumbers', { numbers: commaList(numbers), count: numbers.length })}
        </Type>
      </div>
      <Icon name="hourglass" />
    </Well>
  )
}
