import type { TranslationOf } from '../catalogue.ts'
import type { payment as english } from '../en/payment.ts'

/** Not yet read by a native speaker: docs/amharic.md. */
export const payment: TranslationOf<typeof english> = {
  'pay.title': 'ክፍያ',
  'pay.numbers': '{type}፣ {count, plural, one {# ቁጥር} other {# ቁጥሮች}}',

  // Without a hold
  'pay.without': 'ቁጥር አልመረጡም።',
  'pay.withoutText': 'አሁን ከፍለው ክፍያው ሲጸድቅ ትኬት መምረጥ ይችላሉ።',
  'pay.pickFirst': 'መጀመሪያ ቁጥሮችን ይምረጡ',
  'pay.lostText': 'የላኩት ገንዘብ አይጠፋም። የክፍያ ማስረጃውን ይላኩልን፤ እስከዚያ ቁጥሮችዎ ከተወሰዱ ክፍያው ሲጸድቅ ሌላ ትኬት ይመርጣሉ።',
  'pay.lostNotSent': 'ገና አልላኩም? መጀመሪያ ቁጥሮችዎን እንደገና ይምረጡ።',

  // The three steps
  'pay.send': 'ገንዘቡን ይላኩ',
  'pay.sendText': '{method}ን ከፍተው በትክክል ይህን መጠን ያስተላልፉ።',
  'pay.sentAlready': '{amount} አስቀድመው ልከዋል። እንደገና አይላኩት።',
  'pay.sentOther': 'ገንዘብ አስቀድመው ልከዋል። እንደገና አይላኩ።',
  'pay.notSentYet': 'እስካሁን ገንዘብ አልላክሁም',
  'pay.amount': 'መጠን',
  'pay.receiver': 'የእኛ ሂሳብ',
  'pay.accountNumber': 'የ{method} ቁጥር',
  'pay.accountSince': 'የእኛ ሂሳብ፤ ለመጨረሻ ጊዜ የተቀየረው፦ {when}',
  'pay.upload': 'ስክሪንሾቱን ይላኩ',
  'pay.uploadText': '{method} ከዝውውሩ በኋላ የሚያሳየውን ማረጋገጫ ገጽ ይጠቀሙ።',
  'pay.uploadHint': 'ግንኙነቱ ቢቋረጥ ካቆመበት ይቀጥላል።',
  'pay.preparing': 'ስክሪንሾቱን በማሳነስ ላይ',
  'pay.checking': 'ስክሪንሾቱን በመፈተሽ ላይ',
  'pay.who': 'ገንዘቡን ማን እንደላከ ይንገሩን',
  'pay.accountName': 'የላኪ ስም',
  'pay.accountNamePlaceholder': 'በ{method} ላይ እንደተጻፈው',
  'pay.reference': 'የግብይት ቁጥር',
  'pay.optional': '(ግዴታ አይደለም)',
  'pay.method': 'የክፍያ መንገድ',
  'pay.type': 'የክፍያ ዓይነት',
  'pay.submit': 'ማስረጃውን ላክ',
  'pay.submitting': 'በመላክ ላይ...',
  'pay.offline': 'ግንኙነት የለም። ግንኙነቱ እንደተመለሰ እንልከዋለን።',
  'pay.queued': 'ስክሪንሾቱ እንደደረሰ እንልከዋለን።',
  'pay.retrying': 'እስካሁን ምላሽ አልመጣም። በድጋሚ እየሞከርን ነው፤ የክፍያ ማስረጃዎ ሁለት ጊዜ አይላክም።',
  'pay.promise':
    'አብዛኛውን ጊዜ በአንድ ደቂቃ ውስጥ እናጣራለን። ውጤቱን እስክናሳውቅዎ ድረስ ቁጥሮችዎ የእርስዎ ናቸው። ሽያጩ ከዚያ በፊት ከተዘጋ ከቀጣዩ ጨዋታ ትኬት ይመርጣሉ።',
  'pay.promiseWithout': 'አብዛኛውን ጊዜ በአንድ ደቂቃ ውስጥ እናጣራለን። ከዚያ ትኬትዎን ይመርጣሉ።',
  'pay.onlyApproved': 'ማሸነፍ የሚችሉት የጸደቁ ቁጥሮች ብቻ ናቸው። ክፍያዎ ተቀባይነት ካላገኘ ምክንያቱን እዚህ ያያሉ።',

  // What is wrong, to the letter
  'pay.accountNameMissing': 'እባክዎ በቴሌብር ላይ ያለውን የላኪ ስም ያስገቡ።',
  'pay.accountNameLong': 'እባክዎ የላኪውን ስም ያሳጥሩ።',
  'pay.typeMissing': 'እባክዎ የክፍያ ዓይነት ይምረጡ።',
  'pay.screenshotMissing': 'እባክዎ የክፍያዎን ስክሪንሾት ይላኩ።',
  'pay.screenshotUploading': 'ስክሪንሾቱ ገና በመላክ ላይ ነው። እንደደረሰ ክፍያዎን እንልካለን።',
  'pay.loginMissing': 'የክፍያ ማስረጃ ለመላክ መግባት አለብዎት',
  'pay.failed': 'የክፍያ ማስረጃው አልተላከም',
  'pay.failedText': 'እባክዎ ቆየት ብለው እንደገና ይሞክሩ።',
  'pay.uploadFailed': 'ስክሪንሾቱን መላክ አልተቻለም',

  // When it cannot be paid
  'pay.closed': 'ለጊዜው ክፍያ አንቀበልም',
  'pay.closedText': 'ገንዘብ አይላኩ፦ ለጊዜው የሚቀበለው ሂሳብ የለም። እባክዎ ቆየት ብለው ይመለሱ።',
  'pay.closedSent': 'ገንዘቡን ልከዋል? ስክሪንሾቱን ይላኩ። ገና አልላኩም? ምንም አይላኩ።',
  'pay.accountChanged': 'ሂሳቡ ተቀይሯል። ወደ ቀድሞው ሂሳብ ልከዋል? ያም ይቆጠራል።',
  'pay.loadFailed': 'የክፍያ ገጹን መክፈት አልተቻለም',
  'pay.loadFailedText': 'የያዟቸው ቁጥሮች እስከ ሰዓታቸው ድረስ ይቆያሉ። መጠኑን ከማየትዎ በፊት እባክዎ ገንዘብ አይላኩ።',
}
