import type { TranslationOf } from '../catalogue.ts'
import type { proof as english } from '../en/proof.ts'

/** A first draft: a native speaker reads it before launch. Polite form throughout. */
export const proof: TranslationOf<typeof english> = {
  'proof.title': 'ዕጣ ያረጋግጡ',
  'proof.game': '{type}፣ ጨዋታ {game}',

  // The verdict
  'proof.checking': 'ዕጣውን በማረጋገጥ ላይ',
  'proof.checkingText': 'ስልክዎ ደረጃ በደረጃ እንደገና እያሰላው ነው።',
  'proof.fair': 'ይህ ዕጣ ትክክል ነው።',
  'proof.fairText': 'አሁን በዚህ ስልክ ላይ በ{seconds} ሰከንድ ተረጋግጧል። እኛን ማመን አላስፈለገዎትም።',
  'proof.trialFair': 'የሙከራው ስሌት ትክክል ነው።',
  'proof.trialText': 'አሁን በዚህ ስልክ ላይ በ{seconds} ሰከንድ ተሰልቷል። ሙከራ ስለ እውነተኛ ዕጣ ምንም አያረጋግጥም።',
  'proof.unfair': 'ይህ ዕጣ ትክክል አይደለም።',
  'proof.unfairText': 'ስህተቱ ምን እንደሆነ ከታች ያንብቡ። ማረጋገጫውን ያስቀምጡትና ለሌሎችም ያሳዩ።',
  'proof.right': 'ትክክል',
  'proof.wrong': 'ስህተት',
  'proof.trial': 'ይህ ሙከራ ነበር፤ እውነተኛ ዕጣ አልነበረም',
  'proof.trialNote': 'የወጣው በሙከራ ቢኮናችን ነው። ቁልፉን ሁሉም ሰው ስለሚያውቀው ምንም አያረጋግጥም።',
  'proof.fingerprint': 'የተሸመነ አሻራ {hex}',

  // The four steps
  'proof.promise': 'ደንቦቹ አስቀድመው ተወስነዋል',
  'proof.promiseText': 'የመጀመሪያው ቁጥር ከመሸጡ በፊት ዋጋውን፣ ሽልማቶቹንና የሚወስነውን ቢኮን አሳውቀናል። ይህ ጥለት የተሸመነው ከዚያ ጽሑፍ ነው።',
  'proof.entries': 'ዝርዝሩ ታሽጓል',
  'proof.entriesText':
    '{time} ላይ ሰሌዳው ሲዘጋ {count, plural, one {# ቁጥር ተሽጦ} other {# ቁጥሮች ተሽጠው}} ነበር። ይህ ጥለት የተሸመነው ከጠቅላላው ዝርዝር ነው። አንዱ እንኳ ቢቀየር ጥለቱ ሌላ ይሆናል።',
  'proof.beacon': 'የሕዝብ ቢኮን ወስኗል',
  'proof.beaconText':
    'የብዙ ነጻ ድርጅቶች ስብስብ የሆነው League of Entropy በየ3 ሰከንዱ አንድ የዘፈቀደ ቁጥር ያወጣል። የእኛ ዙር {round} መሆን ነበረበት፤ {time} ላይ፣ ዝርዝሩ ከታሸገ በኋላ። ፊርማው እውነተኛ ነው።',
  'proof.beaconTrial': 'የሙከራ ቢኮናችን ዙር {round}ን {time} ላይ ሰጥቷል። ቁልፉን ሁሉም ሰው ያውቀዋል።',
  'proof.winners': 'ስሌቱ አሸናፊዎቹን ይሰጣል',
  'proof.winnersText': 'ደንቦቹ፣ ዝርዝሩና ቢኮኑ አንድ ቋሚ ስሌት ውስጥ ይገባሉ። ስልክዎ አሁን ስሌቱን ደግሞ እነዚሁኑ ሦስት ቁጥሮች አግኝቷል።',
  'proof.nobody': '{number}ን ማንም አልያዘም። አሸናፊ የለም።',
  'proof.expected': 'መሆን የነበረበት',
  'proof.found': 'የተገኘው',

  // What can be wrong with them
  'proof.fault.open_record_unreadable': 'የደንቦቹ ጽሑፍ ሊነበብ አልቻለም።',
  'proof.fault.beacon_not_known': 'ደንቦቹ የሚጠቅሱት ቢኮን ማንም ሊያምነው የማይገባ ነው።',
  'proof.fault.close_record_unreadable': 'የመዝጊያው መዝገብ ሊነበብ አልቻለም።',
  'proof.fault.result_unreadable': 'የውጤቱ መዝገብ ሊነበብ አልቻለም።',
  'proof.fault.other_game': 'ይህ መዝገብ የሌላ ጨዋታ ነው።',
  'proof.fault.log_entry_edited': 'በሕዝብ መዝገቡ ውስጥ ያለው ከተጻፈ በኋላ ተቀይሯል።',
  'proof.fault.log_entry_differs': 'የሕዝብ መዝገቡ ከዚህ የተለየ ነገር ይላል።',
  'proof.fault.log_out_of_order': 'በሕዝብ መዝገቡ ውስጥ የደረጃዎቹ ቅደም ተከተል የተሳሳተ ነው።',
  'proof.fault.promise_changed': 'ደንቦቹ ዝርዝሩ ሲታሸግ ከነበሩት የተለዩ ናቸው።',
  'proof.fault.manifest_differs': 'ዝርዝሩ ከታሸገው የተለየ ነው።',
  'proof.fault.sold_differs': 'በዝርዝሩ ውስጥ ያሉት ቁጥሮች ብዛት ከተነገረው ይለያል።',
  'proof.fault.closed_before_time': 'ሰሌዳው ያለ ጊዜው ተዘግቷል።',
  'proof.fault.round_differs': 'ደንቡ ከሚለው ሌላ የቢኮን ዙር ጥቅም ላይ ውሏል።',
  'proof.fault.signature_wrong': 'ቢኮኑ ለዚያ ዙር ይህን ቁጥር በፍጹም አልሰጠም።',
  'proof.fault.too_few_balls': 'ለሦስት አሸናፊዎች የሚበቁ ኳሶች የሉም።',
  'proof.fault.winners_differ': 'ስሌቱ ሌሎች አሸናፊዎችን ይሰጣል።',
  'proof.fault.step_before_failed': 'ከዚህ በፊት ያለው ስህተት ስለሆነ ይህን ማረጋገጥ አይቻልም።',

  // One's own ticket
  'proof.ticket': 'ትኬቴ በዝርዝሩ ውስጥ አለ?',
  'proof.ticketKey': 'የትኬቱ ቁልፍ ወይም አድራሻ',
  'proof.ticketHint': 'የትኬትዎ QR ኮድ አድራሻውን ይዟል። እሱን ወይም የቁልፉን 32 አሃዞች ይለጥፉ።',
  'proof.ticketFault': 'እባክዎ የቁልፉን 32 አሃዞች ወይም QR ኮዱ የሚከፍተውን አድራሻ ይለጥፉ።',
  'proof.lookUp': 'ፈልግ',
  'proof.scan': 'QR አንብብ',
  'proof.scanFault': 'በዚህ ምስል ውስጥ ትኬት አልተገኘም። እባክዎ ቀረብ አድርገው ያንሱ ወይም አድራሻውን ይለጥፉ።',
  'proof.ticketIn': 'ትኬትዎ በታሸገው ዝርዝር ውስጥ አለ',
  'proof.ticketWon': 'ቁጥር {number} {place} አሸንፏል፦ {amount}።',
  'proof.ticketLost': 'ቁጥር {number} አልወጣም።',
  'proof.ticketOut': 'ይህ ትኬት በዝርዝሩ ውስጥ የለም',
  'proof.ticketOutText': 'በዚህ ጨዋታ በቁልፉ የታሸገ ቁጥር የለም። ምናልባት የሌላ ጨዋታ ትኬት ይሆናል።',

  // The money
  'proof.money': 'የዚህ ጨዋታ ገንዘብ',
  'proof.sold': 'የተሸጠ፦ {count} × {fee}',
  'proof.books': 'በሂሳብ መዝገቡ',
  'proof.prizes': 'ሽልማቶች',
  'proof.moneyRight': 'በዝርዝሩ ውስጥ ላለው ቁጥር ሁሉ ተከፍሏል።',
  'proof.moneyWrong': 'የሂሳብ መዝገቡና ዝርዝሩ አይስማሙም።',
  'proof.moneyFailed': 'የሂሳብ መዝገቡ አልተጫነም።',

  // For whoever wants to know everything
  'proof.values': 'ለባለሙያዎች፦ ሁሉም ዋጋዎች',
  'proof.value.openHash': 'የደንቦቹ አሻራ',
  'proof.value.manifestHash': 'የዝርዝሩ አሻራ',
  'proof.value.round': 'ዙር',
  'proof.value.signature': 'ፊርማ',
  'proof.value.seed': 'የስሌቱ መነሻ',
  'proof.value.log': 'በሕዝብ መዝገቡ ያሉት',
  'proof.download': 'ማረጋገጫውን አውርድ',
  'proof.offline': 'ያለ ኢንተርኔት ያረጋግጡ',
  'proof.offlineText': 'ያንን ገጽ አንድ ጊዜ ያስቀምጡ። ማንኛውንም ማረጋገጫ ያለ ኢንተርኔትና ያለ እኛ ያረጋግጣል።',
  'proof.limits': 'ይህ የማያረጋግጠው',
  'proof.limitsText': 'ሽልማት መከፈሉን ወይም ትክክለኛ ክፍያ ሁሉ በጊዜው መጽደቁን።',

  // When there is nothing to check
  'proof.open': 'ይህ ዕጣ ገና አልወጣም',
  'proof.openText': 'የሚወጣበት፦ {when}። ከዚያ በኋላ ማንም ሰው እዚህ ሊያረጋግጠው ይችላል።',
  'proof.drawing': 'ይህ ዕጣ በመውጣት ላይ ነው',
  'proof.drawingText': 'ዝርዝሩ ታሽጓል። ቢኮኑ እንደተናገረ እዚህ ማረጋገጥ ይችላሉ።',
  'proof.promised': 'ቃል የተገባውን ያውርዱ',
  'proof.sealed': 'የታሸገውን ዝርዝር ያውርዱ',
  'proof.watch': 'ዕጣውን ይመልከቱ',
  'proof.cancelled': 'ይህ ጨዋታ ተሰርዟል',
  'proof.cancelledText': 'የተከፈለባቸው ቁጥሮች ስላነሱ ዕጣ አልወጣም።',
  'proof.unknown': 'እንዲህ ያለ ጨዋታ የለም',
  'proof.unknownText': 'ምናልባት ከአድራሻው አንድ ፊደል ጎድሎ ይሆናል።',
  'proof.failed': 'ማረጋገጫው አልተጫነም',
  'proof.failedText': 'ግንኙነትዎን ይፈትሹና እንደገና ይሞክሩ። ዕጣው ራሱ አይነካም።',
  'proof.broken': 'ይህ ሙሉ ማረጋገጫ አይደለም',
  'proof.brokenText': 'የጎደለው ወይም ትክክል ያልሆነው፦ {missing}። ሙሉ ማረጋገጫ የሌለው ዕጣ ሊታመን አይችልም።',
  'proof.stuck': 'ማሰሻዎ ማረጋገጡን ማካሄድ አልቻለም',
  'proof.stuckText': 'ማረጋገጫውን አውርደው ያለ ኢንተርኔት ያረጋግጡ፣ ወይም ይህን ገጽ በሌላ ማሰሻ ይክፈቱ።',
}
