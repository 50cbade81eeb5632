import type { Words } from './words.ts'

/** Not yet read by a native speaker: docs/amharic.md. */
export const AMHARIC: Words = {
  language: 'am',
  title: 'ዕጣ ያረጋግጡ',
  lead: 'ይህ ገጽ የ«ዕድል»ን ዕጣ ከማረጋገጫ ፋይሉ ተነስቶ ያረጋግጣል። ይህን የሚያደርገው በዚህ ስልክ ወይም ኮምፒውተር ላይ ነው፤ ኢንተርኔት አያስፈልገውም፤ ምንም ነገርም አይልክም።',
  choose: 'የማረጋገጫ ፋይል ይምረጡ',
  drop: 'ወይም ፋይሉን ጎትተው እዚህ ያስቀምጡት።',
  whereFrom: 'ማረጋገጫውን በዕጣው ገጽ ላይ ያገኙታል፦ «ማረጋገጫውን አውርድ»።',
  paste: 'በፋይል ፈንታ ጽሑፉን ይለጥፉ',
  pasteLabel: 'የማረጋገጫው ጽሑፍ',
  check: 'አረጋግጥ',
  checking: 'ዕጣውን በማረጋገጥ ላይ',

  fair: 'ይህ ዕጣ ትክክል ነው።',
  fairText: (seconds) => `ይህ መሣሪያ ስሌቱን በሙሉ በ${seconds} ሰከንድ እንደገና ሠርቶ እነዚሁኑ አሸናፊዎች አግኝቷል።`,
  trialFair: 'የሙከራው ስሌት ትክክል ነው።',
  trial: 'ይህ ሙከራ ነው፤ እውነተኛ ዕጣ አይደለም',
  trialText: 'የወጣው በሙከራ ቢኮን ነው። ቁጥሮቹን ማንም አስቀድሞ ሊያውቃቸው ስለሚችል ይህን ፋይል ያዘጋጀ ሰው አሸናፊዎቹን መምረጥ ይችል ነበር።',
  unfair: 'ይህ ዕጣ ትክክል አይደለም።',
  unfairText: 'የትኛው ደረጃ ስህተት እንዳለበት ከታች ይመልከቱ። የማረጋገጫ ፋይሉን ያስቀምጡና ለሌሎችም ያሳዩ።',
  unreadable: 'ይህ ሙሉ ማረጋገጫ አይደለም',
  unreadableText: (missing) => `የጎደለው ወይም ትክክል ያልሆነው፦ ${missing}። ሙሉ ማረጋገጫ የሌለው ዕጣ ሊታመን አይችልም።`,

  right: 'ትክክል',
  wrong: 'ስህተት',
  expected: 'መሆን የነበረበት',
  found: 'የተገኘው',
  steps: {
    promise: {
      title: 'ደንቦቹ አስቀድመው ይፋ ሆነዋል',
      text: ({ fee, prizes }) =>
        `ሽያጩ ከመጀመሩ በፊት ይፋ ሆኗል፤ ከዚያ ወዲህም አልተቀየረም፦ ለአንድ ቁጥር ${fee}፣ ሽልማቶች ${prizes}፣ እና የሚወስነው ቢኮን።`,
    },
    entries: {
      title: 'ዝርዝሩ ታሽጓል',
      text: ({ sold, closedAt }) =>
        `ሽያጩ ${closedAt} ሲዘጋ ${sold} ቁጥሮች ተሽጠው ነበር። ይህ የታሸገው ዝርዝር ነው፤ አንዱ እንኳ ቢቀየር አሻራው ይለወጣል።`,
    },
    beacon: {
      title: 'ይፋዊ ቢኮን ወስኗል',
      text: ({ round, roundAt, waitSeconds, isTrial }) =>
        isTrial
          ? `የሙከራ ቢኮኑ የዙር ${round} ቁጥርን ${roundAt} ላይ ሰጥቷል። ቁጥሮቹን ማንም አስቀድሞ ሊያውቃቸው ይችላል።`
          : `ደንቡ የሚፈቅደው አንድ ብቻ ነው፦ የLeague of Entropy ዙር ${round}፣ ${roundAt}፣ ከመዝጊያው ${waitSeconds} ሰከንድ በኋላ። ፊርማው እውነተኛ ነው።`,
    },
    winners: {
      title: 'ስሌቱ አሸናፊዎቹን ይሰጣል',
      text: ({ winners }) =>
        `ደንቦቹ፣ ዝርዝሩና ቢኮኑ አንድ ቋሚ ስሌት ውስጥ ይገባሉ። ይህ መሣሪያ ስሌቱን እንደገና ሠርቶ እነዚሁኑ ቁጥሮች አግኝቷል፦ ${winners}።`,
    },
  },
  faults: {
    open_record_unreadable: 'ይፋ የሆኑት ደንቦች ሊነበቡ አልቻሉም።',
    beacon_not_known: 'ደንቦቹ የሚጠቅሱትን ቢኮን ይህ ማረጋገጫ አያምነውም።',
    close_record_unreadable: 'የመዝጊያው መዝገብ ሊነበብ አልቻለም።',
    result_unreadable: 'የውጤቱ መዝገብ ሊነበብ አልቻለም።',
    other_game: 'ይህ መዝገብ የሌላ ጨዋታ ነው።',
    log_entry_edited: 'በይፋዊው መዝገብ ውስጥ ያለው ጽሑፍ ከተጻፈ በኋላ ተቀይሯል።',
    log_entry_differs: 'ይፋዊው መዝገብ ከዚህ የተለየ ነገር ይላል።',
    log_out_of_order: 'በይፋዊው መዝገብ ውስጥ የደረጃዎቹ ቅደም ተከተል የተሳሳተ ነው።',
    promise_changed: 'ደንቦቹ ዝርዝሩ ሲታሸግ ከነበሩት የተለዩ ናቸው።',
    manifest_differs: 'ዝርዝሩ ከታሸገው የተለየ ነው።',
    sold_differs: 'በዝርዝሩ ውስጥ ያሉት ቁጥሮች ብዛት ከተነገረው ይለያል።',
    closed_before_time: 'ሽያጩ ከታቀደው ጊዜ በፊት ተዘግቷል።',
    round_differs: 'ዕጣው የተሳሳተ የቢኮን ዙር ተጠቅሟል።',
    signature_wrong: 'ቢኮኑ ለዚያ ዙር ይህን ፊርማ በፍጹም አልሰጠም።',
    too_few_balls: 'ለሦስት አሸናፊዎች የሚበቁ ኳሶች የሉም።',
    winners_differ: 'ስሌቱ ሌሎች አሸናፊዎችን ይሰጣል።',
    step_before_failed: 'ከዚህ በፊት ያለው ደረጃ ስህተት ስላለበት ይህን ማረጋገጥ አይቻልም።',
  },

  places: ['1ኛ', '2ኛ', '3ኛ'],
  nobody: (number) => `ቁጥር ${number} ባለቤት የለውም። አሸናፊ የለም።`,

  ticket: 'ትኬቴ በዝርዝሩ ውስጥ አለ?',
  ticketLabel: 'የትኬቱ ቁልፍ ወይም ሊንክ',
  ticketHint: 'QR ኮዱ የሚከፍተውን ሊንክ ወይም በትኬትዎ ላይ ያለውን ባለ 32 ፊደልና አሃዝ ቁልፍ ይለጥፉ።',
  ticketFault: 'እባክዎ ባለ 32 ፊደልና አሃዝ ቁልፉን ወይም QR ኮዱ የሚከፍተውን ሊንክ ይለጥፉ።',
  lookUp: 'ትኬቱን ፈልግ',
  ticketIn: (numbers) => `ይህ ትኬት በታሸገው ዝርዝር ውስጥ አለ፤ ቁጥሮቹ፦ ${numbers}።`,
  ticketWon: (number, place, prize) => `ቁጥር ${number}፦ ${place} ሽልማት አሸንፏል፣ ${prize}።`,
  ticketLost: (number) => `ቁጥር ${number} አልወጣም።`,
  ticketOut: 'ይህ ትኬት በታሸገው ዝርዝር ውስጥ የለም።',
  ticketUnknown: 'ይህ ማረጋገጫ የታሸገውን ዝርዝር ስላልያዘ ትኬት በዝርዝሩ ውስጥ መኖሩን ማሳየት አይችልም።',

  values: 'ለባለሙያዎች፦ ሙሉ ቴክኒካዊ ዝርዝር',
  valueNames: {
    openHash: 'የደንቦቹ አሻራ',
    manifestHash: 'የዝርዝሩ አሻራ',
    round: 'ዙር',
    signature: 'ፊርማ',
    seed: 'የስሌቱ መነሻ',
  },
  limits: 'ይህ የማያረጋግጠው',
  limitsText: 'ሽልማት መከፈሉን ወይም ትክክለኛ ክፍያ ሁሉ በጊዜው መጽደቁን አያረጋግጥም።',
  times: 'ሰዓቶቹ የአዲስ አበባ ናቸው።',
}
