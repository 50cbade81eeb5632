import type { TranslationOf } from '../catalogue.ts'
import type { money as english } from '../en/money.ts'

/** Not yet read by a native speaker: docs/amharic.md. */
export const money: TranslationOf<typeof english> = {
  'money.title': 'ገንዘቡ የት ይሄዳል',
  'money.lead': 'ከ{date} ጀምሮ ያለው እያንዳንዱ ብር፤ እኛ ከምንሠራበት የሂሳብ መዝገብ።',
  'money.leadLoading': 'እያንዳንዱ ብር፤ እኛ ከምንሠራበት የሂሳብ መዝገብ።',
  'money.takenIn': 'የገባ ገንዘብ',
  'money.prizes': 'አሸናፊ ያገኘ ሽልማት',
  'money.prizesPaid': 'የተከፈለ ሽልማትና የተቀነሰ ግብር',
  'money.stillOwed': 'ገና ያልተከፈለ',
  'money.refunds': 'ተመላሽ ገንዘብ',
  'money.prizesText': 'አሸናፊ ያገኘው ሽልማት ከግብር በፊት ያለ ነው። ሽልማት ሲጸድቅ ግብሩ ይቀነሳል፤ ቀሪው ገና ያልተከፈለ ነው።',
  'money.failed': 'የገንዘብ መግለጫውን ማሳየት አልተቻለም',
  'money.failedText': 'ገጹ በራሱ እንደገና ይሞክራል። የሂሳብ መዝገቡ እንደተጠበቀ ነው።',
  'money.none': 'እስካሁን የገባ ገንዘብ የለም',
  'money.noneText': 'የመጀመሪያው የጸደቀ ክፍያ እዚህ ይታያል።',
  'money.noScript': 'መግለጫውን ለማየት JavaScript ያብሩ',
  'money.noScriptText': 'አሃዞቹ አሁን ካለው የሂሳብ መዝገብ ስለሚመጡ JavaScript ያስፈልጋል። እባክዎ በብሮውዘርዎ ያብሩት።',

  // By month
  'money.months': 'በየወሩ',
  'money.monthsTable': 'ገንዘብ በየወሩ',
  'money.month': 'ወር',
  'money.stitch': 'አንድ ስፌት {amount} ነው።',
  'money.figures.millions': 'አሃዞቹ የገባውን ገንዘብ በሚሊዮን ብር ያሳያሉ።',
  'money.figures.thousands': 'አሃዞቹ የገባውን ገንዘብ በሺህ ብር ያሳያሉ።',
  'money.figures.ones': 'አሃዞቹ የገባውን ገንዘብ በብር ያሳያሉ።',

  // How long
  'money.times': 'ምን ያህል ጊዜ ይወስዳል',
  'money.approvals': 'ክፍያ እስኪጸድቅ፣ መካከለኛ ጊዜ',
  'money.payouts': 'ሽልማት እስኪከፈል፣ መካከለኛ ጊዜ',
  'money.within': 'ከ100 ውስጥ 95ቱ በ{duration} ውስጥ።',
  'money.approvalCount': 'ባለፉት 30 ቀናት {count, plural, one {# ክፍያ} other {# ክፍያዎች}}።',
  'money.payoutCount': 'ከዕጣው እስከ ዝውውሩ። ባለፉት 30 ቀናት {count, plural, one {# ሽልማት} other {# ሽልማቶች}}።',
  'money.noApprovals': 'ባለፉት 30 ቀናት የጸደቀ ክፍያ የለም።',
  'money.noPayouts': 'ባለፉት 30 ቀናት የተከፈለ ሽልማት የለም።',
  'money.seconds': '{count} ሰከንድ',

  // By game
  'money.games': 'በየጨዋታው',
  'money.game': 'ጨዋታ',
  'money.drawn': 'የወጣበት ቀን',
  'money.sold': 'የተሸጠ × ዋጋ',
  'money.tax': 'ግብር',
  'money.paid': 'የተከፈለ',
  'money.returned': 'ለተጫዋቾች የተመለሰ',
  'money.state': 'ሽልማቶች',
  'money.allPaid': 'ተከፍሏል',
  'money.somePaid': 'ከ{winners} ለ{paid} ተከፍሏል',
  'money.noWinners': 'አሸናፊ የለም',
  'money.cancelled': 'ተሰርዟል',
  'money.currency': 'መጠኖቹ በብር ናቸው።',
  'money.gamesText':
    'የጨዋታው የገባ ገንዘብ ለትኬቶቹ የተከፈለው ነው። የተሰረዙ ጨዋታዎችና የተሰረዙ ትኬቶች ገንዘብ በተመላሽ ወይም በቀጣዩ ጨዋታ ትኬት ይመለሳል። ከላይ ያሉት ድምሮች በትርፍ የተከፈሉ መጠኖችን፣ ውድቅ የሆኑና ትኬት የሌላቸውን ክፍያዎችም ይጨምራሉ።',
  'money.export': 'የ{year} CSV',
  'money.gamesFailed': 'ጨዋታዎቹን ማሳየት አልተቻለም',
  'money.gamesNone': 'እስካሁን የተጠናቀቀ ጨዋታ የለም',
  'money.gamesNoneText': 'ጨዋታው ዕጣው ከወጣ በኋላ እዚህ ይታያል።',

  'money.left': 'ከሽልማትና ከተመላሽ ገንዘብ በኋላ የሚቀረው ለዝውውር ወጪ፣ ለግብርና «ዕድል»ን ለሚያንቀሳቅሱ ሰዎች ይውላል።',
}
