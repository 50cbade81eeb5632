import type { PrizeToPay } from '@edil/contract/prizes'
import { fromWire } from '@edil/domain/money'
import type { PrizeList } from '@edil/domain/payouts'
import { PLACES } from '@edil/text/places'
import type { ComponentProps } from 'react'
import { useServerTime } from '../../api/use-server-time.ts'
import { type QueueLink, QueueNav } from '../../page/queue-nav.tsx'
import { ShowMore } from '../../page/show-more.tsx'
import { useShortMoment } from '../../page/use-short-moment.ts'
import { RichText } from '../../text/rich-text.tsx'
import { useFormat, useText } from '../../text/use-text.ts'
import { Ball } from '../../ui/ball.tsx'
import { Row, VisuallyHidden } from '../../ui/layout.tsx'
import { QueueRow } from '../../ui/queue.tsx'
import { Tag } from '../../ui/tag.tsx'
import { Key, Type } from '../../ui/type.tsx'
import { ListFailed } from '../access/list-failed.tsx'
import { ListSkeleton } from '../access/list-skeleton.tsx'
import styles from './prizes-desk.module.css'

const TICK_MS = 30_000

type PrizeQueueProps = {
  /** `undefined` until they are known. */
  readonly prizes: readonly PrizeToPay[] | undefined
  readonly pages: ComponentProps<typeof ShowMore>
  readonly list: PrizeList
  readonly chosen: string | undefined
  readonly error: unknown
  readonly isBusy: boolean
  readonly onTryAgain: () => void
  /** The address of a prize, to open it in a new tab. */
  readonly hrefOf: (prizeId: string) => string
  readonly onChoose: (prizeId: string) => void
  readonly onMove: (step: 1 | -1) => void
}

export function PrizeQueue(props: PrizeQueueProps) {
  const { prizes, pages, list, chosen, error, isBusy, onTryAgain, hrefOf, onChoose, onMove } = props
  const { t } = useText()
  if (!prizes) {
    return error ? (
      <ListFailed error={error} isBusy={isBusy} onTryAgain={onTryAgain} />
    ) : (
      <ListSkeleton rows={4} rowHeight="3.5rem" />
    )
  }
  if (prizes.length === 0) {
    return <VisuallyHidden role="status">{t(`payouts.none.${list}`)}</VisuallyHidden>
  }
  return (
    <QueueNav
      items={prizes}
      chosen={chosen}
      counted={t('payouts.counted', { count: prizes.length })}
      row={(prize, link) => <PrizeRow key={prize.id} prize={prize} link={link} href={hrefOf(prize.id)} />}
      onChoose={onChoose}
      onMove={onMove}
    >
      <ShowMore {...pages} />
      <Type size="xs" muted className={styles.note}>
        {t('payouts.beforeTax')}
      </Type>
      <Type size="xs" muted className={styles.keys}>
        <RichText
          id="payouts.keys"
          components={{ j: <Key>J</Key>, k: <Key>K</Key>, a: <Key>A</Key>, p: <Key>P</Key> }}
        />
      </Type>
    </QueueNav>
  )
}

type PrizeRowProps = { readonly prize: PrizeToPay; readonly link: QueueLink; readonly href: string }

function PrizeRow({ prize, link, href }: PrizeRowProps) {
  const { t, language } = useText()
  const format = useFormat()
  const place = PLACES[language][prize.position - 1] ?? ''
  return (
    <QueueRow
      {...link}
      href={href}
      name={
        <Row as="span" gap={2}>
          <Ball size="small">{prize.number}</Ball>
          <bdi>{prize.player}</bdi>
        </Row>
      }
      amount={format.money(fromWire(prize.grossSantim))}
      when={t('payouts.gamePlace', { game: prize.gameId, place })}
      verdict={<DueTag prize={prize} />}
    />
  )
}

/** When it has to be paid; for an unclaimed prize, how long it can be claimed. */
function DueTag({ prize: { status, promisedAt, claimUntil, paidAt } }: { readonly prize: PrizeToPay }) {
  const { t } = useText()
  const format = useFormat()
  const moment = useShortMoment()
  const now = useServerTime(TICK_MS)
  const secondsTo = (at: string) => (Date.parse(at) - now) / 1_000
  if (paidAt) return <Tag tone="completed">{t('payouts.paidAt', { when: moment(paidAt) })}</Tag>
  if (status === 'owed') {
    const left = secondsTo(claimUntil)
    if (left <= 0) return <Tag tone="bad">{t('payouts.claimEnded')}</Tag>
    return <Tag icon="hourglass">{t('payouts.claimEndsIn', { duration: format.duration(left) })}</Tag>
  }
  if (!promisedAt) return null
  const left = secondsTo(promisedAt)
  if (left < 0) return <Tag tone="bad">{t('payouts.overdueBy', { duration: format.duration(-left) })}</Tag>
  return (
    <Tag tone="waiting" icon="clock">
      {t('payouts.dueIn', { duration: format.duration(left) })}
    </Tag>
  )
}
