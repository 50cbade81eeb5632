import type { Words } from './words.ts'

/** A first draft: a native speaker reads it before launch. Polite form throughout. */
export const AMHARIC: Words = {
  language: 'am',
  title: 'ዕጣ ያረጋግጡ',
  lead: 'ይህ ገጽ የዕድልን ዕጣ ከማረጋገጫው እንደገና ያሰላል። ይህን የሚያደርገው በዚህ ስልክ ወይም ኮምፒውተር ላይ፣ ያለ ኢንተርኔትና ያለ እኛ ነው።',
  choose: 'የማረጋገጫ ፋይል ይምረጡ',
  drop: 'ወይም ፋይሉን በዚህ ገጽ ላይ ይጣሉት።',
  whereFrom: 'ማረጋገጫውን በዕጣው ገጽ ላይ ያገኙታል፦ “ማረጋገጫውን አውርድ”።',
  paste: 'በፋይል ፈንታ ጽሑፉን ይለጥፉ',
  pasteLabel: 'የማረጋገጫው ጽሑፍ',
  check: 'አረጋግጥ',
  checking: 'ዕጣውን በማረጋገጥ ላይ',

  fair: 'ይህ ዕጣ ትክክል ነው።',
  fairText: (seconds) => `አሁን በዚሁ መሣሪያ ላይ በ${seconds} ሰከንድ ተረጋግጧል። ማንንም ማመን አላስፈለገዎትም።`,
  trialFair: 'የሙከራው ስሌት ትክክል ነው።',
  trial: 'ይህ ሙከራ ነው፤ እውነተኛ ዕጣ አይደለም',
  trialText: 'የወጣው በሙከራ ቢኮን ነው። ቁልፉን ሁሉም ሰው ስለሚያውቀው ይህን ፋይል ያዘጋጀ ሰው አሸናፊዎቹን መምረጥ ይችል ነበር፤ ስለዚህ ምንም አያረጋግጥም።',
  unfair: 'ይህ ዕጣ ትክክል አይደለም።',
  unfairText: 'ስህተቱ ምን እንደሆነ ከታች ያንብቡ። ማረጋገጫውን ያስቀምጡትና ለሌሎችም ያሳዩ።',
  unreadable: 'ይህ ሙሉ ማረጋገጫ አይደለም',
  unreadableText: (missing) => `የጎደለው ወይም ትክክል ያልሆነው፦ ${missing}። ሙሉ ማረጋገጫ የሌለው ዕጣ ሊታመን አይችልም።`,

  right: 'ትክክል',
  wrong: 'ስህተት',
  expected: 'መሆን የነበረበት',
  found: 'የተገኘው',
  steps: {
    promise: {
      title: 'ደንቦቹ አስቀድመው ተወስነዋል',
      text: ({ fee, prizes }) =>
        `የመጀመሪያው ቁጥር ከመሸጡ በፊት ታትሟል፤ ከዚያ ወዲህም አልተቀየረም፦ ለአንድ ቁጥር ${fee}፣ ሽልማቶች ${prizes}፣ እና የሚወስነው ቢኮን።`,
    },
    entries: {
      title: 'ዝርዝሩ ታሽጓል',
      text: ({ sold, closedAt }) =>
        `ሰሌዳው ${closedAt} ሲዘጋ ${sold} ቁጥሮች ተሽጠው ነበር። ይህ የዚያ ጊዜ ዝርዝር ነው፤ አንዱ እንኳ ቢቀየር አሻራው ሌላ ይሆናል።`,
    },
    beacon: {
      title: 'የሕዝብ ቢኮን ወስኗል',
      text: ({ round, roundAt, waitSeconds, isTrial }) =>
        isTrial
          ? `የሙከራ ቢኮኑ ዙር ${round}ን ${roundAt} ላይ ሰጥቷል። ቁልፉን ሁሉም ሰው ያውቀዋል።`
          : `ደንቡ አንድ ምርጫ ብቻ ይተዋል፦ የLeague of Entropy ዙር ${round}፣ ${roundAt}፣ ከመዝጊያው ${waitSeconds} ሰከንድ በኋላ። ፊርማው እውነተኛ ነው።`,
    },
    winners: {
      title: 'ስሌቱ አሸናፊዎቹን ይሰጣል',
      text: ({ winners }) => `ደንቦቹ፣ ዝርዝሩና ቢኮኑ አንድ ቋሚ ስሌት ውስጥ ይገባሉ። እዚህ ሲደገም እነዚሁኑ ሦስት ቁጥሮች ይሰጣል፦ ${winners}።`,
    },
  },
  faults: {
    open_record_unreadable: 'የደንቦቹ ጽሑፍ ሊነበብ አልቻለም።',
    beacon_not_known: 'ደንቦቹ የሚጠቅሱት ቢኮን ማንም ሊያምነው የማይገባ ነው።',
    close_record_unreadable: 'የመዝጊያው መዝገብ ሊነበብ አልቻለም።',
    result_unreadable: 'የውጤቱ መዝገብ ሊነበብ አልቻለም።',
    other_game: 'ይህ መዝገብ የሌላ ጨዋታ ነው።',
    log_entry_edited: 'በሕዝብ መዝገቡ ውስጥ ያለው ከተጻፈ በኋላ ተቀይሯል።',
    log_entry_differs: 'የሕዝብ መዝገቡ ከዚህ የተለየ ነገር ይላል።',
    log_out_of_order: 'በሕዝብ መዝገቡ ውስጥ የደረጃዎቹ ቅደም ተከተል የተሳሳተ ነው።',
    promise_changed: 'ደንቦቹ ዝርዝሩ ሲታሸግ ከነበሩት የተለዩ ናቸው።',
    manifest_differs: 'ዝርዝሩ ከታሸገው የተለየ ነው።',
    sold_differs: 'በዝርዝሩ ውስጥ ያሉት ቁጥሮች ብዛት ከተነገረው ይለያል።',
    closed_before_time: 'ሰሌዳው ያለ ጊዜው ተዘግቷል።',
    round_differs: 'ደንቡ ከሚለው ሌላ የቢኮን ዙር ጥቅም ላይ ውሏል።',
    signature_wrong: 'ቢኮኑ ለዚያ ዙር ይህን ቁጥር በፍጹም አልሰጠም።',
    too_few_balls: 'ለሦስት አሸናፊዎች የሚበቁ ኳሶች የሉም።',
    winners_differ: 'ስሌቱ ሌሎች አሸናፊዎችን ይሰጣል።',
    step_before_failed: 'ከዚህ በፊት ያለው ስህተት ስለሆነ ይህን ማረጋገጥ አይቻልም።',
  },

  places: ['1ኛ', '2ኛ', '3ኛ'],
  nobody: (number) => `${number}ን ማንም አልያዘም። አሸናፊ የለም።`,

  ticket: 'ትኬቴ በዝርዝሩ ውስጥ አለ?',
  ticketLabel: 'የትኬቱ ቁልፍ ወይም አድራሻ',
  ticketHint: 'በትኬቱ ላይ ያሉት 32 አሃዞች፣ ወይም QR ኮዱ የሚከፍተው አድራሻ።',
  ticketFault: 'እባክዎ የቁልፉን 32 አሃዞች ወይም QR ኮዱ የሚከፍተውን አድራሻ ይለጥፉ።',
  lookUp: 'ፈልግ',
  ticketIn: (numbers) => `ይህ ትኬት በታሸገው ዝርዝር ውስጥ አለ፤ ቁጥሮቹ፦ ${numbers}።`,
  ticketWon: (number, place, prize) => `${number} ${place} ሽልማት አሸንፏል፦ ${prize}።`,
  ticketLost: (number) => `${number} አልወጣም።`,
  ticketOut: 'ይህ ትኬት በዚህ ጨዋታ የታሸገ ዝርዝር ውስጥ የለም።',
  ticketUnknown: 'በዚህ ማረጋገጫ ውስጥ ያለው ዝርዝር የታሸገው ስላልሆነ ስለ ትኬት ምንም አይናገርም።',

  values: 'ለባለሙያዎች፦ ሁሉም ዋጋዎች',
  valueNames: {
    openHash: 'የደንቦቹ አሻራ',
    manifestHash: 'የዝርዝሩ አሻራ',
    round: 'ዙር',
    signature: 'ፊርማ',
    seed: 'የስሌቱ መነሻ',
  },
  limits: 'ይህ የማያረጋግጠው',
  limitsText: 'ሽልማት መከፈሉን ወይም ትክክለኛ ክፍያ ሁሉ በጊዜው መጽደቁን።',
  times: 'ሰዓቶቹ የአዲስ አበባ ናቸው።',
}
