export function secondsSince(at: string, now: Date): number {
  return Math.max(0, (now.getTime() - Date.parse(at)) / 1000)
}

/** `afterMinutes`: the setting of the admins. A payment is late when its player still looks at the page and wonders. */
export function isLate(submittedAt: string, now: Date, afterMinutes: number): boolean {
  return secondsSince(submittedAt, now) > afterMinutes * 60
}
