import { formatList } from '@edil/text/format'
import { activeLanguage } from '../text/activate.ts'

/** '7, 42' in the reader's language. */
export function commaList(items: readonly (string | number)[]): string {
  return formatList(items, activeLanguage())
}
