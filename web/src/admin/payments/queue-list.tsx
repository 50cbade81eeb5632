import type { ResponseOf } from '@edil/contract/endpoint'
import type { listReviews } from '@edil/contract/review'
import { fromWire } from '@edil/domain/money'
import type { PaymentStatus } from '@edil/domain/payments'
import type { ComponentProps } from 'react'
import { useToday } from '../../api/today.ts'
import { commaList } from '../../page/comma-list.ts'
import { type QueueLink, QueueNav } from '../../page/queue-nav.tsx'
import { ShowMore } from '../../page/show-more.tsx'
import { useNow } from '../../page/use-now.ts'
import { useShortMoment } from '../../page/use-short-moment.ts'
import { isLate, secondsSince } from '../../page/waiting-time.ts'
import { RichText } from '../../text/rich-text.tsx'
import { useFormat, useText } from '../../text/use-text.ts'
import { VisuallyHidden } from '../../ui/layout.tsx'
import { QueueRow } from '../../ui/queue.tsx'
import { Tag } from '../../ui/tag.tsx'
import { Key, Type } from '../../ui/type.tsx'
import { ListFailed } from '../access/list-failed.tsx'
import { ListSkeleton } from '../access/list-skeleton.tsx'
import styles from './payments.module.css'
import { useOthers } from './use-others.ts'

type Listed = ResponseOf<typeof listReviews>['payments'][number]

type QueueListProps = {
  /** `undefined` until they are known. */
  readonly payments: readonly Listed[] | undefined
  readonly pages: ComponentProps<typeof ShowMore>
  readonly status: PaymentStatus
  /** The list contains several types of games. */
  readonly showsType: boolean
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

export function QueueList(props: QueueListProps) {
  const { payments, pages, status, showsType, isSearching, chosen, error, isBusy } = props
  const { hrefOf, onTryAgain, onChoose, onMove } = props
  const { t } = useText()
  const { data: today } = useToday()
  if (!payments) {
    return error ? (
      <ListFailed isBusy={isBusy} onTryAgain={onTryAgain} error={error} />
    ) : (
      <ListSkeleton rows={4} rowHeight="2.5rem" />
    )
  }
  // The panel shows the details.
  if (payments.length === 0 && chosen === undefined) {
    return <VisuallyHidden role="status">{t(isSearching ? 'review.notFound' : `review.none.${status}`)}</VisuallyHidden>
  }
  return (
    <QueueNav
      items={payments}
      chosen={chosen}
      counted={t(`review.counted.${status}`, { count: payments.length })}
      row={(payment, link) => (
        <PaymentRow
          key={payment.id}
          payment={payment}
          lateAfterMinutes={today?.payments.lateAfterMinutes}
          showsType={showsType}
          link={link}
          href={hrefOf(payment.id)}
        />
      )}
      onChoose={onChoose}
      onMove={onMove}
    >
      {payments.length === 0 && (
        <Type size="sm" muted className={styles.foot}>
          {t(isSearching ? 'review.notFound' : `review.none.${status}`)}
        </Type>
      )}
      <ShowMore {...pages} />
      {status === 'pending' && payments[0] && <Wait since={payments[0].submittedAt} />}
    </QueueNav>
  )
}

type PaymentRowProps = {
  readonly payment: Listed
  /** `undefined` until it is known. */
  readonly lateAfterMinutes: number | undefined
  readonly showsType: boolean
  readonly link: QueueLink
  readonly href: string
}

function PaymentRow({ payment, lateAfterMinutes, showsType, link, href }: PaymentRowProps) {
  const { t } = useText()
  const format = useFormat()
  const moment = useShortMoment()
  const now = useNow()
  const isWaiting = payment.status === 'pending'
  const isLatePayment =
    isWaiting && lateAfterMinutes !== undefined && isLate(payment.submittedAt, now, lateAfterMinutes)
  const when = isWaiting ? format.duration(secondsSince(payment.submittedAt, now)) : moment(payment.submittedAt)
  return (
    <QueueRow
      {...link}
      href={href}
      name={<bdi>{payment.username}</bdi>}
      amount={format.money(fromWire(payment.amountSantim))}
      when={showsType ? `${t(`game.type.${payment.type}`)} · ${when}` : when}
      verdict={<RowTags payment={payment} isLate={isLatePayment} />}
    />
  )
}

type RowTagsProps = { readonly payment: Listed; readonly isLate: boolean }

function RowTags({ payment, isLate: isLatePayment }: RowTagsProps) {
  const { t } = useText()
  const { isDuplicateScreenshot, isReferenceReused, openedBy } = payment
  const others = useOthers(openedBy)
  return (
    <span className={styles.tags}>
      {isLatePayment && <Tag tone="bad">{t('review.late')}</Tag>}
      {isReferenceReused && <Tag tone="bad">{t('review.duplicateReference')}</Tag>}
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
  return (
    <Type size="xs" muted className={styles.foot}>
      {t('review.oldest', { duration: format.duration(secondsSince(since, now)) })}{' '}
      <span className={styles.keys}>
        <RichText id="admin.keys" components={{ j: <Key>J</Key>, k: <Key>K</Key> }} />
      </span>
    </Type>
  )
}
