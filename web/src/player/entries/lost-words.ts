import type { Translate } from '../../text/use-text.ts'
import type { LostHolds } from './lost-holds.ts'
import { numberList } from './number-list.ts'

/** 'Your hold on 42 and 93 ran out.' */
export function lostWords({ numbers, ranOut }: LostHolds, t: Translate): string {
  return t(ranOut ? 'hold.ranOut' : 'hold.gone', { numbers: numberList(numbers, t) })
}
