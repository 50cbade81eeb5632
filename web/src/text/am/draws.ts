import type { TranslationOf } from '../catalogue.ts'
import type { draws as english } from '../en/draws.ts'

/** A first draft: a native speaker reads it before launch. Polite form throughout. */
export const draws: TranslationOf<typeof english> = {
  // Around the stage
  'draw.live': 'ቀጥታ',
  'draw.waiting': 'በመጠባበቅ ላይ',
  'draw.completed': 'ተጠናቋል',
  'draw.watching': '{count} ተመልካቾች',
  'draw.jar': '{count} ኳሶች ያሉት ማሰሮ',
  'draw.seal': 'ከአሻራ {hex} የተሸመነ ማኅተም',
  'draw.fingerprint': 'የተሸመነ አሻራ {hex}',
  'draw.trial': 'ይህ ሙከራ ነው፤ እውነተኛ ዕጣ አይደለም',
  'draw.trialText': 'የሚወጣው በሙከራ ቢኮናችን ነው። ቁልፉን ሁሉም ሰው ስለሚያውቀው ምንም አያረጋግጥም።',

  // Before the result
  'draw.closesIn': 'ሰሌዳው ሊዘጋ የቀረው',
  'draw.closing': 'ሰሌዳው እየተዘጋ ነው',
  'draw.beaconIn': 'ቢኮኑ ሊናገር የቀረው',
  'draw.beaconNow': 'ቢኮኑ አሁን ይናገራል',
  'draw.saidLow': '{label}፦ 3 ደቂቃ',
  'draw.saidLast': '{label}፦ 1 ደቂቃ',
  'draw.sealed':
    '<b>{time} ታሽጓል።</b> በዝርዝሩ ውስጥ {count, plural, one {# ቁጥር አለ} other {# ቁጥሮች አሉ}}፣ አሻራው <m>{hex}</m>። ከአሁን በኋላ ዝርዝሩን ማንም መቀየር አይችልም።',
  'draw.round': 'የሚወስነው የሕዝብ ቢኮን <b>ዙር {round}</b> ነው፤ {time} ላይ። ገና አልተፈጠረም።',
  'draw.late': 'ቢኮኑ ዘግይቷል',
  'draw.lateWhy': 'ዙር {round}ን ብቻ እንጠብቃለን፣ ምንም ያህል ጊዜ ቢወስድ።',
  'draw.lateSafe': 'ዝርዝሩ እንደታሸገ ነው። ውጤቱን ምንም ሊቀይረው አይችልም።',

  // The result
  'draw.spoken': 'ቢኮኑ ተናግሯል',
  'draw.threeWinners': 'ሦስት አሸናፊዎች',
  'draw.over': 'ዕጣው ወጥቷል',
  'draw.stillInside': 'ገና በማሰሮው ውስጥ',
  'draw.nobody': '{number}ን ማንም አልያዘም',
  'draw.noWinner': 'አሸናፊ የለም',
  'draw.said': '{place}፦ {number}፣ {name}።',
  'draw.check': 'ይህን ዕጣ ያረጋግጡ',

  // Who starts one
  'draw.start.midday': 'የቀትር ዕጣ አውጣ',
  'draw.start.daily': 'ዕለታዊ ዕጣ አውጣ',
  'draw.start.weekly': 'ሳምንታዊ ዕጣ አውጣ',
  'draw.start.monthly': 'ወርሃዊ ዕጣ አውጣ',

  // The page of viewers
  'live.title': 'የቀጥታ ዕጣ',
  'live.failed': 'የጨዋታውን ሁኔታ ማምጣት አልተቻለም',
  'live.failedText': 'በራሳችን እንደገና እንሞክራለን። ይህ ገጽ ባያየውም ዕጣው ይቀጥላል።',
  'live.paid': 'የከፈሉ ሰዎች',
  'live.selected': 'የተመረጡ ቁጥሮች',
  'live.ready': 'ለዕጣ ዝግጁ',
  'live.notReady': 'ገና ዝግጁ አይደለም',
  'live.notReadyText': 'ዕጣ ለማውጣት 1 የጸደቀ ክፍያና 3 የጸደቁ ቁጥሮች ያስፈልጋሉ።',
  'live.join': 'ይቀላቀሉ፣ {left} ቀርተዋል',
  'live.watch': 'ዕጣውን ይመልከቱ',
  'live.none': 'ክፍት ጨዋታ የለም',
  'live.noneText': 'ቀጣዩ በራሱ ይከፈታል። ሲከፈት ወዲያው እዚህ ይታያል።',
  'live.noScript': 'የቀጥታ ዕጣው JavaScript ይፈልጋል',
  'live.noScriptText': 'በየሰከንዱ ስለሚለወጥ ገጹ ራሱ ይጠይቀዋል። ለማየት እባክዎ JavaScript ያብሩ።',
  'live.games': 'የጨዋታ ሁኔታ',
  'live.noWinners': 'እስካሁን ዕጣ አልወጣም',
  'live.noWinnersText': 'የመጀመሪያው ዕጣ አሸናፊዎች እዚህ ይታያሉ።',
  'live.how': 'የቀጥታ ዕጣ እንዴት እንደሚወጣ',
  'live.how.close': 'ሰሌዳው ይዘጋል',
  'live.how.closeText': 'ዝርዝሩ በሙሉ ይታሸጋል፤ አሻራውም ለሁሉም ይታተማል።',
  'live.how.beacon': 'ቢኮኑ ይናገራል',
  'live.how.beaconText': 'ሰሌዳው ሲዘጋ ገና ያልነበረ የሕዝብ ቁጥር።',
  'live.how.rise': 'ሦስት ኳሶች ይወጣሉ',
  'live.how.riseText': '3ኛ፣ 2ኛ፣ 1ኛ። መድረኩ የሚያሳየው አስቀድሞ የተረጋገጠ ውጤት ብቻ ነው።',
  'live.how.check': 'ያረጋግጣሉ',
  'live.how.checkText': 'ስልክዎ ያለ እኛ ውጤቱን ራሱ እንደገና ማስላት ይችላል።',
  'live.hosts': 'ለዕጣ አውጪዎች',
}
