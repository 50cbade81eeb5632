import type { TranslationOf } from '../catalogue.ts'
import type { winners as english } from '../en/winners.ts'

/** Not yet read by a native speaker: docs/amharic.md. */
export const winners: TranslationOf<typeof english> = {
  'winners.lead': 'እዚህ ያሉት አሸናፊዎች ሁሉ እውነተኛ ናቸው፤ እያንዳንዱን ዕጣ ማረጋገጥ ይቻላል።',
  'winners.totals': 'የሁሉም ዕጣዎች ድምር',
  'winners.paid': 'የተከፈሉ ሽልማቶች',
  'winners.count': 'አሸናፊዎች',
  'winners.draws': 'ዕጣዎች',
  'winners.owed': 'ገና ያልተከፈለ',
  'winners.witnessed': 'ከ{draws} ዕጣዎች {count} በጊዜው በታዛቢዎች ታይተዋል',
  'winners.tabs': 'የጨዋታ ዓይነቶች',
  'winners.draw': 'ዕጣ {number}',
  'winners.failed': 'የአሸናፊዎቹን መረጃ ማሳየት አልተቻለም',
  'winners.failedText': 'ገጹ በራሱ እንደገና ይሞክራል። ሽልማቶቹ እንደተጠበቁ ናቸው።',
  'winners.noScript': 'አሸናፊዎቹን ለማየት JavaScript ያብሩ',
  'winners.noScriptText': 'ይህ ገጽ ከእያንዳንዱ ዕጣና ክፍያ በኋላ ስለሚለወጥ JavaScript ያስፈልገዋል። እባክዎ በብሮውዘርዎ ያብሩት።',
  'winners.none.midday': 'እስካሁን የቀትር ጨዋታ አሸናፊ የለም',
  'winners.none.daily': 'እስካሁን የዕለታዊ ጨዋታ አሸናፊ የለም',
  'winners.none.weekly': 'እስካሁን የሳምንታዊ ጨዋታ አሸናፊ የለም',
  'winners.none.monthly': 'እስካሁን የወርሃዊ ጨዋታ አሸናፊ የለም',
  'winners.noneText': 'ከመጀመሪያው ዕጣ በኋላ አሸናፊዎቹ እዚህ ይታያሉ።',
  'winners.next': 'ቀጣዩ ዕጣ፦ {when}።',

  // A prize
  'won.paid': 'ተከፍሏል',
  'won.paidAfter': 'ከ{duration} በኋላ ተከፍሏል',
  'won.owed': 'ገና አልተከፈለም',
  'won.unclaimed': 'ያልተጠየቀ',
  'won.noWinner': 'አሸናፊ የለም',
  'won.nobody': 'ቁጥር {number} ባለቤት የለውም',
}
