import { verdict } from '../am/verdict.ts'
import { type Words, wordsOf } from './words.ts'

/** Not yet read by a native speaker: docs/amharic.md. */
export const AMHARIC: Words = wordsOf(verdict, {
  language: 'am',
  lead: 'ይህ ገጽ የ«ዕድል»ን ዕጣ ከማረጋገጫ ፋይሉ ተነስቶ ያረጋግጣል። ይህን የሚያደርገው በዚህ ስልክ ወይም ኮምፒውተር ላይ ነው፤ ኢንተርኔት አያስፈልገውም፤ ምንም ነገርም አይልክም።',
  choose: 'የማረጋገጫ ፋይል ይምረጡ',
  drop: 'ወይም ፋይሉን ጎትተው እዚህ ያስቀምጡት።',
  whereFrom: 'ማረጋገጫውን በዕጣው ገጽ ላይ ያገኙታል፦ «ማረጋገጫውን አውርድ»።',
  paste: 'በፋይል ፈንታ ጽሑፉን ይለጥፉ',
  pasteLabel: 'የማረጋገጫው ጽሑፍ',
  check: 'አረጋግጥ',

  trial: 'ይህ ሙከራ ነው፤ እውነተኛ ዕጣ አይደለም',
  trialText: 'የወጣው በሙከራ ቢኮን ነው። ቁጥሮቹን ማንም አስቀድሞ ሊያውቃቸው ስለሚችል ይህን ፋይል ያዘጋጀ ሰው አሸናፊዎቹን መምረጥ ይችል ነበር።',

  stepTexts: {
    promise: ({ fee, prizes }) =>
      `ሽያጩ ከመጀመሩ በፊት ይፋ ሆኗል፤ ከዚያ ወዲህም አልተቀየረም፦ ለአንድ ቁጥር ${fee}፣ ሽልማቶች ${prizes}፣ እና የሚወስነው ቢኮን።`,
    entries: ({ sold, closedAt }) =>
      `ሽያጩ ${closedAt} ሲዘጋ ${sold} ቁጥሮች ተሽጠው ነበር። ይህ የታሸገው ዝርዝር ነው፤ አንዱ እንኳ ቢቀየር አሻራው ይለወጣል።`,
    beacon: ({ round, roundAt, waitSeconds, isTrial }) =>
      isTrial
        ? `የሙከራ ቢኮኑ የዙር ${round} ቁጥርን ${roundAt} ላይ ሰጥቷል። ቁጥሮቹን ማንም አስቀድሞ ሊያውቃቸው ይችላል።`
        : `ደንቡ የሚፈቅደው አንድ ብቻ ነው፦ የLeague of Entropy ዙር ${round}፣ ${roundAt}፣ ከመዝጊያው ${waitSeconds} ሰከንድ በኋላ። ፊርማው እውነተኛ ነው።`,
    winners: ({ winners }) =>
      `ደንቦቹ፣ ዝርዝሩና ቢኮኑ አንድ ቋሚ ስሌት ውስጥ ይገባሉ። ይህ መሣሪያ ስሌቱን እንደገና ሠርቶ እነዚሁኑ ቁጥሮች አግኝቷል፦ ${winners}።`,
  },

  ticketIn: (numbers) => `ይህ ትኬት በታሸገው ዝርዝር ውስጥ አለ፤ ቁጥሮቹ፦ ${numbers}።`,
  ticketWon: (number, place, prize) => `ቁጥር ${number}፦ ${place} ሽልማት አሸንፏል፣ ${prize}።`,
  ticketLost: (number) => `ቁጥር ${number} አልወጣም።`,
  ticketUnknown: 'ይህ ማረጋገጫ የታሸገውን ዝርዝር ስላልያዘ ትኬት በዝርዝሩ ውስጥ መኖሩን ማሳየት አይችልም።',

  times: 'ሰዓቶቹ የአዲስ አበባ ናቸው።',
})
