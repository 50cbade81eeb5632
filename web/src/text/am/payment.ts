import type { TranslationOf } from '../catalogue.ts'
import type { payment as english } from '../en/payment.ts'

/** A first draft: a native speaker reads it before launch. Polite form throughout. */
export const payment: TranslationOf<typeof english> = {
  'pay.title': 'ክፍያ',
  'pay.numbers': '{type}፣ {count, plural, one {# ቁጥር} other {# ቁጥሮች}}',

  // Without a hold
  'pay.without': 'ያለ ቁጥር እየከፈሉ ነው።',
  'pay.withoutText': 'ክፍያው ሲጸድቅ ትኬት ይመርጣሉ።',
  'pay.pickFirst': 'መጀመሪያ ቁጥሮችን ይምረጡ',
  'pay.lostText': 'የላኩት ገንዘብ አይጠፋም፦ ክፍያውን ያስገቡ፤ እስከዚያ ቁጥሮችዎ ከተያዙ ክፍያው ሲጸድቅ ሌላ ትኬት ይመርጣሉ።',
  'pay.lostNotSent': 'ገና አልላኩም? እንግዲያው መጀመሪያ ቁጥሮችዎን እንደገና ይምረጡ።',

  // The three steps
  'pay.send': 'ገንዘቡን ይላኩ',
  'pay.sendText': '{method}ን ከፍተው ልክ ይህን መጠን ያስተላልፉ።',
  'pay.amount': 'መጠን',
  'pay.receiver': 'የሂሳብ ስም',
  'pay.accountNumber': 'የ{method} ቁጥር',
  'pay.upload': 'ስክሪንሾቱን ይላኩ',
  'pay.uploadText': 'ከተላለፈ በኋላ {method} የሚያሳየው ገጽ።',
  'pay.uploadHint': 'ግንኙነቱ ቢቋረጥ ካቆመበት ይቀጥላል።',
  'pay.preparing': 'ምስሉን በማሳነስ ላይ',
  'pay.checking': 'ምስሉን በማጣራት ላይ',
  'pay.who': 'ማን እንደከፈለ ይንገሩን',
  'pay.accountName': 'የሂሳብ ስም',
  'pay.accountNamePlaceholder': 'በ{method} ላይ እንደተጻፈው',
  'pay.reference': 'የግብይት ቁጥር',
  'pay.ifAtHand': '(ካለዎት)',
  'pay.method': 'የክፍያ መንገድ',
  'pay.type': 'የክፍያ ዓይነት',
  'pay.submit': 'ክፍያውን ላክ',
  'pay.submitting': 'በመላክ ላይ...',
  'pay.asking': 'እስካሁን መልስ አልመጣም። መጠየቃችንን እንቀጥላለን፤ ምንም ነገር ሁለት ጊዜ አይላክም።',
  'pay.promise': 'አብዛኛውን ጊዜ በአንድ ደቂቃ ውስጥ እናረጋግጣለን። እስክንመልስ ድረስ ቁጥሮችዎ የእርስዎ ናቸው።',
  'pay.promiseWithout': 'አብዛኛውን ጊዜ በአንድ ደቂቃ ውስጥ እናረጋግጣለን። ከዚያ ትኬትዎን ይመርጣሉ።',
  'pay.onlyApproved': 'የሚያሸንፉት የጸደቁ ብቻ ናቸው። ክፍያዎ ተቀባይነት ካላገኘ ምክንያቱን እዚህ ያያሉ።',

  // What is wrong, to the letter
  'pay.accountNameMissing': 'እባክዎ የቴሌብር ሂሳብ ስምዎን ያስገቡ።',
  'pay.accountNameLong': 'እባክዎ የሂሳብ ስሙን ያሳጥሩ።',
  'pay.typeMissing': 'እባክዎ የክፍያ ዓይነት ይምረጡ።',
  'pay.screenshotMissing': 'እባክዎ የክፍያዎን ስክሪንሾት ይላኩ።',
  'pay.screenshotUnderWay': 'ስክሪንሾቱ ገና በመላክ ላይ ነው። እባክዎ እስኪደርስ ይጠብቁ።',
  'pay.loginMissing': 'ክፍያ ለመላክ መግባት አለብዎት',
  'pay.failed': 'ክፍያው አልተላከም',
  'pay.failedText': 'እባክዎ ቆየት ብለው እንደገና ይሞክሩ።',
  'pay.uploadFailed': 'ስክሪንሾቱ አልተላከም',

  // When it cannot be paid
  'pay.closed': 'ለጊዜው ክፍያ መቀበል አይቻልም',
  'pay.closedText': 'ገንዘብ የሚላክበት ሂሳብ የለም። እባክዎ ገንዘብ አይላኩ፣ ቆየት ብለው ይመለሱ።',
  'pay.loadFailed': 'ክፍያዎ አልተጫነም',
  'pay.loadFailedText': 'የያዟቸው ቁጥሮች እስከ ሰዓታቸው ድረስ ይቆያሉ። መጠኑን ከማየትዎ በፊት እባክዎ ገንዘብ አይላኩ።',

  // Afterwards
  'pay.sentNumbers': 'አብዛኛውን ጊዜ በአንድ ደቂቃ ውስጥ እናረጋግጣለን። እስክንመልስ ድረስ {numbers} የእርስዎ ናቸው።',
  'pay.sentNumber': 'አብዛኛውን ጊዜ በአንድ ደቂቃ ውስጥ እናረጋግጣለን። እስክንመልስ ድረስ {numbers} የእርስዎ ነው።',
  'pay.sentWithout': 'አብዛኛውን ጊዜ በአንድ ደቂቃ ውስጥ እናረጋግጣለን። ክፍያው ሲጸድቅ ትኬት ይመርጣሉ።',
  'pay.approvedText': 'ትኬትዎ በጨዋታው ውስጥ ነው። መልካም ዕድል።',
  'pay.approvedSelect': 'የሚጫወትበትን ትኬት ይምረጡ።',
  'pay.alreadySent': 'ለ{numbers} የከፈሉት ደርሶናል',
  'pay.seeTicket': 'ትኬትዎን ይመልከቱ',
  'pay.selectTicket': 'ትኬት ይምረጡ',
  'pay.sendAgain': 'እንደገና ይላኩ',
  'pay.another': 'ተጨማሪ ቁጥሮች ይምረጡ',
}
