/**
 * Ethiopia has used UTC+3 without summer time since 1960, so Addis Ababa's clock is plain arithmetic: time-zone data may be missing
 * on old phones. schedule.test.ts compares it with the time-zone database over fifty years.
 */
export const ADDIS_OFFSET_MS = 3 * 60 * 60 * 1000

/** The instant shifted so that its UTC fields (`getUTCHours()` …) show Addis Ababa's clock. Only for reading those fields. */
export function addisTime(at: Date): Date {
  return new Date(at.getTime() + ADDIS_OFFSET_MS)
}

/** The calendar day in Addis Ababa, as `2026-08-31`. */
export function addisDate(at: Date): string {
  return addisTime(at).toISOString().slice(0, 10)
}

export function addisClock(at: Date): { hour: number; minute: number } {
  const local = addisTime(at)
  return { hour: local.getUTCHours(), minute: local.getUTCMinutes() }
}
