import { GAME_TYPES } from '@edil/domain/plans'
import { STOP_TEXT_MAX } from '@edil/domain/sales-stops'
import * as z from 'zod/mini'

const stopText = z.string().check(z.trim(), z.minLength(1), z.maxLength(STOP_TEXT_MAX))

/** `target` is 'everything', a game type, or the id of a game. */
export const stopSchema = z.strictObject({ target: z.string(), textEn: stopText, textAm: stopText })

/** What the chosen option covers. */
export function scopeOf(target: string) {
  const type = GAME_TYPES.find((each) => each === target)
  if (target === 'everything') return { scope: 'everything' } as const
  return type ? ({ scope: 'type', type } as const) : ({ scope: 'game', gameId: target } as const)
}
