import type { ResponseOf } from '@edil/contract/endpoint'
import type { listReviews } from '@edil/contract/review'
import { fromWire } from '@edil/domain/money'
import type { PaymentStatus } from '@edil/domain/payments'
import { type ComponentProps, type KeyboardEvent, type MouseEvent, useState } from 'react'
import { commaList } from '../../page/number-list.ts'
import { ShowMore } from '../../page/show-more.tsx'
import { useNow } from '../../page/use-now.ts'
import { useShortMoment } from '../../page/use-short-moment.ts'
import { RichText } from '../../text/rich-text.tsx'
import { useFormat, useText } from '../../text/use-text.ts'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { VisuallyHidden } from '../../ui/layout.tsx'
import { QueueRow } from '../../ui/queue.tsx'
import { Tag } from '../../ui/tag.tsx'
import { Key, Type } from '../../ui/type.tsx'
import { ListFailed } from '../access/list-failed.tsx'
import { ListSkeleton } from '../access/list-skeleton.tsx'
import styles from './payments.module.css'
import { useOthers } from './use-others.ts'

type Listed = ResponseOf<typeof listReviews>['payments'][number]

/** The id of a payment's row. */
export function rowId(paymentId: string): string {
  return `payment-${paymentId}`
}

type QueueListProps = {
  /** `undefined` until they are known. */
  readonly payments: readonly Listed[] | undefined
  readonly pages: ComponentProps<typeof ShowMore>
  readonly status: PaymentStatus
  readonly isSearching: boolean
  readonly chosen: string | undefined
  readonly error: unknown
  readonly isBusy: boolean
  readonly onTryAgain: () => void
  /** The address of a payment, to open it in a new tab. */
  readonly hrefOf: (paymentId: string) => string
  readonly onChoose: (paymentId: string) => void
  readonly onMove: (step: 1 | -1) => void
}

/** One stop for the Tab key; J and K or the arrow keys move inside. On a phone it is folded at first. */
export function QueueList(props: QueueListProps) {
  const { payments, pages, status, isSearching, chosen, error, isBusy, hrefOf, onTryAgain, onChoose, onMove } = props
  const { t } = useText()
  const [isOpen, setOpen] = useState(false)
  if (!payments) {
    return error ? (
      <ListFailed isBusy={isBusy} onTryAgain={onTryAgain} error={error} />
    ) : (
      <ListSkeleton rows={4} rowHeight="2.5rem" />
    )
  }
  const moveByArrows = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key] as 1 | -1 | undefined
    if (!step) return
    event.preventDefault()
    onMove(step)
  }
  const openFrom = (paymentId: string) => (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setOpen(false)
    onChoose(paymentId)
  }
  // The panel shows the details.
  if (payments.length === 0 && chosen === undefined) {
    return <VisuallyHidden role="status">{t(isSearching ? 'review.notFound' : `review.none.${status}`)}</VisuallyHidden>
  }
  const hasStop = payments.some(({ id }) => id === chosen)
  return (
    <Card as="nav" flush className={styles.list} aria-label={t('admin.queue')}>
      <VisuallyHidden role="status">{t(`review.counted.${status}`, { count: payments.length })}</VisuallyHidden>
      <button type="button" className={styles.unfold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span>{t(`review.counted.${status}`, { count: payments.length })}</span>
        <Icon name="chevron" />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows are an extra for the links inside */}
      <div className={classNames(styles.rows, isOpen && styles.open)} onKeyDown={moveByArrows}>
        {payments.map((payment, index) => (
          <PaymentRow
            key={payment.id}
            payment={payment}
            href={hrefOf(payment.id)}
            isCurrent={payment.id === chosen}
            isStop={hasStop ? payment.id === chosen : index === 0}
            onOpen={openFrom(payment.id)}
          />
        ))}
        {payments.length === 0 && (
          <Type size="sm" muted className={styles.foot}>
            {t(isSearching ? 'review.notFound' : `review.none.${status}`)}
          </Type>
        )}
        <ShowMore {...pages} />
        {status === 'pending' && payments[0] && <Wait since={payments[0].submittedAt} />}
      </div>
    </Card>
  )
}

type PaymentRowProps = {
  readonly payment: Listed
  readonly href: string
  readonly isCurrent: boolean
  readonly isStop: boolean
  readonly onOpen: (event: MouseEvent) => void
}

function PaymentRow({ payment, href, isCurrent, isStop, onOpen }: PaymentRowProps) {
  const format = useFormat()
  const moment = useShortMoment()
  return (
    <QueueRow
      id={rowId(payment.id)}
      href={href}
      tabIndex={isStop ? 0 : -1}
      current={isCurrent}
      name={<bdi>{payment.username}</bdi>}
      amount={format.money(fromWire(payment.amountSantim))}
      when={moment(payment.submittedAt)}
      verdict={<RowTags payment={payment} />}
      onClick={onOpen}
    />
  )
}

function RowTags({ payment: { isDuplicateScreenshot, openedBy } }: { readonly payment: Listed }) {
  const { t } = useText()
  const others = useOthers(openedBy)
  return (
    <span className={styles.tags}>
      {isDuplicateScreenshot && <Tag tone="bad">{t('review.duplicateScreenshot')}</Tag>}
      {others.length > 0 && (
        <Tag icon="eye">
          <VisuallyHidden>{t('review.openedBy')}</VisuallyHidden>
          <bdi className={styles.openedBy}>{commaList(others)}</bdi>
        </Tag>
      )}
    </span>
  )
}

function Wait({ since }: { readonly since: string }) {
  const { t } = useText()
  const format = useFormat()
  const now = useNow()
  const seconds = (now.getTime() - new Date(since).getTime()) / 1000
  return (
    <Type size="xs" muted className={styles.foot}>
      {t('review.oldest', { duration: format.duration(seconds) })}{' '}
      <span className={styles.keys}>
        <RichText id="admin.keys" components={{ j: <Key>J</Key>, k: <Key>K</Key> }} />
      </span>
    </Type>
  )
}
