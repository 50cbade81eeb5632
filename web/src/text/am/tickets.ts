import type { TranslationOf } from '../catalogue.ts'
import type { tickets as english } from '../en/tickets.ts'

/** A first draft: a native speaker reads it before launch. Polite form throughout. */
export const tickets: TranslationOf<typeof english> = {
  // When one's own did not load
  'mine.failedText': 'የከፈሉት ምንም ነገር አይነካም።',

  // Games one has joined
  'joined.failed': 'የገቡባቸውን ጨዋታዎች መጫን አልተቻለም',
  'joined.fee': 'የመግቢያ ክፍያ',
  'joined.pool': 'የሽልማት ገንዘብ',
  'joined.date': 'የገቡበት',
  'joined.draw': 'ዕጣ',
  'joined.status.pending': 'በመጠባበቅ ላይ',
  'joined.status.selection': 'በመጠባበቅ ላይ',
  'joined.status.active': 'በጨዋታ ላይ',
  'joined.status.completed': 'ተጠናቋል',
  'joined.status.rejected': 'ውድቅ ሆኗል',
  'joined.status.refund': 'ተመላሽ',
  'joined.status.cancelled': 'ተሰርዟል',
  'joined.waiting': 'ትኬት እስኪመረጥ በመጠባበቅ ላይ',
  'joined.choose': 'ትኬት ይምረጡ',
  'joined.checking': 'ክፍያዎን እያጣራን ነው።',
  'joined.note': 'ከእኛ፦ {note}',
  'joined.sendAgain': 'እንደገና ይላኩ',
  'joined.refundOwed': '{amount} ይመለስልዎታል።',
  'joined.refundPaid': '{amount} {date} ተመልሶልዎታል።',
  'joined.refundReference': 'የዝውውሩ ቁጥር፦ {reference}',

  // Tickets
  'tickets.failed': 'ትኬቶችዎን መጫን አልተቻለም',
  'tickets.empty': 'እስካሁን ትኬት የለም',
  'tickets.emptyText': 'ክፍያዎ ሲጸድቅ ትኬቱ እዚህ ይታያል።',
  'tickets.earlier': 'የቀድሞ ትኬቶች',
  'tickets.more': 'ተጨማሪ አሳይ',
  'tickets.share': 'አጋራ',
  'tickets.shareText': 'ለ{type} ዕጣ ትኬቴ {number}። ማንም ሰው ሊያረጋግጠው ይችላል፦',
  'tickets.linkCopied': 'የትኬትዎ አገናኝ ተቀድቷል።',
  'tickets.key': 'ሁለቱ የተሸመኑ ጥለቶች የዚህ ትኬት ቁልፍ ናቸው፦ ለ32ቱ አሃዞች ለእያንዳንዳቸው አንድ ጌጥ። ሌላ ትኬት የለውም።',
  'tickets.border': 'ጥለትዎን ያንብቡ',
  'tickets.borderText': 'እያንዳንዱ ጌጥ የቁልፉ አንድ አሃዝ ነው፦ እነዚህ የዚህ ትኬት የመጀመሪያ ስምንት ናቸው። QR ኮዱም ይህንኑ ቁልፍ ይዟል።',
  'tickets.downloadAs': 'ትኬት {number} አውርድ',
  'tickets.pdf': 'ለማተም (PDF)',
  'tickets.png': 'እንደ ምስል (PNG)',
  'tickets.downloadFailed': 'ትኬቱ አልወረደም',
  'tickets.state.playing': 'በጨዋታ ላይ',
  'tickets.state.drawing': 'ዕጣ በመውጣት ላይ',
  'tickets.state.completed': 'ተጠናቋል',
  'tickets.state.void': 'ተሰርዟል',

  // Whether a ticket is genuine
  'check.title': 'ትኬት ያረጋግጡ',
  'check.asking': 'ትኬቱን በመፈለግ ላይ',
  'check.genuine': 'ይህ ትኬት እውነተኛ ነው',
  'check.genuineText': 'ዕድል ያወጣው ነው። ትኬቱ ብቻውን ሽልማት አያስገኝም፦ ሽልማቱ ትኬቱን ለገዛው መለያ ይከፈላል።',
  'check.void': 'ይህ ትኬት እውነተኛ ነው፣ ግን በጨዋታ ላይ አይደለም',
  'check.voidText': 'ጨዋታው ተሰርዟል።',
  'check.unknown': 'እንዲህ ያለ ትኬት የለም',
  'check.unknownText': 'ዕድል በዚህ ቁልፍ ትኬት አላወጣም። ለማንም ሰው አይክፈሉበት።',
  'check.failed': 'ትኬቱን ማረጋገጥ አልተቻለም',
  'check.issued': 'የወጣበት',
  'check.game': 'ጨዋታ',
  'check.key': 'ቁልፍ',
  'check.state.playing': 'ገና በሚወጣ ዕጣ ውስጥ ይሳተፋል።',
  'check.state.drawing': 'ዕጣው ሊወጣ ነው።',
  'check.state.completed': 'ዕጣው ወጥቷል።',
}
