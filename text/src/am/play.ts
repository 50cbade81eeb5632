import type { TranslationOf } from '../catalogue.ts'
import type { play as english } from '../en/play.ts'

/** Not yet read by a native speaker: docs/amharic.md. */
export const play: TranslationOf<typeof english> = {
  // Sending the screenshot
  'upload.choose': 'ስክሪንሾቱን ይምረጡ',
  'upload.hint': 'የምስል ፋይል። ዳታዎን ለመቆጠብ እናሳንሰዋለን።',
  'upload.progress': '{percent}%፣ ከ{total} ኪባ {sent}',
  'upload.done': 'ስክሪንሾቱ ተልኳል',
  'upload.interrupted': 'ግንኙነት የለም። {percent}% ተልኳል። ቀሪው ግንኙነቱ ሲመለስ ይቀጥላል።',
  'upload.picture': 'የክፍያ ስክሪንሾት',

  // On buttons
  'action.continue': 'ቀጥል',
  'action.stop': 'አቁም',
  'action.replace': 'ቀይር',

  // What board and payment page share
  'board.and': '{first} እና {last}',
  'hold.heldForYou': 'ተይዞልዎታል',
  'hold.low': 'ለመክፈል {minutes, plural, other {# ደቂቃ}} ቀርቶዎታል',
  'hold.last': 'ለመክፈል ከ1 ደቂቃ በታች ቀርቶዎታል',
  'hold.over': 'የያዙበት ጊዜ አልቋል።',
  'hold.ranOut': 'የ{numbers} የመያዣ ጊዜ አልቋል።',
  'board.none': 'አሁን ክፍት ጨዋታ የለም',
  'board.noneText': 'ቀጣዩ በራሱ ይከፈታል። ሲከፈት ወዲያው እዚህ ይታያል።',
}
