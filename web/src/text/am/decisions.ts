import type { TranslationOf } from '../catalogue.ts'
import type { decisions as english } from '../en/decisions.ts'

/** A first draft: a native speaker reads it before launch. Polite form throughout. */
export const decisions: TranslationOf<typeof english> = {
  'rejection.wrong_picture': 'ምስሉ የገንዘብ ዝውውር አያሳይም። እባክዎ የዝውውርዎን ስክሪንሾት ይላኩ።',
  'rejection.unreadable': 'ስክሪንሾቱ አይነበብም። እባክዎ ግልጽ የሆነ ይላኩ።',
  'rejection.wrong_amount': 'በስክሪንሾቱ ላይ ያለው መጠን ከቁጥሮችዎ ዋጋ ጋር አይገጥምም።',
  'rejection.used_before': 'ይህ ዝውውር ለሌላ ክፍያ ጥቅም ላይ ውሏል።',
  'rejection.not_received': 'ገንዘቡ ወደ ሂሳባችን አልገባም።',
  'rejection.fraud': 'ስክሪንሾቱ ወይም ዝውውሩ እውነተኛ አይደለም።',
  'rejection.cancelled': 'ምርጫው ተሰርዟል።',
  'rejection.other': 'ክፍያውን መቀበል አልተቻለም።',
  'refundReason.rejected': 'ክፍያዎ ተቀባይነት አላገኘም፣ ገንዘብዎ ግን ደርሶናል።',
  'refundReason.paid_too_much': 'ከዋጋው በላይ ልከዋል።',
  'refundReason.game_cancelled': 'ጨዋታው ተሰርዟል።',
  'refundReason.not_wanted': 'በትኬት ፈንታ ገንዘብዎ እንዲመለስ ጠይቀዋል።',

  // As it happens
  'news.approved': 'ክፍያው ጸድቋል',
  'news.approvedTicket': 'ትኬትዎ {number} በጨዋታው ውስጥ ነው።',
  'news.approvedSelect': 'የሚጫወትበትን ትኬት ይምረጡ።',
  'news.rejected': 'ክፍያው ውድቅ ሆኗል',
}
