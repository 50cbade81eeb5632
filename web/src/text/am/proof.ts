import type { TranslationOf } from '../catalogue.ts'
import type { proof as english } from '../en/proof.ts'

/** Not yet read by a native speaker: docs/amharic.md. */
export const proof: TranslationOf<typeof english> = {
  'proof.title': 'ዕጣ ያረጋግጡ',
  'proof.game': '{type}፣ ጨዋታ {game}',

  // The verdict
  'proof.checking': 'ዕጣውን በማረጋገጥ ላይ',
  'proof.checkingText': 'መሣሪያዎ ደረጃ በደረጃ እንደገና እያሰላው ነው።',
  'proof.fair': 'ይህ ዕጣ ትክክል ነው።',
  'proof.fairText': 'ይህ መሣሪያ ስሌቱን በሙሉ በ{seconds} ሰከንድ እንደገና ሠርቶ እነዚሁኑ አሸናፊዎች አግኝቷል።',
  'proof.trialFair': 'የሙከራው ስሌት ትክክል ነው።',
  'proof.trialText': 'ይህ መሣሪያ ስሌቱን በ{seconds} ሰከንድ እንደገና ሠርቷል። ሙከራ ስለ እውነተኛ ዕጣ ምንም አያረጋግጥም።',
  'proof.unfair': 'ይህ ዕጣ ትክክል አይደለም።',
  'proof.unfairText': 'የትኛው ደረጃ ስህተት እንዳለበት ከታች ይመልከቱ። የማረጋገጫ ፋይሉን ያስቀምጡና ለሌሎችም ያሳዩ።',
  'proof.right': 'ትክክል',
  'proof.wrong': 'ስህተት',
  'proof.trial': 'ይህ ሙከራ ነበር፤ እውነተኛ ዕጣ አልነበረም',
  'proof.trialNote': 'የወጣው በሙከራ ቢኮናችን ነው። ቁጥሮቹን ማንም አስቀድሞ ሊያውቃቸው ስለሚችል ውጤቱ የዕጣውን ትክክለኛነት አያረጋግጥም።',
  'proof.fingerprint': 'የተሸመነ አሻራ {hex}',

  // The four steps
  'proof.promise': 'ደንቦቹ አስቀድመው ይፋ ሆነዋል',
  'proof.promiseText': 'ሽያጩ ከመጀመሩ በፊት ዋጋውን፣ ሽልማቶቹንና የሚወስነውን ቢኮን ይፋ አድርገናል። ይህ ጥለት የተሸመነው ከዚያ ጽሑፍ ነው።',
  'proof.entries': 'ዝርዝሩ ታሽጓል',
  'proof.entriesText':
    'ሽያጩ {time} ላይ ሲዘጋ {count, plural, one {# ቁጥር ተሽጦ} other {# ቁጥሮች ተሽጠው}} ነበር። ይህ ጥለት የተሸመነው ከጠቅላላው ዝርዝር ነው። አንዱ እንኳ ቢቀየር ጥለቱ ይለወጣል።',
  'proof.beacon': 'ይፋዊ ቢኮን ወስኗል',
  'proof.beaconText':
    'የብዙ ገለልተኛ ድርጅቶች ስብስብ የሆነው League of Entropy በየ3 ሰከንዱ ማንም አስቀድሞ የማያውቀው አንድ ቁጥር ያወጣል። የእኛ ዙር {round} መሆን ነበረበት፤ {time} ላይ፣ ዝርዝሩ ከታሸገ በኋላ። ፊርማው እውነተኛ ነው።',
  'proof.beaconTrial': 'የሙከራ ቢኮናችን የዙር {round} ቁጥርን {time} ላይ ሰጥቷል። ቁጥሮቹን ማንም አስቀድሞ ሊያውቃቸው ይችላል።',
  'proof.winners': 'ስሌቱ አሸናፊዎቹን ይሰጣል',
  'proof.winnersText': 'ደንቦቹ፣ ዝርዝሩና ቢኮኑ አንድ ቋሚ ስሌት ውስጥ ይገባሉ። መሣሪያዎ ስሌቱን አሁን እንደገና ሠርቶ እነዚሁኑ ሦስት ቁጥሮች አግኝቷል።',
  'proof.nobody': 'ቁጥር {number} ባለቤት የለውም። አሸናፊ የለም።',
  'proof.expected': 'መሆን የነበረበት',
  'proof.found': 'የተገኘው',

  // What can be wrong with them
  'proof.fault.open_record_unreadable': 'ይፋ የሆኑት ደንቦች ሊነበቡ አልቻሉም።',
  'proof.fault.beacon_not_known': 'ደንቦቹ የሚጠቅሱትን ቢኮን ይህ ማረጋገጫ አያምነውም።',
  'proof.fault.close_record_unreadable': 'የመዝጊያው መዝገብ ሊነበብ አልቻለም።',
  'proof.fault.result_unreadable': 'የውጤቱ መዝገብ ሊነበብ አልቻለም።',
  'proof.fault.other_game': 'ይህ መዝገብ የሌላ ጨዋታ ነው።',
  'proof.fault.log_entry_edited': 'በይፋዊው መዝገብ ውስጥ ያለው ጽሑፍ ከተጻፈ በኋላ ተቀይሯል።',
  'proof.fault.log_entry_differs': 'ይፋዊው መዝገብ ከዚህ የተለየ ነገር ይላል።',
  'proof.fault.log_out_of_order': 'በይፋዊው መዝገብ ውስጥ የደረጃዎቹ ቅደም ተከተል የተሳሳተ ነው።',
  'proof.fault.promise_changed': 'ደንቦቹ ዝርዝሩ ሲታሸግ ከነበሩት የተለዩ ናቸው።',
  'proof.fault.manifest_differs': 'ዝርዝሩ ከታሸገው የተለየ ነው።',
  'proof.fault.sold_differs': 'በዝርዝሩ ውስጥ ያሉት ቁጥሮች ብዛት ከተነገረው ይለያል።',
  'proof.fault.closed_before_time': 'ሽያጩ ከታቀደው ጊዜ በፊት ተዘግቷል።',
  'proof.fault.round_differs': 'ዕጣው የተሳሳተ የቢኮን ዙር ተጠቅሟል።',
  'proof.fault.signature_wrong': 'ቢኮኑ ለዚያ ዙር ይህን ፊርማ በፍጹም አልሰጠም።',
  'proof.fault.too_few_balls': 'ለሦስት አሸናፊዎች የሚበቁ ኳሶች የሉም።',
  'proof.fault.winners_differ': 'ስሌቱ ሌሎች አሸናፊዎችን ይሰጣል።',
  'proof.fault.step_before_failed': 'ከዚህ በፊት ያለው ደረጃ ስህተት ስላለበት ይህን ማረጋገጥ አይቻልም።',

  // One's own ticket
  'proof.ticket': 'ትኬቴ በዝርዝሩ ውስጥ አለ?',
  'proof.ticketKey': 'የትኬቱ ቁልፍ ወይም ሊንክ',
  'proof.ticketHint': 'QR ኮዱ የሚከፍተውን ሊንክ ወይም በትኬትዎ ላይ ያለውን ባለ 32 ፊደልና አሃዝ ቁልፍ ይለጥፉ።',
  'proof.ticketFault': 'እባክዎ ባለ 32 ፊደልና አሃዝ ቁልፉን ወይም QR ኮዱ የሚከፍተውን ሊንክ ይለጥፉ።',
  'proof.lookUp': 'ትኬቱን ፈልግ',
  'proof.scan': 'QR ስካን',
  'proof.scanFault': 'የትኬት QR ኮድ አልተገኘም። ካሜራውን ያቅርቡ ወይም ሊንኩን ይለጥፉ።',
  'proof.ticketIn': 'ትኬትዎ በታሸገው ዝርዝር ውስጥ አለ',
  'proof.ticketWon': 'ቁጥር {number}፦ {place} አሸንፏል፣ {amount}።',
  'proof.ticketLost': 'ቁጥር {number} አልወጣም።',
  'proof.ticketOut': 'ይህ ትኬት በታሸገው ዝርዝር ውስጥ የለም',
  'proof.ticketOutText': 'በዚህ ጨዋታ ይህ የትኬት ቁልፍ ያለው ቁጥር የለም። የሌላ ጨዋታ ትኬት ሊሆን ይችላል።',

  // The money
  'proof.money': 'የዚህ ጨዋታ ገንዘብ',
  'proof.sold': 'የተሸጠ፦ {count} × {fee}',
  'proof.books': 'በሂሳብ መዝገባችን ያሉ ክፍያዎች',
  'proof.prizes': 'ሽልማቶች',
  'proof.moneyRight': 'በሂሳብ መዝገባችን መሠረት በዝርዝሩ ውስጥ ላለው ቁጥር ሁሉ የጸደቀ ክፍያ አለ።',
  'proof.moneyWrong': 'የሂሳብ መዝገቡና ዝርዝሩ አይጣጣሙም።',
  'proof.moneyFailed': 'የሂሳብ መዝገቡን ማሳየት አልተቻለም።',

  // For whoever wants to know everything
  'proof.values': 'ለባለሙያዎች፦ ሙሉ ቴክኒካዊ ዝርዝር',
  'proof.value.openHash': 'የደንቦቹ አሻራ',
  'proof.value.manifestHash': 'የዝርዝሩ አሻራ',
  'proof.value.round': 'ዙር',
  'proof.value.signature': 'ፊርማ',
  'proof.value.seed': 'የስሌቱ መነሻ',
  'proof.value.log': 'በይፋዊው መዝገብ ያሉት',
  'proof.download': 'ማረጋገጫውን አውርድ',
  'proof.offline': 'ያለ ኢንተርኔት ያረጋግጡ',
  'proof.offlineText': 'ያንን ገጽ አንድ ጊዜ ያስቀምጡ። ማንኛውንም ማረጋገጫ ያለ ኢንተርኔትና ያለ እኛ ያረጋግጣል።',
  'proof.limits': 'ይህ የማያረጋግጠው',
  'proof.limitsText': 'ሽልማት መከፈሉን ወይም ትክክለኛ ክፍያ ሁሉ በጊዜው መጽደቁን አያረጋግጥም።',

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
  'proof.broken': 'ይህ ሙሉ ማረጋገጫ አይደለም',
  'proof.brokenText': 'የጎደለው ወይም ትክክል ያልሆነው፦ {missing}። ሙሉ ማረጋገጫ የሌለው ዕጣ ሊታመን አይችልም።',
  'proof.stuck': 'ብሮውዘርዎ ማረጋገጥ አልቻለም',
  'proof.stuckText': 'ማረጋገጫውን አውርደው ያለ ኢንተርኔት ያረጋግጡ፣ ወይም ይህን ገጽ በሌላ ብሮውዘር ይክፈቱ።',
}
