export type HoldStage = 'normal' | 'low' | 'last' | 'expired'

const LOW_SECONDS = 180
const LAST_SECONDS = 60

/** Under three minutes, under one minute, over. The words and the colour follow it. */
export function holdStage(secondsLeft: number): HoldStage {
  if (secondsLeft <= 0) return 'expired'
  if (secondsLeft < LAST_SECONDS) return 'last'
  return secondsLeft < LOW_SECONDS ? 'low' : 'normal'
}
