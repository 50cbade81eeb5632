import type { DrawSchedule, Weekday } from '@edil/domain/schedule'
import type { PlanRow } from './games.queries.ts'

export function planSchedule({ draws_every, draws_on, draws_at }: PlanRow): DrawSchedule {
  const [hour, minute] = draws_at.split(':').map(Number)
  const at = { hour: hour ?? 0, minute: minute ?? 0 }
  // The table's checks guarantee a weekday from 1 to 7, and none for a daily draw.
  if (draws_every === 'day') return { every: 'day', at }
  return { every: draws_every === 'week' ? 'week' : 'month', on: draws_on as Weekday, at }
}
