import { formatClock } from '@edil/domain/calendar'
import { useFormat } from '../../text/use-text.ts'

/** 'Sat 14 Nov, 17:50': as it is printed on a ticket. */
export function useMoment(): (at: string) => string {
  const format = useFormat()
  return (at) => `${format.date(new Date(at))}, ${formatClock(new Date(at))}`
}
