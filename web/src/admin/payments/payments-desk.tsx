import { PAYMENT_STATUSES, type PaymentStatus } from '@edil/domain/payments'
import { GAME_TYPES } from '@edil/domain/plans'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { type QueueType, useReviews, useReviewUpdates } from '../../api/review.ts'
import { useLoadFailureToast } from '../../page/use-failure-reason.ts'
import { useQueuePosition } from '../../page/use-queue-position.ts'
import { useText } from '../../text/use-text.ts'
import { Empty } from '../../ui/empty.tsx'
import { VisuallyHidden } from '../../ui/layout.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useCountInTitle } from '../../ui/title-count.ts'
import { KeyHelp } from './key-help.tsx'
import { PaymentPanel } from './payment-panel.tsx'
import styles from './payments.module.css'
import { QueueFilter } from './queue-filter.tsx'
import { QueueList } from './queue-list.tsx'

const PANEL_ID = 'payment-panel'

/** The queue, and beside it the payment in the address: screenshot, checks and decision. */
export function PaymentsDesk() {
  const { t } = useText()
  const { type, status, chosen, show, hrefOf } = useDeskAddress()
  const [search, setSearch] = useState('')
  useReviewUpdates()
  const { data, items: payments, pages, error, isFetching, refetch } = useReviews({ type, status, search })
  const waiting = GAME_TYPES.reduce((sum, id) => sum + (data?.pendingCounts[id] ?? 0), 0)
  useCountInTitle(waiting)
  useLoadFailureToast(error, 'review.loadFailed')
  const ids = payments?.map(({ id }) => id)
  const desk = useQueuePosition({ ids, chosen, show: (id) => show({ payment: id }), panelId: PANEL_ID })
  const searched = useRef(search)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another search closes the payment; its first result opens
  useEffect(() => {
    if (searched.current !== search) show({})
    searched.current = search
  }, [search])
  const isListed = chosen !== undefined && ids?.includes(chosen) === true

  return (
    <div className={styles.types}>
      <h1>
        <VisuallyHidden>{t('admin.payments')}</VisuallyHidden>
      </h1>
      <Tabs
        label={t('review.types')}
        tabs={[
          { id: 'all', label: t('review.allGames'), ...countOf(waiting) },
          ...GAME_TYPES.map((id) => ({ id, label: t(`game.type.${id}`), ...countOf(data?.pendingCounts[id]) })),
        ]}
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
              showsType={type === 'all'}
              isSearching={search !== ''}
              chosen={chosen}
              error={error}
              isBusy={isFetching}
              onTryAgain={() => void refetch()}
              hrefOf={hrefOf}
              onChoose={desk.choose}
              onMove={desk.move}
            />
            <KeyHelp />
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

/** All games together come first: what waits longest is what matters. */
const QUEUE_TYPES: readonly QueueType[] = ['all', ...GAME_TYPES]

type Place = { readonly type?: QueueType; readonly status?: PaymentStatus; readonly payment?: string | undefined }

/** The state of the page is in the address, so that a payment can be sent to a colleague or read in the other language. */
function useDeskAddress() {
  const [path, navigate] = useLocation()
  const address = new URLSearchParams(useSearch())
  const type = QUEUE_TYPES.find((candidate) => candidate === address.get('type')) ?? 'all'
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
