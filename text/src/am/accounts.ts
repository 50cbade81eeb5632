import type { TranslationOf } from '../catalogue.ts'
import type { accounts as english } from '../en/accounts.ts'

/** Not yet read by a native speaker: docs/amharic.md. */
export const accounts: TranslationOf<typeof english> = {
  // Beside the forms
  'accounts.or': 'ወይም',
  'accounts.google': 'Google',
  'accounts.facebook': 'Facebook',
  'accounts.notLinked': 'በዚህ የኢሜይል አድራሻ የተከፈተ መለያ አለ፤ አድራሻው ግን አልተረጋገጠም። እባክዎ መጀመሪያ አድራሻውን ያረጋግጡ ወይም የይለፍ ቃሉን ይቀይሩ።',
  'accounts.backToLogin': 'ወደ መግቢያው ይመለሱ',

  // Login
  'login.title': 'እንኳን ደህና መጡ',
  'login.identifier': 'ኢሜይል ወይም የተጠቃሚ ስም',
  'login.identifierHint': 'በስልክ ቁጥርዎም መግባት ይችላሉ።',
  'login.forgot': 'የይለፍ ቃል ረስተዋል?',
  'login.submit': 'ለመጫወት ይግቡ',
  'login.busy': 'በመግባት ላይ...',
  'login.newHere': 'አዲስ ነዎት? <a>ይመዝገቡ</a>',
  'login.doneTitle': 'እንኳን ደህና መጡ!',
  'login.done': 'በተሳካ ሁኔታ ገብተዋል',
  'login.failed': 'መግባት አልተቻለም',
  'login.noCookie': 'ብሮውዘርዎ ኩኪያችንን አልተቀበለም። እባክዎ ለዚህ ገጽ ኩኪዎችን ይፍቀዱና እንደገና ይሞክሩ።',
  'login.codeTitle': 'ኮድዎን ያስገቡ',
  'login.codeText': 'የማረጋገጫ መተግበሪያዎን ይክፈቱ። «ዕድል» በሚለው ስም ሥር ባለ 6 አሃዝ ኮድ ያሳያል።',
  'login.recoveryTitle': 'የመጠባበቂያ ኮድ ያስገቡ',
  'login.recoveryText': 'እነዚህን ኮዶች ያገኙት ባለ ሁለት ደረጃ ማረጋገጫ ሲያዘጋጁ ነው። እያንዳንዱ አንድ ጊዜ ብቻ ይሠራል።',
  'login.recoveryCode': 'የመጠባበቂያ ኮድ',
  'login.useRecovery': 'የመጠባበቂያ ኮድ ይጠቀሙ',
  'login.useApp': 'የማረጋገጫ መተግበሪያውን ይጠቀሙ',
  'login.codeSubmit': 'ቀጥል',
  'login.staffTitle': 'ባለ ሁለት ደረጃ ማረጋገጫ ያስፈልጋል',
  'login.staffText': 'ሥራዎ ከገንዘብ ወይም ከዕጣ ጋር የተያያዘ ስለሆነ ከመቀጠልዎ በፊት ባለ ሁለት ደረጃ ማረጋገጫ ያስፈልግዎታል።',

  // Register
  'register.title': 'መለያዎን ይክፈቱ',
  'register.busy': 'መለያ በመክፈት ላይ...',
  'register.already': 'መለያ አለዎት? <a>ይግቡ</a>',
  'register.doneTitle': 'መለያዎ በተሳካ ሁኔታ ተከፍቷል!',
  'register.done': 'መለያዎን ለማረጋገጥ እባክዎ ኢሜይልዎን ይመልከቱ',
  'register.failed': 'መመዝገብ አልተቻለም',
  'register.socialFailed': 'ምዝገባው አልተሳካም',
}
