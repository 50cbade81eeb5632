/** A payment that waits for longer is late: its player still looks at the page and wonders. */
const REVIEW_MINUTES = 5

export function secondsSince(at: string, now: Date): number {
  return Math.max(0, (now.getTime() - Date.parse(at)) / 1000)
}

export function isLate(submittedAt: string, now: Date): boolean {
  return secondsSince(submittedAt, now) > REVIEW_MINUTES * 60
}
