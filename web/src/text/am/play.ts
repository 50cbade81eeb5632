import type { TranslationOf } from '../catalogue.ts'
import type { play as english } from '../en/play.ts'

/** A first draft: a native speaker reads it before launch. Polite form throughout. */
export const play: TranslationOf<typeof english> = {
  // Sending the screenshot
  'upload.choose': 'ስክሪንሾቱን ይምረጡ',
  'upload.hint': 'ምስል፣ ከመላኩ በፊት እናሳንሰዋለን',
  'upload.progress': '{percent}%፣ ከ{total} ኪባ {sent}',
  'upload.done': 'ስክሪንሾቱ ተልኳል',
  'upload.interrupted': 'ግንኙነት የለም። {percent}% ተቀምጧል።',
  'upload.picture': 'የክፍያ ስክሪንሾት',

  // Payments
  'payment.status.pending': 'በመጣራት ላይ',
  'payment.status.approved': 'ጸድቋል',
  'payment.status.rejected': 'ክፍያው ተቀባይነት አላገኘም',
  'payment.method.cbe': 'CBE Birr',
  'payment.method.bank': 'ሞባይል ባንኪንግ',
  'payment.comingSoon': 'በቅርቡ',
  'payment.submitted': 'ክፍያው በተሳካ ሁኔታ ተልኳል!',

  // A ticket
  'ticket.label': 'ትኬት {number}',
  'ticket.number': 'የትኬት ቁጥር',
  'ticket.player': 'ተጫዋች',
  'ticket.paid': 'የተከፈለ',
  'ticket.bought': 'የተገዛበት',
  'ticket.keyFirst': 'የተሸመነ ቁልፍ፣ የመጀመሪያው ግማሽ',
  'ticket.keySecond': 'የተሸመነ ቁልፍ፣ ሁለተኛው ግማሽ',
  'ticket.qr': 'የዚህ ትኬት QR ኮድ',
  'ticket.select': 'ይህን ትኬት ይምረጡ',
  'ticket.selecting': 'በመምረጥ ላይ...',
  'ticket.taken': 'የተያዙ ትኬቶች',
  'ticket.more': 'ተጨማሪ {count}',

  // Nothing here, no network, something broke
  'offline.notice': '<b>የኢንተርኔት ግንኙነት የለዎትም።</b> ቁጥሮችዎ እስከ ሰዓታቸው ድረስ ተይዘው ይቆያሉ። ግንኙነቱ ሲመለስ መላኩ ካቆመበት ይቀጥላል።',

  // On buttons, and where nothing is yet
  'theme.light': 'ብሩህ',
  'theme.dark': 'ጨለማ',
  'theme.switch': 'ቀለሞች',
  'action.continue': 'ቀጥል',
  'action.stop': 'አቁም',
  'action.replace': 'ቀይር',
  'action.view': 'አሳይ',
  'action.show': 'አሳይ',
  'action.hide': 'ደብቅ',
  'empty.games': 'እስካሁን የገቡበት ጨዋታ የለም',
  'empty.gamesHint': 'ጨዋታ ሲቀላቀሉ እዚህ ይታያል።',
}
