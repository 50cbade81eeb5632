import type { TranslationOf } from '../catalogue.ts'
import type { selection as english } from '../en/selection.ts'

/** Not yet read by a native speaker: docs/amharic.md. */
export const selection: TranslationOf<typeof english> = {
  'selection.title': 'ትኬት ገና አልመረጡም',
  'selection.text': '{type}፣ {amount}። ክፍያዎ ጸድቋል። አሁን የሚጫወቱበትን ትኬት ይምረጡ።',
  'selection.cancelled': '{type}፣ {amount}። ጨዋታው ተሰርዟል። የቀጣዩን ጨዋታ ትኬት ይምረጡ፣ ወይም ገንዘብዎ ይመለስልዎ።',
  'selection.same': 'በቀጣዩ {type} በ{numbers} ይጫወቱ',
  'selection.sameTaken': 'ቁጥሮችዎ ሁሉ በቀጣዩ ጨዋታ ክፍት አይደሉም፦ {numbers}።',
  'selection.others': 'ሌሎች ቁጥሮች ይምረጡ',
  'selection.choose': 'ትኬት ይምረጡ',
  'selection.refund': 'ገንዘቤ ይመለስልኝ',
  'selection.refundTitle': 'ገንዘብዎ እንዲመለስ ይፈልጋሉ?',
  'selection.refundText': '{amount} በመለያዎ ላይ ወደተመዘገበው ስልክ ቁጥር እንመልሳለን። ከዚያ ይህ ክፍያ በየትኛውም ጨዋታ አይሳተፍም።',
  'selection.refundConfirm': 'ተመላሽ ገንዘብ እጠይቃለሁ',
  'selection.refundAsked': 'የተመላሽ ጥያቄዎ ደርሶናል',
  'selection.refundFailed': 'የተመላሽ ጥያቄው አልተላከም',
  'selection.pickerTitle': 'ትኬት ይምረጡ',
  'selection.available': 'ያልተወሰዱ ትኬቶች፦ {count}',
  'selection.kept': '{numbers} የእርስዎ ሆነው ይቆያሉ፤ ቀሪውን ትኬቱ ይጨምራል።',
  'selection.random': 'ይምረጡልኝ',
  'selection.showMore': 'ተጨማሪ ትኬቶች',
  'selection.none': 'በዚህ ጨዋታ የቀረ ትኬት የለም',
  'selection.noneText': 'ቀጣዩ ጨዋታ በቅርቡ ይከፈታል። ክፍያዎ ለእሱ ይቆይልዎታል።',
  'selection.unavailable': 'ትኬቱ ተወስዷል',
  'selection.unavailableText': 'ይህ ትኬት በሌላ ተጫዋች ተወስዷል',
  'selection.assignFailed': 'ትኬቱን ከክፍያዎ ጋር ማገናኘት አልተቻለም።',
  'selection.selectFailed': 'ትኬቱን መምረጥ አልተቻለም። እባክዎ እንደገና ይሞክሩ።',
  'selection.done': 'ትኬቱ ተመርጧል!',
  'selection.doneText': 'ትኬትዎ በተሳካ ሁኔታ ተመርጧል።',
  'selection.offersFailed': 'ትኬቶቹን ማሳየት አልተቻለም',

  // The tickets to choose from
  'ticket.select': 'ይህን ትኬት ይምረጡ',
  'ticket.selecting': 'በመምረጥ ላይ...',
  'ticket.taken': 'የተያዙ ትኬቶች',
  'ticket.more': 'ተጨማሪ {count}',
}
