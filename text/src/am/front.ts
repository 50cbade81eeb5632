import type { TranslationOf } from '../catalogue.ts'
import type { front as english } from '../en/front.ts'

/** Not yet read by a native speaker: docs/amharic.md. */
export const front: TranslationOf<typeof english> = {
  'front.winners': 'የቅርብ አሸናፊዎች',
  'front.winners.all': 'ሁሉም አሸናፊዎች',
  'front.winners.what': '{type}፣ {prize}፣ {date}',
  'front.winners.none': 'እስካሁን አሸናፊ የለም',
  'front.winners.noneText': 'ከመጀመሪያው ዕጣ በኋላ አሸናፊዎቹ እዚህ ይታያሉ።',
  'front.winners.failed': 'የአሸናፊዎችን መረጃ ማሳየት አልተቻለም',
  'front.winners.failedText': 'ገጹ በራሱ እንደገና ይሞክራል። ውጤቶቹና ሽልማቶቹ እንደተጠበቁ ናቸው።',
  'front.prize.paid': 'ተከፍሏል',
  'front.prize.owed': 'ገና አልተከፈለም',
  'front.prize.no_winner': 'አሸናፊ የለም',
  'front.prize.unclaimed': 'ያልተጠየቀ',
}
