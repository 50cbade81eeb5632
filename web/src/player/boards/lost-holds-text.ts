import { numberList } from '../../page/number-list.ts'
import type { Translate } from '../../text/use-text.ts'
import type { LostHolds } from './lost-holds.ts'

/** 'Your hold on 42 and 93 ran out.' */
export function lostHoldsText({ numbers, ranOut }: LostHolds, t: Translate): string {
  return t(ranOut ? 'hold.ranOut' : 'hold.gone', { numbers: numberList(numbers, t) })
}
