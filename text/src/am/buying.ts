import type { TranslationOf } from '../catalogue.ts'
import type { buying as english } from '../en/buying.ts'

/** Not yet read by a native speaker: docs/amharic.md. */
export const buying: TranslationOf<typeof english> = {
  'refusal.fee_changed': 'የቀጣዩ ጨዋታ ዋጋ ከከፈሉት ይለያል። ገንዘብዎ እንዲመለስ እባክዎ የደንበኞች አገልግሎታችንን ያግኙ።',
  'refusal.game_closed': 'የዚህ ጨዋታ ሽያጭ አብቅቷል።',
  'refusal.game_full': 'የዚህ ጨዋታ ቁጥሮች ሁሉ ተወስደዋል። እባክዎ ሌላ ጨዋታ ይምረጡ።',
  'refusal.game_not_found': 'ይህን ጨዋታ ማግኘት አልቻልንም። ክፍት የሆኑትን በጨዋታዎች ገጽ ይመልከቱ።',
  'refusal.holds_used_up': 'የዚህን ጨዋታ ቁጥሮች ሳይከፍሉ ሦስት ጊዜ ይዘዋል። መጀመሪያ ይክፈሉ፤ ክፍያዎ ሲጸድቅ ቁጥሮችዎን ይመርጣሉ። ወይም ነገ እንደገና ይሞክሩ።',
  'refusal.new_players_full':
    'ለአዲስ ተጫዋቾች የተመደቡት ቁጥሮች ለጊዜው ተይዘዋል። ከጥቂት ደቂቃዎች በኋላ እንደገና ይሞክሩ፤ ወይም አሁን ይክፈሉና ክፍያዎ ሲጸድቅ ቁጥሮችዎን ይምረጡ።',
  'refusal.no_numbers_chosen': 'እባክዎ ቢያንስ አንድ ቁጥር ይምረጡ',
  'refusal.numbers_taken': 'ከመረጧቸው ቁጥሮች አንዳንዶቹ በሌሎች ተጫዋቾች ተወስደዋል',
  'refusal.payment_not_found': 'ይህን ክፍያ ማግኘት አልቻልንም።',
  'refusal.payments_today': 'ዛሬ 5 ክፍያዎችን ልከዋል። ከመካከላቸው አንዱ እስኪጸድቅ ይጠብቁ፤ ወይም ነገ እንደገና ይሞክሩ። ስክሪንሹቱን አያጥፉት።',
  'refusal.payments_waiting': 'ቀደም ሲል የላኩትን ክፍያ ገና እያጣራን ነው። ይህን ስክሪንሹት አያጥፉት፤ የቀደመው ክፍያ ውሳኔ ሲያገኝ ይህን ይላኩ።',
  'refusal.picture_not_supported': 'እባክዎ የJPEG፣ PNG ወይም WebP ምስል ይምረጡ።',
  'refusal.picture_too_large': 'ይህ ምስል በጣም ትልቅ ነው። እባክዎ እስከ 10 ሜባ የሆነ ይምረጡ።',
  'refusal.picture_unreadable': 'ይህ ምስል ሊነበብ አልቻለም። እባክዎ አዲስ ስክሪንሾት ያንሱና እሱን ይምረጡ።',
  'refusal.reference_invalid': 'እባክዎ የግብይት ቁጥሩን ያረጋግጡ፦ ከ6 እስከ 30 ፊደላትና አሃዞች።',
  'refusal.reference_used': 'ይህ የግብይት ቁጥር ከዚህ በፊት ጥቅም ላይ ውሏል። ቁጥሩን ይፈትሹ ወይም የደንበኞች አገልግሎታችንን ያግኙ።',
  'refusal.sales_stopped': 'ሽያጩ ለጊዜው ቆሟል። እባክዎ ቆይተው እንደገና ይሞክሩ።',
  'refusal.screenshot_not_found': 'ስክሪንሾቱ አልተገኘም። እባክዎ እንደገና ይላኩት።',
  'refusal.screenshot_used': 'ይህ ስክሪንሾት ለሌላ ክፍያ ተልኳል። የዚህን ዝውውር ይላኩ።',
  'refusal.selection_not_owed': 'ይህ ክፍያ አስቀድሞ ትኬት ወይም ተመላሽ ገንዘብ አለው።',
  'refusal.staff_cannot_play': 'የሠራተኛ መለያዎች አይጫወቱም።',
  'refusal.ticket_not_found': 'ይህን ትኬት ማግኘት አልቻልንም።',
  'refusal.ticket_unavailable': 'ይህ ትኬት በሌላ ተጫዋች ተወስዷል',
  'refusal.too_many_holds': 'በአንድ ሰዓት ውስጥ የዚህን ጨዋታ ቁጥሮች 10 ጊዜ ይዘዋል። ለያዟቸው ቁጥሮች ይክፈሉ፤ ወይም ቆይተው እንደገና ይሞክሩ።',
  'refusal.too_many_numbers': 'መምረጥ የሚችሉት እስከ 3 ቁጥር ብቻ ነው',
  'refusal.upload_incomplete': 'ምስሉ ገና ሙሉ በሙሉ አልደረሰም። እባክዎ እንደገና ይሞክሩ።',
  'refusal.upload_not_found': 'የላኩት ምስል ጊዜው አልፏል። እባክዎ ስክሪንሾቱን እንደገና ይምረጡ።',
}
