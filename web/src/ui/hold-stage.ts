export type HoldStage = 'normal' | 'low' | 'last' | 'expired'

const LOW_SECONDS = 180
const LAST_SECONDS = 60

/** Under three minutes, under one minute, over. Text and colour depend on it. */
export function holdStage(secondsLeft: number): HoldStage {
  if (secondsLeft <= 0) return 'expired'
  if (secondsLeft < LAST_SECONDS) return 'last'
  return secondsLeft < LOW_SECONDS ? 'low' : 'normal'
}
