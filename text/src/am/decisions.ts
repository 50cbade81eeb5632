import type { TranslationOf } from '../catalogue.ts'
import type { decisions as english } from '../en/decisions.ts'

/** Not yet read by a native speaker: docs/amharic.md. */
export const decisions: TranslationOf<typeof english> = {
  'rejection.wrong_picture': 'ምስሉ የገንዘብ ዝውውር አያሳይም። እባክዎ የዝውውርዎን ስክሪንሾት ይላኩ።',
  'rejection.unreadable': 'ስክሪንሾቱ አይነበብም። እባክዎ ግልጽ የሆነ ይላኩ።',
  'rejection.wrong_amount':
    'በስክሪንሾቱ ላይ ያለው መጠን ከቁጥሮችዎ ዋጋ ጋር አይገጥምም። ትክክለኛውን ስክሪንሾት ይላኩ፤ ሌላ መጠን ልከው ከሆነ የደንበኞች አገልግሎታችንን ያግኙ።',
  'rejection.used_before': 'ይህ ዝውውር ለሌላ ክፍያ አገልግሏል። ስህተት ነው ብለው ካሰቡ የደንበኞች አገልግሎታችንን ያግኙ።',
  'rejection.not_received': 'ገንዘቡ ወደ ሂሳባችን አልገባም። ዝውውሩ መሳካቱን ይመልከቱ፤ ከዚያ የደንበኞች አገልግሎታችንን ያግኙ።',
  'rejection.fraud': 'ስክሪንሾቱ ወይም ዝውውሩ እውነተኛ አይደለም።',
  'rejection.cancelled': 'የቁጥር ምርጫዎን ሠራተኞቻችን ሰርዘዋል።',
  'rejection.other': 'ክፍያውን መቀበል አልቻልንም። እባክዎ የደንበኞች አገልግሎታችንን ያግኙ።',

  // As it happens
  'news.approved': 'ክፍያው ጸድቋል',
  'news.approvedTicket': 'ትኬትዎ {number} በዕጣው ይሳተፋል።',
  'news.approvedSelect': 'አሁን የሚጫወቱበትን ትኬት ይምረጡ።',
  'news.rejected': 'ክፍያው ተቀባይነት አላገኘም',

  // After the submission
  'payment.missed': 'ክፍያዎን ከማጣራታችን በፊት ጨዋታው ተዘግቷል። ይቅርታ እንጠይቃለን።',
  'payment.missedPending': 'ክፍያው እንደጸደቀ ይመርጣሉ፦ ቁጥሮችዎን በቀጣዩ ጨዋታ፣ ሌሎች ቁጥሮች፣ ወይም ገንዘቡ እንዲመለስ።',
  'payment.submitted': 'የክፍያ ማስረጃዎ ደርሶናል!',
  'pay.sentNumbers':
    'አብዛኛውን ጊዜ በአንድ ደቂቃ ውስጥ እናጣራለን። ውጤቱን እስክናሳውቅዎ ድረስ የተያዙልዎ ቁጥሮች፦ {numbers}። ሽያጩ ከዚያ በፊት ከተዘጋ ከቀጣዩ ጨዋታ ትኬት ይመርጣሉ።',
  'pay.sentWithout': 'አብዛኛውን ጊዜ በአንድ ደቂቃ ውስጥ እናጣራለን። ክፍያው ሲጸድቅ ትኬት ይመርጣሉ።',
  'pay.approvedText': 'ትኬትዎ በዕጣው ይሳተፋል። መልካም ዕድል።',
  'pay.approvedSelect': 'አሁን የሚጫወቱበትን ትኬት ይምረጡ።',
  'pay.seeTicket': 'ትኬትዎን ይመልከቱ',
  'pay.selectTicket': 'ትኬት ይምረጡ',
  'pay.sendAgain': 'እንደገና ይላኩ',
  'pay.another': 'ተጨማሪ ቁጥሮች ይምረጡ',
  'payment.status.pending': 'በመጣራት ላይ',
  'payment.status.rejected': 'ክፍያው ተቀባይነት አላገኘም',
}
