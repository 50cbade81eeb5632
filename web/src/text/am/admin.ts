import type { TranslationOf } from '../catalogue.ts'
import type { admin as english } from '../en/admin.ts'

/** A first draft: a native speaker reads it before launch. Polite form throughout. */
export const admin: TranslationOf<typeof english> = {
  'admin.queue': 'ወረፋ',
  'admin.approve': 'አጽድቅ',
  'admin.reject': 'አትቀበል',
  'admin.approveAnyway': 'ቢሆንም አጽድቅ',
  'admin.fullSize': 'በሙሉ መጠን',
  'admin.checksPass': '{count, plural, other {ሁሉም # ማጣሪያዎች አልፈዋል}}',
  'admin.checksFail': 'ከ{count} ማጣሪያዎች {failed} አላለፉም',
  'admin.keys': '<j/> <k/> ወደ ሌላ',
  'admin.reason': 'ተጫዋቹ የሚያነበው ምክንያት',
  'admin.approved': 'ክፍያው ጸድቋል',
  'admin.numbers': 'ቁጥሮች',
  'admin.payments': 'ክፍያዎች',
  'admin.draws': 'ዕጣዎች',
  'admin.coming': 'ይህ የአስተዳዳሪ ገጽ ገና አልተከፈተም',
  'admin.comingText': 'አስተዳዳሪዎች መግባት ሲችሉ ይከፈታል።',
}
