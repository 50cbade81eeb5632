import { useFormat } from '../text/use-text.ts'

/** 'Sat 14 Nov, 5:50 PM'; with `numeric` '14/11/2026, 5:50 PM', for staff who compare days. */
export function useMoment(style?: 'numeric'): (at: string) => string {
  const format = useFormat()
  return (at) => format.moment(new Date(at), style)
}
