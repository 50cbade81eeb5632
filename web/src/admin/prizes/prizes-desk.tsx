import type { PrizeToPay } from '@edil/contract/prizes'
import { fromWire, moneyParts } from '@edil/domain/money'
import { PRIZE_LISTS, type PrizeList } from '@edil/domain/payouts'
import { useLocation, useSearch } from 'wouter'
import { usePrizes } from '../../api/prizes.ts'
import { useReviewUpdates } from '../../api/review.ts'
import { useSession } from '../../api/session.ts'
import { useLoadFailureToast } from '../../page/use-failure-reason.ts'
import { useQueuePosition } from '../../page/use-queue-position.ts'
import { useText } from '../../text/use-text.ts'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Column, Row } from '../../ui/layout.tsx'
import { Skeleton, SkeletonLine } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Money, Type } from '../../ui/type.tsx'
import { ListSkeleton } from '../access/list-skeleton.tsx'
import { AdminTools } from './admin-tools.tsx'
import type { Operator } from './obstacle.ts'
import { OverdueMessage } from './overdue-message.tsx'
import { PrizePanel } from './prize-panel.tsx'
import { PrizeQueue } from './prize-queue.tsx'
import styles from './prizes-desk.module.css'
import { TaxMessage } from './tax-message.tsx'
import { TwoPeople } from './two-people.tsx'

const PANEL_ID = 'prize-panel'

/** Prizes on their way to the winners: one person approves, another pays. */
export function PrizesDesk() {
  const { person } = useSession()
  return person ? <Desk me={person} /> : <ListSkeleton rows={4} rowHeight="3.5rem" />
}

function Desk({ me }: { readonly me: Operator }) {
  const { t, language } = useText()
  const { list, chosen, show, hrefOf } = useDeskAddress()
  useReviewUpdates()
  const { data, items: prizes, pages, error, isFetching, refetch } = usePrizes(list)
  useLoadFailureToast(error, 'payouts.loadFailed')
  const desk = useQueuePosition({
    ids: prizes?.map(({ id }) => id),
    chosen,
    show: (prize) => show({ prize }),
    panelId: PANEL_ID,
  })
  const prize = prizes?.find(({ id }) => id === chosen)
  return (
    <Column gap={4}>
      <Row gap={2} spread wrap>
        <h1>{t('admin.prizes')}</h1>
        {data && (
          <Type size="sm">
            {t('payouts.owedNow')} <Money {...moneyParts(fromWire(data.owedSantim), language)} size="lg" />
          </Type>
        )}
      </Row>
      {data?.isTaxConfirmed === false && <TaxMessage isAdmin={me.role === 'admin'} />}
      <Column gap={4} className={styles.lists}>
        <Tabs
          label={t('payouts.lists')}
          tabs={PRIZE_LISTS.map((id) => ({ id, label: t(`payouts.list.${id}`), ...countOf(id, data?.counts) }))}
          selected={list}
          onSelect={(id) => show({ list: id })}
        >
          <div className={styles.desk}>
            <PrizeQueue
              prizes={prizes}
              pages={pages}
              list={list}
              chosen={chosen}
              error={error}
              isBusy={isFetching}
              onTryAgain={() => void refetch()}
              hrefOf={hrefOf}
              onChoose={desk.choose}
              onMove={desk.move}
            />
            {/* Keeps the focus here after every step, for operators who use the keyboard. */}
            <section id={PANEL_ID} tabIndex={-1} className={styles.panel} aria-label={t('payouts.prize')}>
              {prize && data ? (
                <PrizePanel
                  key={prize.id}
                  prize={prize}
                  me={me}
                  adminApprovesAboveSantim={data.adminApprovesAboveSantim}
                  onDone={desk.moveOn}
                />
              ) : (
                <NoPrize list={list} prizes={prizes} chosen={chosen} hasFailed={error !== null} />
              )}
            </section>
            <Column as="aside" gap={4}>
              {prize && data && (
                <TwoPeople prize={prize} me={me} adminApprovesAboveSantim={data.adminApprovesAboveSantim} />
              )}
              {data && data.counts.overdue > 0 && (
                <OverdueMessage
                  count={data.counts.overdue}
                  {...(list !== 'overdue' && { onShow: () => show({ list: 'overdue' }) })}
                />
              )}
            </Column>
          </div>
        </Tabs>
      </Column>
      {me.role === 'admin' && <AdminTools />}
    </Column>
  )
}

type Counts = Record<Exclude<PrizeList, 'paid'>, number>

/** No count for zero and for paid prizes. */
function countOf(list: PrizeList, counts: Counts | undefined): { count?: number } {
  const count = list === 'paid' ? 0 : (counts?.[list] ?? 0)
  return count > 0 ? { count } : {}
}

type NoPrizeProps = {
  readonly list: PrizeList
  readonly prizes: readonly PrizeToPay[] | undefined
  readonly chosen: string | undefined
  readonly hasFailed: boolean
}

function NoPrize({ list, prizes, chosen, hasFailed }: NoPrizeProps) {
  const { t } = useText()
  if (prizes?.length === 0) {
    return <Empty level="h2" title={t(`payouts.none.${list}`)} text={t(`payouts.noneText.${list}`)} />
  }
  if (prizes && chosen) return <Empty level="h2" title={t('payouts.gone')} text={t('payouts.goneText')} />
  return hasFailed ? null : <PanelSkeleton />
}

function PanelSkeleton() {
  const { t } = useText()
  return (
    <Skeleton label={t('page.loading')}>
      <Card>
        <Column gap={3}>
          <SkeletonLine width="50%" height="4rem" />
          <SkeletonLine height="6rem" />
          <SkeletonLine height="10rem" />
        </Column>
      </Card>
    </Skeleton>
  )
}

type Place = { readonly list?: PrizeList; readonly prize?: string | undefined }

/** The state of the page is in the address, so that a prize can be sent to a colleague or read in the other language. */
function useDeskAddress() {
  const [path, navigate] = useLocation()
  const address = new URLSearchParams(useSearch())
  const list = PRIZE_LISTS.find((candidate) => candidate === address.get('list')) ?? 'to_approve'
  const chosen = address.get('prize') ?? undefined
  /** Another list starts with its first prize. */
  const show = (place: Place) => {
    const next = new URLSearchParams({ list: place.list ?? list })
    if (place.prize !== undefined) next.set('prize', place.prize)
    navigate(`${path}?${next}`, { replace: true })
  }
  const hrefOf = (prize: string) => `?${new URLSearchParams({ list, prize })}`
  return { list, chosen, show, hrefOf }
}
