import type { TranslationOf } from '../catalogue.ts'
import type { mine as english } from '../en/mine.ts'

/** Not yet read by a native speaker: docs/amharic.md. */
export const mine: TranslationOf<typeof english> = {
  'mine.pendingFailed': 'በመጣራት ላይ ያሉ ክፍያዎችን ማሳየት አልተቻለም',
  'mine.failed': 'የጸደቁ ክፍያዎችዎን ማሳየት አልተቻለም',
  'mine.title': 'የጨዋታ ቁጥሮችዎ',
  'mine.tickets': 'ትኬቶች',
  'mine.processing': 'ክፍያው በመጣራት ላይ',
  'mine.processingText': 'ክፍያው ሲጸድቅ ቁጥርዎ ወዲያው ይደርስዎታል።',
  'mine.processingNumbers': 'ክፍያው ሲጸድቅ {numbers} በዕጣው ይሳተፋሉ።',
}
