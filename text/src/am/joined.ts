import type { TranslationOf } from '../catalogue.ts'
import type { joined as english } from '../en/joined.ts'

/** Not yet read by a native speaker: docs/amharic.md. */
export const joined: TranslationOf<typeof english> = {
  'joined.failed': 'የተሳተፉባቸውን ጨዋታዎች ማሳየት አልተቻለም',
  'joined.fee': 'ዋጋ',
  'joined.pool': 'የሽልማት ገንዘብ',
  'joined.date': 'የተሳተፉበት ቀን',
  'joined.draw': 'ዕጣ',
  'joined.status.pending': 'በመጣራት ላይ',
  'joined.status.selection': 'ትኬት ያልተመረጠ',
  'joined.status.active': 'በመሳተፍ ላይ',
  'joined.status.completed': 'ተጠናቋል',
  'joined.status.won': 'አሸንፏል',
  'joined.status.rejected': 'ተቀባይነት አላገኘም',
  'joined.status.refund': 'ተመላሽ',
  'joined.status.cancelled': 'ተሰርዟል',
  'joined.waiting': 'ትኬት ገና አልተመረጠም',
  'joined.choose': 'ትኬት ይምረጡ',
  'joined.checking': 'ክፍያዎን እያጣራን ነው።',
  'joined.note': 'ከእኛ፦ {note}',
  'joined.earlier': 'የቀድሞ ሙከራ፣ {date}፦ {reason}',
  'joined.sendAgain': 'እንደገና ይላኩ',
  'joined.refundOwed': '{amount} እንመልስልዎታለን።',
  'joined.refundTo': 'በመለያዎ ላይ ወደተመዘገበው ስልክ ቁጥር {phone} እንልካለን፤ ስንልክም እናሳውቅዎታለን።',
  'joined.refundPaid': '{amount} ተመልሶልዎታል ({date})።',
  'joined.refundReference': 'የዝውውሩ የግብይት ቁጥር፦ {reference}',
  'refundReason.rejected': 'ክፍያዎ ተቀባይነት አላገኘም፣ ገንዘብዎ ግን ደርሶናል።',
  'refundReason.paid_too_much': 'ከዋጋው በላይ ልከዋል።',
  'refundReason.game_cancelled': 'ጨዋታው ተሰርዟል።',
  'refundReason.withdrawn': 'ትኬትዎን ሰርዘናል።',
  'refundReason.not_wanted': 'በትኬት ፈንታ ገንዘብዎ እንዲመለስ ጠይቀዋል።',
}
