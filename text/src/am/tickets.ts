import type { TranslationOf } from '../catalogue.ts'
import type { tickets as english } from '../en/tickets.ts'

/** Not yet read by a native speaker: docs/amharic.md. */
export const tickets: TranslationOf<typeof english> = {
  // When one's own did not load
  'mine.failedText': 'የከፈሉበት ሁሉ እንደተጠበቀ ነው። እባክዎ እንደገና ይሞክሩ።',

  // Tickets
  'tickets.one': 'የጨዋታ ትኬት',
  'tickets.all': 'ሁሉም ትኬቶችዎ',
  'tickets.unknown': 'እንዲህ ያለ ትኬት የለዎትም',
  'tickets.unknownText': 'አድራሻውን ይመልከቱ፤ ወይም ትኬቱ በተገዛበት መለያ ይግቡ።',
  'tickets.failed': 'ትኬቶችዎን ማሳየት አልተቻለም',
  'tickets.empty': 'እስካሁን ትኬት የለም',
  'tickets.emptyText': 'ክፍያዎ ሲጸድቅ ትኬቱ እዚህ ይታያል።',
  'tickets.earlier': 'የቀድሞ ትኬቶች',
  'tickets.share': 'አጋራ',
  'tickets.shareText': '{type} ዕጣ፣ ትኬቴ {number}። ማንም ሰው ሊያረጋግጠው ይችላል፦',
  'tickets.linkCopied': 'የትኬትዎ ሊንክ ተቀድቷል።',
  'tickets.key': 'ሁለቱ የተሸመኑ ጥለቶች የዚህ ትኬት ቁልፍ ናቸው፦ ለ32ቱ ፊደላትና አሃዞች ለእያንዳንዳቸው አንድ ጌጥ። ይህ ጥለት ያለው ሌላ ትኬት የለም።',
  'tickets.border': 'ጥለቱ እንዴት እንደሚነበብ',
  'tickets.borderText': 'እያንዳንዱ ጌጥ የቁልፉ አንድ ፊደል ወይም አሃዝ ነው። እነዚህ የመጀመሪያዎቹ ስምንት ናቸው። QR ኮዱም ይህንኑ ቁልፍ ይዟል።',
  'tickets.downloadAs': 'ትኬት {number} አውርድ',
  'tickets.pdf': 'PDF፣ ለማተም',
  'tickets.png': 'ምስል (PNG)፣ ለማጋራት',
  'tickets.downloadFailed': 'ትኬቱን ማውረድ አልተቻለም',
  'tickets.hasWon': 'ይህ ትኬት አሸንፏል',
  'tickets.won': 'ቁጥር {number}፦ {place} አሸንፏል፣ {amount}።',
  'tickets.experts': 'ለባለሙያዎች',
  'tickets.log': 'ሲገዛ የነበረው ይፋዊ መዝገብ',
  'tickets.checkDraw': 'ይህን ዕጣ ያረጋግጡ',
  'tickets.state.playing': 'በመሳተፍ ላይ',
  'tickets.state.drawing': 'ዕጣ በመውጣት ላይ',
  'tickets.state.completed': 'ተጠናቋል',
  'tickets.state.won': 'አሸንፏል',
  'tickets.state.void': 'ተሰርዟል',

  // Whether a ticket is genuine
  'check.title': 'ትኬት ያረጋግጡ',
  'check.loading': 'ትኬቱን በመፈለግ ላይ',
  'check.genuine': 'ይህ ትኬት እውነተኛ ነው',
  'check.genuineText': 'የተሰጠው በ«ዕድል» ነው። ትኬቱ ብቻውን ሽልማት አያስገኝም፤ ሽልማቱ ትኬቱን ለገዛው መለያ ይከፈላል።',
  'check.void': 'ይህ ትኬት እውነተኛ ነው፣ ግን በዕጣው አይሳተፍም',
  'check.voidText': 'ጨዋታው ተሰርዟል ወይም ትኬቱ ተሰርዟል። ገንዘቡ ለተጫዋቹ ይመለሳል፣ ወይም ለሌላ ትኬት ይሆናል።',
  'check.unknown': 'ትኬቱ አልተገኘም',
  'check.unknownText': 'በዚህ ቁልፍ በ«ዕድል» የተሰጠ ትኬት የለም። ለማንም ሰው አይክፈሉበት።',
  'check.failed': 'ትኬቱን ማረጋገጥ አልተቻለም',
  'check.issued': 'የተሰጠበት',
  'check.game': 'ጨዋታ',
  'check.key': 'የትኬት ቁልፍ',
  'check.keyHint': 'ትኬቱ ላይ ያሉት 32 ፊደላትና ቁጥሮች፣ ወይም በQR ኮዱ ውስጥ ያለው አድራሻ።',
  'check.keyFault': 'የትኬት ቁልፍ 32 ቁምፊዎች አሉት፦ ቁጥሮችና ከa እስከ f ያሉ ፊደላት።',
  'check.submit': 'ትኬቱን አረጋግጥ',
  'check.state.playing': 'ገና በሚወጣው ዕጣ ይሳተፋል።',
  'check.state.drawing': 'ዕጣው ሊወጣ ነው።',
  'check.state.completed': 'ዕጣው ወጥቷል።',
  'check.state.won': 'ዕጣው ወጥቷል፤ ትኬቱም አሸንፏል።',

  // A ticket
  'ticket.label': 'ትኬት {number}',
  'ticket.number': 'የትኬት ቁጥር',
  'ticket.player': 'ተጫዋች',
  'ticket.paid': 'የተከፈለ',
  'ticket.bought': 'የተገዛበት ቀን',
  'ticket.keyFirst': 'የትኬት ቁልፍ በጥለት፣ የመጀመሪያው ግማሽ',
  'ticket.keySecond': 'የትኬት ቁልፍ በጥለት፣ ሁለተኛው ግማሽ',
  'ticket.qr': 'የዚህ ትኬት QR ኮድ',
  'action.view': 'አሳይ',
  'empty.games': 'እስካሁን የተሳተፉበት ጨዋታ የለም',
  'empty.gamesHint': 'ሲሳተፉ ጨዋታው እዚህ ይታያል።',

  // From a ticket to its draw
  'watch.draw': 'ዕጣውን ይመልከቱ',
  'watch.remind': 'አስታውሰኝ',
  'watch.entry': 'ዕድል፣ {type} ዕጣ፦ {numbers}',
}
