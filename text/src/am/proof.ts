import type { TranslationOf } from '../catalogue.ts'
import type { proof as english } from '../en/proof.ts'

/** Not yet read by a native speaker: docs/amharic.md. */
export const proof: TranslationOf<typeof english> = {
  'proof.game': '{type}፣ ጨዋታ {game}',

  // The verdict
  'proof.checkingText': 'መሣሪያዎ ደረጃ በደረጃ እንደገና እያሰላው ነው።',
  'proof.trialText': 'ይህ መሣሪያ ስሌቱን በ{seconds} ሰከንድ እንደገና ሠርቷል። ሙከራ ስለ እውነተኛ ዕጣ ምንም አያረጋግጥም።',
  'proof.trial': 'ይህ ሙከራ ነበር፤ እውነተኛ ዕጣ አልነበረም',
  'proof.trialNote': 'የወጣው በሙከራ ቢኮናችን ነው። ቁጥሮቹን ማንም አስቀድሞ ሊያውቃቸው ስለሚችል ውጤቱ የዕጣውን ትክክለኛነት አያረጋግጥም።',
  'proof.fingerprint': 'የተሸመነ አሻራ {hex}',

  // The four steps
  'proof.promiseText': 'ሽያጩ ከመጀመሩ በፊት ዋጋውን፣ ሽልማቶቹንና የሚወስነውን ቢኮን ይፋ አድርገናል። ይህ ጥለት የተሸመነው ከዚያ ጽሑፍ ነው።',
  'proof.entriesText':
    'ሽያጩ {time} ላይ ሲዘጋ {count, plural, one {# ቁጥር ተሽጦ} other {# ቁጥሮች ተሽጠው}} ነበር። ይህ ጥለት የተሸመነው ከጠቅላላው ዝርዝር ነው። አንዱ እንኳ ቢቀየር ጥለቱ ይለወጣል።',
  'proof.beaconText':
    'የብዙ ገለልተኛ ድርጅቶች ስብስብ የሆነው League of Entropy በየ3 ሰከንዱ ማንም አስቀድሞ የማያውቀው አንድ ቁጥር ያወጣል። የእኛ ዙር {round} መሆን ነበረበት፤ {time} ላይ፣ ዝርዝሩ ከታሸገ በኋላ። ፊርማው እውነተኛ ነው።',
  'proof.beaconTrial': 'የሙከራ ቢኮናችን የዙር {round} ቁጥርን {time} ላይ ሰጥቷል። ቁጥሮቹን ማንም አስቀድሞ ሊያውቃቸው ይችላል።',
  'proof.winnersText': 'ደንቦቹ፣ ዝርዝሩና ቢኮኑ አንድ ቋሚ ስሌት ውስጥ ይገባሉ። መሣሪያዎ ስሌቱን አሁን እንደገና ሠርቶ እነዚሁኑ ሦስት ቁጥሮች አግኝቷል።',

  // One's own ticket
  'proof.choose': 'ዕጣ ያረጋግጡ',
  'proof.chooseText': 'ስልክዎ ዕጣውን ራሱ ያረጋግጣል። የጨዋታውን መለያ ያስገቡ፤ ወይም ከዕጣዎች ዝርዝር ይምረጡ።',
  'proof.whichGame': 'ጨዋታ',
  'proof.whichGameHint': 'ትኬቱ ላይ እንዳለው፤ ለምሳሌ daily-412።',
  'proof.whichGameFault': 'እንደ daily-412 ያለ የጨዋታ መለያ ያስገቡ።',
  'proof.checkDraw': 'ይህን ዕጣ አረጋግጥ',
  'proof.allDraws': 'ሁሉም ዕጣዎች',
  'proof.scan': 'QR ስካን',
  'proof.scanFault': 'የትኬት QR ኮድ አልተገኘም። ካሜራውን ያቅርቡ ወይም ሊንኩን ይለጥፉ።',
  'proof.ticketIn': 'ትኬትዎ በታሸገው ዝርዝር ውስጥ አለ',
  'proof.ticketWon': 'ቁጥር {number}፦ {place} አሸንፏል፣ {amount}።',
  'proof.ticketLost': 'ቁጥር {number} አልወጣም።',
  'proof.ticketOutText': 'በዚህ ጨዋታ ይህ የትኬት ቁልፍ ያለው ቁጥር የለም። የሌላ ጨዋታ ትኬት ሊሆን ይችላል።',

  // The money
  'proof.money': 'የዚህ ጨዋታ ገንዘብ',
  'proof.sold': 'የተሸጠ፦ {count} × {fee}',
  'proof.books': 'በሂሳብ መዝገባችን ያሉ ክፍያዎች',
  'proof.prizes': 'የቀረቡ ሽልማቶች',
  'proof.moneyRight': 'በሂሳብ መዝገባችን መሠረት በዝርዝሩ ውስጥ ላለው ቁጥር ሁሉ የጸደቀ ክፍያ አለ።',
  'proof.moneyWrong': 'የሂሳብ መዝገቡና ዝርዝሩ አይጣጣሙም።',
  'proof.moneyFailed': 'የሂሳብ መዝገቡን ማሳየት አልተቻለም።',

  // For experts
  'proof.value.log': 'በይፋዊው መዝገብ ያሉት',
  'proof.download': 'ማረጋገጫውን አውርድ',
  'proof.offline': 'ያለ ኢንተርኔት ያረጋግጡ',
  'proof.offlineText': 'ያንን ገጽ አንድ ጊዜ ያስቀምጡ። ማንኛውንም ማረጋገጫ ያለ ኢንተርኔትና ያለ እኛ ያረጋግጣል።',

  // When there is nothing to check
  'proof.open': 'ይህ ዕጣ ገና አልወጣም',
  'proof.openText': 'የሚወጣበት፦ {when}። ከዚያ በኋላ ማንም ሰው እዚህ ሊያረጋግጠው ይችላል።',
  'proof.drawing': 'ይህ ዕጣ በመውጣት ላይ ነው',
  'proof.drawingText': 'ዝርዝሩ ታሽጓል። ቢኮኑ ቁጥሩን እንዳወጣ እዚህ ማረጋገጥ ይችላሉ።',
  'proof.promised': 'ደንቦቹን ያውርዱ',
  'proof.sealed': 'የታሸገውን ዝርዝር ያውርዱ',
  'proof.watch': 'ዕጣውን ይመልከቱ',
  'proof.cancelled': 'ይህ ጨዋታ ተሰርዟል',
  'proof.cancelledText': 'የተሸጡት ቁጥሮች ከሚያስፈልገው በታች ስለነበሩ ዕጣ አልወጣም። እያንዳንዱ ተጫዋች ገንዘቡ እንዲመለስ ወይም የቀጣዩን ጨዋታ ትኬት ይመርጣል።',
  'proof.unknown': 'ጨዋታው አልተገኘም',
  'proof.unknownText': 'አድራሻውን ይፈትሹ ወይም ጨዋታውን ከቀጥታ ዕጣዎች ይክፈቱ።',
  'proof.failed': 'ማረጋገጫውን ማምጣት አልተቻለም',
  'proof.failedText': 'ግንኙነትዎን ይፈትሹና እንደገና ይሞክሩ። ዕጣው ላይ ምንም ለውጥ የለም።',
  'proof.stuck': 'ብሮውዘርዎ ማረጋገጥ አልቻለም',
  'proof.stuckText': 'ማረጋገጫውን አውርደው ያለ ኢንተርኔት ያረጋግጡ፣ ወይም ይህን ገጽ በሌላ ብሮውዘር ይክፈቱ።',
}
