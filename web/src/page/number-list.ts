import type { Translate } from '../text/use-text.ts'
import { commaList } from './comma-list.ts'

/** '42', '42 and 93', '7, 42 and 93'. Needs the text part `play`. */
export function numberList(numbers: readonly number[], t: Translate): string {
  const last = numbers.at(-1)
  if (last === undefined) return ''
  if (numbers.length === 1) return String(last)
  return t('board.and', { first: commaList(numbers.slice(0, -1)), last })
}
