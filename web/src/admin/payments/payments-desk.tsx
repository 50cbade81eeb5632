import { PAYMENT_STATUSES, type PaymentStatus } from '@edil/domain/payments'
import { GAME_TYPES, type GameType } from '@edil/domain/plans'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useReviews, useReviewUpdates } from '../../api/review.ts'
import { useLoadFailureToast } from '../../page/use-failure-reason.ts'
import { useText } from '../../text/use-text.ts'
import { Empty } from '../../ui/empty.tsx'
import { VisuallyHidden } from '../../ui/layout.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { PaymentPanel } from './payment-panel.tsx'
import styles from './payments.module.css'
import { moveInQueue, nextAfterDecision } from './queue.ts'
import { QueueFilter } from './queue-filter.tsx'
import { QueueList, rowId } from './queue-list.tsx'
import { useKeys } from './use-keys.ts'

const PANEL_ID = 'payment-panel'

/** The queue, and beside it the payment in the address: screenshot, checks and decision. */
export function PaymentsDesk() {
  const { t } = useText()
  const { type, status, chosen, show, hrefOf } = useDeskAddress()
  const [search, setSearch] = useState('')
  useReviewUpdates()
  const { data, items: payments, pages, error, isFetching, refetch } = useReviews({ type, status, search })
  useLoadFailureToast(error, 'review.loadFailed')
  const ids = payments?.map(({ id }) => id)
  const desk = useStanding(ids, chosen, (id) => show({ payment: id }))
  const isListed = chosen !== undefined && ids?.includes(chosen) === true

  return (
    <div className={styles.types}>
      <h1>
        <VisuallyHidden>{t('admin.payments')}</VisuallyHidden>
      </h1>
      <Tabs
        label={t('review.types')}
        tabs={GAME_TYPES.map((id) => ({ id, label: t(`game.type.${id}`), ...countOf(data?.pendingCounts[id]) }))}
        selected={type}
        onSelect={(id) => show({ type: id })}
      >
        <div className={styles.desk}>
          <div className={styles.queue}>
            <QueueFilter status={status} onStatus={(id) => show({ status: id })} onSearch={setSearch} />
            <QueueList
              payments={payments}
              pages={pages}
              status={status}
              isSearching={search !== ''}
              chosen={chosen}
              error={error}
              isBusy={isFetching}
              onTryAgain={() => void refetch()}
              hrefOf={hrefOf}
              onChoose={desk.choose}
              onMove={desk.move}
            />
          </div>
          {/* Keeps the focus here after every decision, for reviewers who use the keyboard. */}
          <section
            id={PANEL_ID}
            tabIndex={-1}
            className={styles.panel}
            aria-label={t('review.payment')}
            data-payment={chosen ?? ''}
          >
            {chosen ? (
              <PaymentPanel key={chosen} paymentId={chosen} isListed={isListed} onDecided={desk.moveOn} />
            ) : (
              ids?.length === 0 && <NothingHere status={status} isSearching={search !== ''} />
            )}
          </section>
        </div>
      </Tabs>
    </div>
  )
}

/** Gold for waiting payments; no count for zero. */
const countOf = (count: number | undefined) => (count ? { count } : {})

type NothingHereProps = { readonly status: PaymentStatus; readonly isSearching: boolean }

function NothingHere({ status, isSearching }: NothingHereProps) {
  const { t } = useText()
  if (isSearching) return <Empty level="h2" title={t('review.notFound')} text={t('review.notFoundText')} />
  return <Empty level="h2" title={t(`review.none.${status}`)} text={t(`review.noneText.${status}`)} />
}

type Place = { readonly type?: GameType; readonly status?: PaymentStatus; readonly payment?: string | undefined }

/** The state of the page is in the address, so that a payment can be sent to a colleague or read in the other language. */
function useDeskAddress() {
  const [path, navigate] = useLocation()
  const address = new URLSearchParams(useSearch())
  const type = GAME_TYPES.find((candidate) => candidate === address.get('type')) ?? 'daily'
  const status = PAYMENT_STATUSES.find((candidate) => candidate === address.get('status')) ?? 'pending'
  const chosen = address.get('payment') ?? undefined
  /** Another list starts with its first payment. */
  const show = (place: Place) => {
    const next = new URLSearchParams({ type: place.type ?? type, status: place.status ?? status })
    if (place.payment !== undefined) next.set('payment', place.payment)
    navigate(`${path}?${next}`, { replace: true })
  }
  const hrefOf = (payment: string) => `?${new URLSearchParams({ type, status, payment })}`
  return { type, status, chosen, show, hrefOf }
}

/**
 * Moves through the queue. A chosen payment stays chosen whatever happens to the list: a reviewer who is about to press a
 * key must not decide another payment.
 */
function useStanding(
  ids: readonly string[] | undefined,
  chosen: string | undefined,
  show: (id: string | undefined) => void,
) {
  const position = useRef(0)
  const mustFocus = useRef(false)
  const index = chosen === undefined ? -1 : (ids?.indexOf(chosen) ?? -1)
  if (index !== -1) position.current = index
  const standing = () => ({ id: chosen, position: position.current })

  const first = ids?.[0]
  // biome-ignore lint/correctness/useExhaustiveDependencies: `show` is new each time, and says the same
  useEffect(() => {
    if (chosen === undefined && first !== undefined) show(first)
  }, [chosen, first])

  useEffect(() => {
    if (!mustFocus.current) return
    mustFocus.current = false
    focusOn(chosen)
  }, [chosen])

  const choose = (id: string | undefined) => {
    mustFocus.current = true
    if (id === chosen) focusOn(id)
    else show(id)
  }
  const move = (step: 1 | -1) => {
    const target = moveInQueue(ids ?? [], standing(), step)
    if (target !== undefined) choose(target)
  }
  useKeys({ next: () => move(1), previous: () => move(-1) })
  return { choose, move, moveOn: () => choose(nextAfterDecision(ids ?? [], standing())) }
}

/** The row of the queue or, on a phone with a folded queue, the payment itself. */
function focusOn(id: string | undefined): void {
  const row = id === undefined ? null : document.getElementById(rowId(id))
  if (row && row.getClientRects().length > 0) {
    row.focus()
    return
  }
  const panel = document.getElementById(PANEL_ID)
  panel?.focus({ preventScroll: true })
  panel?.scrollIntoView({ block: 'start' })
}
