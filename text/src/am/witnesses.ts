import type { TranslationOf } from '../catalogue.ts'
import type { witnesses as english } from '../en/witnesses.ts'

/** Not yet read by a native speaker: docs/amharic.md. */
export const witnesses: TranslationOf<typeof english> = {
  'proof.witnessed': '{count} ገለልተኛ ታዛቢዎች ከቢኮኑ {lead} በፊት አይተውታል',
  'proof.witnessedText': '{names} እያንዳንዳቸው በራሳቸው ሰዓትና ቁልፍ ፈርመውታል።',
  'proof.notWitnessed': 'ታዛቢ ያላየው ዕጣ',
  'proof.notWitnessedText':
    'ከ{known} ታዛቢዎች {count} ብቻ ከቢኮኑ በፊት የታሸገውን ዝርዝር ፈርሟል፤ {min} ያስፈልጋሉ። ስሌቱ ትክክል ነው፤ የታሸገበትን ሰዓት ግን የእኛን ሰዓት ማመን አለብዎ።',
}
