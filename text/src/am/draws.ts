import type { TranslationOf } from '../catalogue.ts'
import type { draws as english } from '../en/draws.ts'

/** Not yet read by a native speaker: docs/amharic.md. */
export const draws: TranslationOf<typeof english> = {
  // Around the stage
  'draw.live': 'ቀጥታ',
  'draw.waiting': 'በመጠባበቅ ላይ',
  'draw.completed': 'ተጠናቋል',
  'draw.watching': '{count} ተመልካች',
  'draw.jar': '{count} ኳሶች ያሉት የዕጣ ማሰሮ',
  'draw.seal': 'ከአሻራ {hex} የተሸመነ ማህተም',
  'draw.trial': 'ይህ ሙከራ ነው፤ እውነተኛ ዕጣ አይደለም',
  'draw.trialText': 'የሚወጣው በሙከራ ቢኮናችን ነው። ቁጥሮቹን ማንም አስቀድሞ ሊያውቃቸው ስለሚችል ውጤቱ የዕጣውን ትክክለኛነት አያረጋግጥም።',

  // Before the result
  'draw.closesIn': 'ሽያጩ ሊዘጋ የቀረው ጊዜ',
  'draw.closing': 'ሽያጩ እየተዘጋ ነው',
  'draw.beaconIn': 'ቢኮኑ ቁጥር ሊያወጣ የቀረው ጊዜ',
  'draw.beaconNow': 'ቢኮኑ አሁን ቁጥር ያወጣል',
  'draw.saidLow': '{label}፦ 3 ደቂቃ',
  'draw.saidLast': '{label}፦ 1 ደቂቃ',
  'draw.sealed':
    '<b>{time} ታሽጓል።</b> በዝርዝሩ ውስጥ {count, plural, one {# ቁጥር አለ} other {# ቁጥሮች አሉ}}፣ አሻራው <m>{hex}</m>። ከአሁን በኋላ ዝርዝሩን ማንም መቀየር አይችልም።',
  'draw.witnessed': 'ከ{known} ታዛቢዎች {count} ከቢኮኑ {lead} በፊት አይተውታል።',
  'draw.notWitnessed': 'ታዛቢ ያላየው ዕጣ',
  'draw.round': 'የሚወስነው የይፋዊው ቢኮን <b>ዙር {round}</b> ነው፤ {time} ላይ። ቁጥሩ ገና አልተፈጠረም።',
  'draw.late': 'ቢኮኑ ዘግይቷል',
  'draw.lateWhy': 'ምንም ያህል ጊዜ ቢወስድ የምንጠብቀው ዙር {round} ብቻ ነው።',
  'draw.lateSafe': 'ዝርዝሩ እንደታሸገ ነው። ሁሉም ትኬቶች በዕጣው ይቆያሉ።',

  // The result
  'draw.beaconPublished': 'ቢኮኑ ቁጥሩን አውጥቷል',
  'draw.threeWinners': 'ሦስት አሸናፊ ቁጥሮች',
  'draw.over': 'ዕጣው ወጥቷል',
  'draw.stillInside': 'ገና ያልወጣ',
  'draw.nobody': 'ቁጥር {number} ባለቤት የለውም',
  'draw.noWinner': 'አሸናፊ የለም',
  'draw.said': '{place}፦ {name}፣ {number}።',
  'draw.check': 'ይህን ዕጣ ያረጋግጡ',

  // The page of viewers
  'live.title': 'የቀጥታ ዕጣ',
  'live.failed': 'የጨዋታውን ሁኔታ ማሳየት አልተቻለም',
  'live.failedText': 'ገጹ በራሱ እንደገና ይሞክራል። ይህ ገጽ ባያሳየውም ዕጣው ይቀጥላል።',
  'live.paid': 'የከፈሉ ሰዎች',
  'live.selected': 'የተመረጡ ቁጥሮች',
  'live.ready': 'ለዕጣ ዝግጁ',
  'live.notReady': 'ገና ዝግጁ አይደለም',
  'live.notReadyText': 'ዕጣ ለማውጣት ቢያንስ 1 የጸደቀ ክፍያና 3 የጸደቁ ቁጥሮች ያስፈልጋሉ።',
  'live.join': 'ይሳተፉ · {left} ቀርቷል',
  'live.complete': 'በዚህ ጨዋታ {count} ቁጥሮች አሉዎት።',
  'live.yours': 'የእርስዎ ቁጥር',
  'live.watch': 'ዕጣውን ይመልከቱ',
  'live.none': 'አሁን ክፍት ጨዋታ የለም',
  'live.noneText': 'ቀጣዩ በራሱ ይከፈታል። ሲከፈት ወዲያው እዚህ ይታያል።',
  'live.noScript': 'የቀጥታ ዕጣውን ለማየት JavaScript ያብሩ',
  'live.noScriptText': 'ይህ ገጽ በየሰከንዱ ስለሚለወጥ JavaScript ያስፈልገዋል። እባክዎ በብሮውዘርዎ ያብሩት።',
  'live.games': 'የጨዋታ ሁኔታ',
  'live.noWinners': 'እስካሁን ዕጣ አልወጣም',
  'live.noWinnersText': 'ከመጀመሪያው ዕጣ በኋላ አሸናፊዎቹ እዚህ ይታያሉ።',
  'live.how': 'የቀጥታ ዕጣ እንዴት እንደሚወጣ',
  'live.how.close': 'ሽያጩ ይዘጋል',
  'live.how.closeText': 'የተሳታፊዎቹ ዝርዝር በሙሉ ይታሸጋል፤ አሻራውም ይፋ ይደረጋል።',
  'live.how.beacon': 'ቢኮኑ ቁጥር ያወጣል',
  'live.how.beaconText': 'ሽያጩ ሲዘጋ ገና ያልነበረ፣ ማንም አስቀድሞ ሊያውቀው የማይችል ቁጥር።',
  'live.how.balls': 'ሦስት ኳሶች ይወጣሉ',
  'live.how.ballsText': 'መጀመሪያ 3ኛ፣ ከዚያ 2ኛ፣ በመጨረሻ 1ኛ ሽልማት። ውጤቱ የሚረጋገጠው ኳሶቹ ከመውጣታቸው በፊት ነው።',
  'live.how.check': 'እርስዎ ያረጋግጣሉ',
  'live.how.checkText': 'ስልክዎ ያለ እኛ ውጤቱን እንደገና ማስላት ይችላል።',
}
