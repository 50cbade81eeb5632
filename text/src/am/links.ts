import type { TranslationOf } from '../catalogue.ts'
import type { links as english } from '../en/links.ts'

/** Not yet read by a native speaker: docs/amharic.md. */
export const links: TranslationOf<typeof english> = {
  // A forgotten password
  'forgot.title': 'የይለፍ ቃል ረስተዋል?',
  'forgot.text': 'የመለያዎን ኢሜይል አድራሻ ያስገቡ። አዲስ የይለፍ ቃል የሚመርጡበት ሊንክ እንልክልዎታለን።',
  'forgot.submit': 'ሊንኩን ላኩልኝ',
  'forgot.busy': 'በመላክ ላይ...',
  'forgot.sentHelp': 'በ5 ደቂቃ ውስጥ ኢሜይል ካልደረሰዎት የአይፈለጌ መልእክት (Spam) ሳጥንዎን ይመልከቱ፤ ከዚያም የደንበኞች አገልግሎታችንን ያግኙ።',
  'forgot.again': 'ሌላ የኢሜይል አድራሻ ይጠቀሙ',
  'forgot.failed': 'የይለፍ ቃል መቀየሪያ ኢሜይሉን መላክ አልተቻለም። እባክዎ እንደገና ይሞክሩ።',
  'forgot.unreachable': 'መቀየሪያ ሊንኩን በመላክ ላይ ስህተት ተፈጥሯል። እባክዎ እንደገና ይሞክሩ።',
  'reset.title': 'አዲስ የይለፍ ቃል ይምረጡ',
  'reset.checking': 'ሊንክዎን በመፈተሽ ላይ',
  'reset.checkFailed': 'ሊንኩን መፈተሽ አልተቻለም',
  'reset.invalidTitle': 'የማይሠራ መቀየሪያ ሊንክ',
  'reset.invalid': 'ይህ ሊንክ ጊዜው አልፏል ወይም ትክክል አይደለም።',
  'reset.invalidToken': 'የማይሠራ ሊንክ',
  'reset.request': 'አዲስ ሊንክ ይጠይቁ',
  'reset.failed': 'የይለፍ ቃሉን መቀየር አልተቻለም',
  'reset.doneText': 'ከሁሉም መሣሪያዎች ወጥተዋል። ከ3 ሰከንድ በኋላ ወደ መግቢያ ገጹ እንወስድዎታለን።',
  'reset.goNow': 'አሁን ይግቡ',

  // The link that verifies an address
  'verify.title': 'ኢሜይልዎን ያረጋግጡ',
  'verify.checking': 'የኢሜይል አድራሻዎን በማረጋገጥ ላይ',
  'verify.done': 'ኢሜይልዎ ተረጋግጧል',
  'verify.doneText': 'መለያዎ ዝግጁ ነው። ይግቡና ቁጥሮችዎን ይምረጡ።',
  'verify.sentTo': 'ወደ <b>{email}</b> የላክነውን ኢሜይል በዚሁ መሣሪያ ይክፈቱ። ሊንኩ ያስገባዎታል፤ ወደ ጨዋታዎም ይመልስዎታል።',
  'verify.noMail': 'በ5 ደቂቃ ውስጥ ኢሜይል ካልደረሰዎት የአይፈለጌ መልእክት (Spam) ሳጥንዎን ይመልከቱ፤ ወይም እንደገና እንላክልዎት።',
  'verify.again': 'እንደገና ላክ',
  'verify.sentAgain': 'ኢሜይሉን ወደ {email} እንደገና ልከናል።',
  'verify.wrongAddress': 'አድራሻው ተሳስቷል?',
  'verify.sendHere': 'ወደዚህ አድራሻ ላክ',
  'verify.tooLate': 'ከአንድ ሰዓት በላይ አልፏል። ይግቡ፤ አዲስ ሊንክ እንልክልዎታለን።',
  'verify.invalid': 'ይህ ሊንክ አይሠራም',
  'verify.invalidText': 'ጊዜው አልፏል ወይም ከዚህ በፊት ጥቅም ላይ ውሏል። እባክዎ ይግቡ፤ አድራሻዎ ገና ካልተረጋገጠ አዲስ ሊንክ እንልክልዎታለን።',
  'verify.failed': 'የኢሜይል አድራሻዎን ማረጋገጥ አልቻልንም',
}
