import { addisDate } from '@edil/domain/addis-time'
import { formatHourOfDay } from '@edil/text/format'
import { useFormat, useText } from '../text/use-text.ts'

/** 'Today 3:52 PM' or 'Sat 29 Aug, 6:20 PM': most waiting payments are of today, and receipts are compared by the minute. */
export function useShortMoment(): (at: string) => string {
  const { t, language } = useText()
  const format = useFormat()
  return (at) => {
    const moment = new Date(at)
    return isToday(moment) ? t('review.todayAt', { time: formatHourOfDay(moment, language) }) : format.moment(moment)
  }
}

export function isToday(at: Date): boolean {
  return addisDate(at) === addisDate(new Date())
}
