import type { PlanSettings, PlanVersion } from '@edil/contract/plan-settings'
import { fromWire } from '@edil/domain/money'
import { WEEKDAY_TEXTS } from '../../page/weekday-texts.ts'
import { useFormat, useText } from '../../text/use-text.ts'
import { ListRow, Rows } from '../../ui/rows.tsx'
import { Type } from '../../ui/type.tsx'

type PlanFactsProps = {
  readonly every: PlanSettings['every']
  readonly version: PlanVersion
  /** With its day and author. */
  readonly isDated?: boolean
}

/** The figures of one version of a plan. */
export function PlanFacts({ every, version, isDated = false }: PlanFactsProps) {
  const { t } = useText()
  const format = useFormat()
  const money = (santim: number) => <b>{format.money(fromWire(santim))}</b>
  const [first, second, third] = version.prizesSantim
  const when = format.moment(new Date(version.changedAt))
  return (
    <div>
      {isDated && (
        <Type size="sm" muted>
          {t('plans.version', { version: version.version, when, name: version.changedBy ?? t('plans.shipped') })}
        </Type>
      )}
      <Rows>
        <ListRow end={money(version.feeSantim)}>{t('plans.fee')}</ListRow>
        <ListRow end={money(first)}>{t('plans.firstPrize')}</ListRow>
        <ListRow end={money(second)}>{t('plans.secondPrize')}</ListRow>
        <ListRow end={money(third)}>{t('plans.thirdPrize')}</ListRow>
        <ListRow end={`${drawDay(every, version.drawsOn, t)}, ${version.drawsAt}`}>{t('plans.draw')}</ListRow>
        <ListRow end={t('plans.closeValue', { minutes: version.closeMinutesBefore })}>{t('plans.close')}</ListRow>
        <ListRow end={t('plans.holdValue', { minutes: version.holdMinutes })}>{t('plans.hold')}</ListRow>
        <ListRow end={t('plans.claimValue', { days: version.claimDays })}>{t('plans.claim')}</ListRow>
        <ListRow end={t(version.drawsWhenFull ? 'plans.yes' : 'plans.no')}>{t('plans.whenFullShort')}</ListRow>
      </Rows>
    </div>
  )
}

function drawDay(every: PlanSettings['every'], on: number | null, t: ReturnType<typeof useText>['t']): string {
  const weekday = on === null ? undefined : WEEKDAY_TEXTS[on - 1]
  if (every === 'day' || !weekday) return t('about.plan.everyDay')
  return t(every === 'week' ? 'about.plan.everyWeek' : 'about.plan.everyMonth', { weekday: t(weekday) })
}
