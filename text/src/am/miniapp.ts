import type { TranslationOf } from '../catalogue.ts'
import type { miniapp as english } from '../en/miniapp.ts'

/** Not yet read by a native speaker: docs/amharic.md. */
export const miniapp: TranslationOf<typeof english> = {
  'miniapp.linkTitle': 'በሚቀጥለው ጊዜ በቴሌግራም መግባት ይፈልጋሉ?',
  'miniapp.linkText':
    'የ«ዕድል» መለያዎን ከዚህ የቴሌግራም መለያ ጋር እናገናኛለን። ከዚያ በኋላ በዚህ ቴሌግራም «ዕድል» ያለ ይለፍ ቃል ይከፈታል። ይህን የሚመርጡት ይህ የቴሌግራም መለያ የእርስዎ ብቻ ከሆነ ነው።',
  'miniapp.link': 'ያገናኙ',
  'miniapp.notNow': 'አሁን አይደለም',
  'miniapp.linkedTitle': 'ቴሌግራም ተገናኝቷል',
  'miniapp.linkedText': 'በሚቀጥለው ጊዜ «ዕድል»ን በቴሌግራም ሲከፍቱ ወደ መለያዎ ይገባሉ።',
  'miniapp.linkFailed': 'ቴሌግራምን ማገናኘት አልተቻለም',
  'miniapp.signedInTitle': 'በቴሌግራም ገብተዋል',
  'miniapp.signedInText': 'ይህ የ{name} መለያ ነው፦ {email}።',
  'miniapp.signInFailed': 'ወደ መለያዎ አልገቡም',
  'refusal.init_data_expired': 'ቴሌግራም «ዕድል»ን ከከፈተ ብዙ ጊዜ አልፏል። እባክዎ ዘግተው እንደገና ይክፈቱና ይግቡ።',
  'refusal.init_data_forged': 'ቴሌግራም ማንነትዎን አላረጋገጠም። እባክዎ «ዕድል»ን ዘግተው እንደገና ይክፈቱና ይግቡ።',
  'refusal.init_data_used': 'በዚህ መስኮት ከዚህ በፊት ገብተዋል። እባክዎ «ዕድል»ን ዘግተው እንደገና ይክፈቱና ይግቡ።',
  'refusal.login_too_old': 'ከገቡ ከ15 ደቂቃ በላይ ሆኗል። እባክዎ ወጥተው እንደገና ይግቡና ያገናኙ።',
  'refusal.mini_app_off': 'በቴሌግራም መግባት ለጊዜው አይቻልም።',
  'refusal.telegram_taken': 'የ«ዕድል» መለያዎ ወይም ይህ የቴሌግራም መለያ አስቀድሞ ከሌላ ጋር ተገናኝቷል። እባክዎ የደንበኞች አገልግሎታችንን ያነጋግሩ።',
}
