import { formatList } from '@edil/text/format'
import { activeLanguage } from '../text/activate.ts'
import type { Translate } from '../text/use-text.ts'

/** '7, 42' in the reader's language. */
export function commaList(items: readonly (string | number)[]): string {
  return formatList(items, activeLanguage())
}

/** '42', '42 and 93', '7, 42 and 93'. */
export function numberList(numbers: readonly number[], t: Translate): string {
  const last = numbers.at(-1)
  if (last === undefined) return ''
  if (numbers.length === 1) return String(last)
  return t('board.and', { first: commaList(numbers.slice(0, -1)), last })
}
