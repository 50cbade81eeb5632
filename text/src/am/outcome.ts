import type { TranslationOf } from '../catalogue.ts'
import type { outcome as english } from '../en/outcome.ts'

/** Not yet read by a native speaker: docs/amharic.md. */
export const outcome: TranslationOf<typeof english> = {
  'outcome.playing': 'የእርስዎ ቁጥሮች፦ {numbers}',
  'outcome.won': '{number} የእርስዎ ነው፦ {amount}',
  'outcome.lost': 'በዚህ ዙር አልወጣልዎትም። የወጡት ቁጥሮች፦ {numbers}',
}
