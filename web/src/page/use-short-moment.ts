import { addisDate } from '@edil/domain/addis-time'
import { formatClock } from '@edil/domain/calendar'
import { useFormat, useText } from '../text/use-text.ts'

/** 'Today 15:52' or 'Sat 29 Aug, 18:20': most waiting payments are of today, and receipts are compared by the minute. */
export function useShortMoment(): (at: string) => string {
  const { t } = useText()
  const format = useFormat()
  return (at) => {
    const moment = new Date(at)
    return isToday(moment) ? t('review.todayAt', { time: formatClock(moment) }) : format.moment(moment)
  }
}

export function isToday(at: Date): boolean {
  return addisDate(at) === addisDate(new Date())
}
