import { formatClock } from '@edil/domain/calendar'
import { useFormat } from '../../text/use-text.ts'

/** '14/11/2026, 17:50': operators compare moments, so a moment is short and has its year. */
export function useMoment(): (at: string) => string {
  const format = useFormat()
  return (at) => `${format.date(new Date(at), 'numeric')}, ${formatClock(new Date(at))}`
}
