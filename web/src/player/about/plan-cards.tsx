import type { PlanView } from '@edil/contract/plans'
import { fromWire, moneyParts } from '@edil/domain/money'
import type { ReactNode } from 'react'
import { usePlans } from '../../api/plans.ts'
import { LoadFailed } from '../../page/load-failed.tsx'
import { WEEKDAY_TEXTS } from '../../page/weekday-texts.ts'
import { useFormat, useText } from '../../text/use-text.ts'
import { Card } from '../../ui/card.tsx'
import { Message } from '../../ui/message.tsx'
import { Skeleton, SkeletonLine } from '../../ui/skeleton.tsx'
import { Money } from '../../ui/type.tsx'
import styles from './plan-cards.module.css'

/** Fees, prizes and times come from the plans; none is written by hand. */
export function PlanCards() {
  const { t } = useText()
  const { data: plans, isError, fetchStatus, refetch } = usePlans()
  if (plans?.length === 0) return <Message title={t('about.plans.empty')}>{t('about.plans.emptyText')}</Message>
  if (plans) {
    return (
      <ul className={styles.plans}>
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} isOnlyOfItsType={plans.filter(isOfType(plan.type)).length === 1} />
        ))}
      </ul>
    )
  }
  // Offline the query is paused and neither fails nor continues; a skeleton would promise data.
  if (!isError && fetchStatus !== 'paused') return <LoadingPlans />
  return (
    <LoadFailed title="about.plans.failed" isBusy={fetchStatus === 'fetching'} onTryAgain={refetch}>
      {t('about.plans.failedText')}
    </LoadFailed>
  )
}

const isOfType = (type: PlanView['type']) => (plan: PlanView) => plan.type === type

function PlanCard({ plan, isOnlyOfItsType }: { readonly plan: PlanView; readonly isOnlyOfItsType: boolean }) {
  const { t, language } = useText()
  const format = useFormat()
  const drawDay = useDrawDay(plan)
  const money = (santim: number) => <Money {...moneyParts(fromWire(santim), language)} />
  const [first, second, third] = plan.prizesSantim
  return (
    <Card as="li">
      <PlanFigures
        title={isOnlyOfItsType ? t(`game.type.${plan.type}`) : plan.title}
        first={money(first)}
        second={money(second)}
        third={money(third)}
        fee={money(plan.feeSantim)}
        day={drawDay}
        time={format.time(new Date(plan.nextDrawAt))}
        closing={t('about.plan.closing', { minutes: plan.closeMinutesBefore })}
      />
    </Card>
  )
}

/** 'Every day', 'Every Friday', 'Last Friday of the month'. */
function useDrawDay({ schedule, nextDrawAt }: PlanView): string {
  const { t } = useText()
  const format = useFormat()
  if (schedule.every === 'day') return t('about.plan.everyDay')
  const id = schedule.on === null ? undefined : WEEKDAY_TEXTS[schedule.on - 1]
  if (!id) return format.date(new Date(nextDrawAt))
  return t(schedule.every === 'week' ? 'about.plan.everyWeek' : 'about.plan.everyMonth', { weekday: t(id) })
}

type PlanFiguresProps = {
  readonly title: ReactNode
  readonly first: ReactNode
  readonly second: ReactNode
  readonly third: ReactNode
  readonly fee: ReactNode
  readonly day: ReactNode
  readonly time: ReactNode
  readonly closing: ReactNode
}

/** One layout for the figures and their skeleton, so that nothing moves when they load. */
function PlanFigures({ title, first, second, third, fee, day, time, closing }: PlanFiguresProps) {
  const { t } = useText()
  return (
    <>
      <h3 className={styles.title}>{title}</h3>
      <dl className={styles.figures}>
        <div className={styles.first}>
          <dt>{t('game.prize.first')}</dt>
          <dd>{first}</dd>
        </div>
        <div>
          <dt>{t('game.prize.second')}</dt>
          <dd>{second}</dd>
        </div>
        <div>
          <dt>{t('game.prize.third')}</dt>
          <dd>{third}</dd>
        </div>
        <div className={styles.fee}>
          <dt>{t('about.plan.fee')}</dt>
          <dd>{fee}</dd>
        </div>
        <div className={styles.draw}>
          <dt>{t('ticket.draw')}</dt>
          <dd>
            <b>{day}</b>
            <div className={styles.times}>
              <div>{time}</div>
              <div>{closing}</div>
            </div>
          </dd>
        </div>
      </dl>
    </>
  )
}

/** The usual number of plans: with another number the page moves once, by a card. */
const EXPECTED: readonly PlanView['type'][] = ['midday', 'daily', 'weekly', 'monthly']

function LoadingPlans() {
  const { t } = useText()
  return (
    <Skeleton label={t('page.loading')}>
      <div className={styles.plans}>
        {EXPECTED.map((type) => (
          <Card key={type}>
            <PlanFigures
              title={<Blank width="5em" />}
              first={<Blank width="5em" />}
              second={<Blank width="5em" />}
              third={<Blank width="5em" />}
              fee={<Blank width="5em" />}
              day={<Blank width="7em" />}
              time={<Blank width="14em" />}
              closing={<Blank width="16em" />}
            />
          </Card>
        ))}
      </div>
    </Skeleton>
  )
}

/** Lower than a line of text, so that the line keeps its height. */
function Blank({ width }: { readonly width: string }) {
  return (
    <span className={styles.blank}>
      <SkeletonLine width={width} height="0.7em" />
    </span>
  )
}
