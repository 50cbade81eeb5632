import type { TranslationOf } from '../catalogue.ts'
import type { accounts as english } from '../en/accounts.ts'

/** A first draft: a native speaker reads it before launch. Polite form throughout. */
export const accounts: TranslationOf<typeof english> = {
  // Beside the forms
  'accounts.or': 'ወይም',
  'accounts.google': 'ጉግል',
  'accounts.facebook': 'ፌስቡክ',
  'accounts.notLinked': 'በዚህ የኢሜይል አድራሻ መለያ አለ፣ ነገር ግን አድራሻው አልተረጋገጠም። እባክዎ መጀመሪያ ያረጋግጡት ወይም የይለፍ ቃሉን ያድሱ።',
  'accounts.backToLogin': 'ወደ መግቢያው ይመለሱ',
  'accounts.support': 'ድጋፍ ሰጪዎችን ያግኙ',

  // Login
  'login.title': 'እንኳን ደህና መጡ',
  'login.identifier': 'ኢሜይል ወይም የተጠቃሚ ስም',
  'login.identifierHint': 'ስልክ ቁጥርዎም ይሠራል።',
  'login.forgot': 'የይለፍ ቃል ረስተዋል?',
  'login.submit': 'ለመጫወት ይግቡ',
  'login.busy': 'በመግባት ላይ...',
  'login.newHere': 'አዲስ ነዎት? <a>ይመዝገቡ</a>',
  'login.doneTitle': 'እንኳን ደህና መጡ!',
  'login.done': 'በተሳካ ሁኔታ ገብተዋል',
  'login.failed': 'መግባት አልተቻለም',
  'login.noCookie': 'አሳሽዎ ኩኪያችንን አልተቀበለም። እባክዎ ለዚህ ገጽ ኩኪዎችን ይፍቀዱና እንደገና ይሞክሩ።',
  'login.codeTitle': 'ኮድዎን ያስገቡ',
  'login.codeText': 'የማረጋገጫ መተግበሪያዎን ይክፈቱ። ለዕድል 6 አኃዞችን ያሳያል።',
  'login.recoveryTitle': 'የመልሶ ማግኛ ኮድ ያስገቡ',
  'login.recoveryText': 'እነዚህን ኮዶች ያገኙት የሁለት ደረጃ ማረጋገጫ ሲያዘጋጁ ነው። እያንዳንዱ አንድ ጊዜ ብቻ ይሠራል።',
  'login.recoveryCode': 'የመልሶ ማግኛ ኮድ',
  'login.useRecovery': 'የመልሶ ማግኛ ኮድ ይጠቀሙ',
  'login.useApp': 'የማረጋገጫ መተግበሪያውን ይጠቀሙ',
  'login.codeSubmit': 'ይቀጥሉ',
  'login.staffTitle': 'የሁለት ደረጃ ማረጋገጫ ያስፈልጋል',
  'login.staffText': 'ሥራዎ ከገንዘብና ከዕጣ ጋር የተያያዘ ነው። እባክዎ ከመቀጠልዎ በፊት ያዘጋጁት።',

  // Register
  'register.title': 'መለያዎን ይክፈቱ',
  'register.busy': 'መለያ በመክፈት ላይ...',
  'register.already': 'መለያ አለዎት? <a>ይግቡ</a>',
  'register.doneTitle': 'መለያዎ በተሳካ ሁኔታ ተከፍቷል!',
  'register.done': 'መለያዎን ለማረጋገጥ እባክዎ ኢሜይልዎን ይመልከቱ',
  'register.failed': 'መመዝገብ አልተቻለም',
  'register.socialFailed': 'ምዝገባው አልተሳካም',

  // A forgotten password
  'forgot.title': 'የይለፍ ቃል ረስተዋል?',
  'forgot.text': 'የመለያዎን ኢሜይል አድራሻ ያስገቡ። አዲስ የይለፍ ቃል የሚመርጡበት አገናኝ እንልክልዎታለን።',
  'forgot.submit': 'ማደሻ አገናኝ ላክ',
  'forgot.busy': 'በመላክ ላይ...',
  'forgot.sentHelp': 'በ5 ደቂቃ ውስጥ ኢሜይል ካልደረሰዎት፣ የአይፈለጌ መልእክት ሳጥንዎን ይመልከቱ፣ ከዚያም ድጋፍ ሰጪዎችን ያግኙ።',
  'forgot.again': 'ሌላ አድራሻ ይጠቀሙ',
  'forgot.failed': 'ማደሻ ኢሜይሉን መላክ አልተቻለም። እባክዎ እንደገና ይሞክሩ።',
  'forgot.unreachable': 'ማደሻ አገናኙን በመላክ ላይ ስህተት ተፈጥሯል። እባክዎ እንደገና ይሞክሩ።',
  'reset.title': 'አዲስ የይለፍ ቃል ይምረጡ',
  'reset.checking': 'አገናኝዎን በመፈተሽ ላይ',
  'reset.checkFailed': 'አገናኙን መፈተሽ አልተቻለም',
  'reset.invalidTitle': 'የማይሠራ ማደሻ አገናኝ',
  'reset.invalid': 'ይህ ማደሻ አገናኝ ጊዜው አልፏል ወይም ትክክል አይደለም።',
  'reset.invalidToken': 'የማይሠራ አገናኝ',
  'reset.request': 'አዲስ አገናኝ ይጠይቁ',
  'reset.failed': 'ማደስ አልተቻለም',
  'reset.doneText': 'በሁሉም መሣሪያዎች ላይ ወጥተዋል። በ3 ሰከንድ ውስጥ ወደ መግቢያው እንወስድዎታለን።',
  'reset.goNow': 'አሁን ይግቡ',

  // The link that verifies an address
  'verify.title': 'ኢሜይልዎን ያረጋግጡ',
  'verify.checking': 'አድራሻዎን በማረጋገጥ ላይ',
  'verify.done': 'ኢሜይልዎ ተረጋግጧል',
  'verify.doneText': 'መለያዎ ዝግጁ ነው። ይግቡና ቁጥሮችዎን ይምረጡ።',
  'verify.invalid': 'ይህ አገናኝ አይሠራም',
  'verify.invalidText': 'ጊዜው አልፏል ወይም ከዚህ በፊት ጥቅም ላይ ውሏል። ይግቡ፦ አድራሻዎ ገና ካልተረጋገጠ አዲስ አገናኝ እንልክልዎታለን።',
  'verify.failed': 'አድራሻዎን ማረጋገጥ አልተቻለም',
}
