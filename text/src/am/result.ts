import type { TranslationOf } from '../catalogue.ts'
import type { result as english } from '../en/result.ts'

/** Not yet read by a native speaker: docs/amharic.md. */
export const result: TranslationOf<typeof english> = {
  'result.title': 'የዕጣ ውጤት',
  'result.name': '{type} ዕጣ {number}',
  'result.about': 'ጨዋታ {game}፣ {date}',
  'result.drawn': 'የወጣበት ሰዓት፦ {time}። ውጤቱ አይለወጥም።',
  'result.loadingText': 'ውጤቱ እየመጣ ነው።',
  'result.watchAgain': 'ዕጣውን እንደገና ይመልከቱ',
  'result.winners': 'አሸናፊዎች',
  'result.failed': 'ዕጣውን ማሳየት አልተቻለም',
  'result.failedText': 'ግንኙነትዎን ይፈትሹና እንደገና ይሞክሩ። ውጤቱ አይለወጥም።',

  // Proof in short
  'result.proof': 'ማረጋገጫው በአጭሩ',
  'result.rules': 'ደንቦቹ ይፋ ሆነዋል',
  'result.rulesText': 'ሽያጩ ከመጀመሩ በፊት። የአሻራቸው መጀመሪያ <m>{hex}</m> ነው።',
  'result.sealed': '{time} ታሽጓል',
  'result.sealedText': '{count, plural, one {# የተሸጠ ቁጥር} other {# የተሸጡ ቁጥሮች}} ያሉበት ዝርዝር ታሽጎ ይፋ ሆኗል።',
  'result.witnessed': '{count} ገለልተኛ ታዛቢዎች አይተውታል',
  'result.witnessedText': 'ከቢኮኑ {lead} በፊት።',
  'result.unwitnessed': 'ታዛቢ ያላየው ዕጣ',
  'result.notWitnessed': '{count, plural, one {# ታዛቢ አይቶታል} other {# ታዛቢዎች አይተውታል}}፤ {min} ያስፈልጋሉ',
  'result.notWitnessedText': 'የታሸገበትን ሰዓት የእኛን ሰዓት ማመን አለብዎ።',
  'result.round': 'የቢኮን ዙር {round}',
  'result.roundText': 'ማንም አስቀድሞ ሊያውቀው የማይችል ይፋዊ ቁጥር፤ ዝርዝሩ ከታሸገ በኋላ {time} ላይ የወጣ።',
  'result.roundTrial': 'የሙከራ ቢኮናችን {time} ላይ ያወጣው ቁጥር። ማንም አስቀድሞ ሊያውቀው ይችላል።',
  'result.numbers': 'ውጤት፦ {numbers}',
  'result.numbersText': 'ከላይ ካሉት ከሦስቱ የተሰላ። በይፋዊው መዝገብ ቁጥር {entry}።',
  'result.list': 'የታሸገው ዝርዝር',
  'result.beacon': 'የቢኮኑ ቁጥር',
  'result.pattern': 'የተሸመነ አሻራ {hex}',
  'result.check': 'ይህን ዕጣ ራስዎ ያረጋግጡ',
  'result.trial': 'ይህ ሙከራ ነበር፤ እውነተኛ ዕጣ አልነበረም',
  'result.trialText': 'የወጣው በሙከራ ቢኮናችን ነው። ቁጥሮቹን ማንም አስቀድሞ ሊያውቃቸው ስለሚችል ውጤቱ የዕጣውን ትክክለኛነት አያረጋግጥም።',

  // Money
  'result.money': 'የዚህ ጨዋታ ገንዘብ',
  'result.takenIn': 'የገባ ገንዘብ',
  'result.sold': 'የተሸጠ፦ {count} × {fee}',
  'result.prizes': 'አሸናፊ ያገኘ ሽልማት',
  'result.tax': 'የተቀነሰ ግብር',
  'result.paid': 'ለአሸናፊዎች የተከፈለ',
  'result.paidOf': 'ከ{winners} አሸናፊዎች ለ{paid} ተከፍሏል',
  'result.noWinner': 'አሸናፊ የሌለው ቁጥር፦ {numbers}',
  'result.returned': 'ለተጫዋቾች የተመለሰ',
  'result.allMoney': 'ገንዘቡ የት ይሄዳል',

  // Keep a copy
  'result.copy': 'ቅጂ ይያዙ',
  'result.download': 'ማረጋገጫ',
  'result.share': 'አጋራ',
  'result.linkCopied': 'የዕጣው ሊንክ ተቀድቷል።',

  // No result
  'result.none': 'ዕጣው አልተገኘም',
  'result.noneText': 'አድራሻውን ይፈትሹ ወይም ዕጣውን ከአሸናፊዎች ዝርዝር ይክፈቱ።',
  'result.open': 'ይህ ዕጣ ገና አልወጣም',
  'result.openText': 'የሚወጣበት፦ {when}። ውጤቱ እዚህ ይታያል።',
  'result.drawing': 'ይህ ዕጣ በመውጣት ላይ ነው',
  'result.drawingText': 'ዝርዝሩ ታሽጓል። ዕጣው ወጥቶ ሲያበቃ ውጤቱ እዚህ ይታያል።',
  'result.watch': 'ዕጣውን ይመልከቱ',
  'result.cancelled': 'ይህ ጨዋታ ተሰርዟል',
  'result.cancelledText': 'የተሸጡት ቁጥሮች ከሚያስፈልገው በታች ስለነበሩ ዕጣ አልወጣም። እያንዳንዱ ተጫዋች ገንዘቡ እንዲመለስ ወይም የቀጣዩን ጨዋታ ትኬት ይመርጣል።',
}
