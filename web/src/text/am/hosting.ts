import type { TranslationOf } from '../catalogue.ts'
import type { hosting as english } from '../en/hosting.ts'

/** A first draft: a native speaker reads it before launch. Polite form throughout. */
export const hosting: TranslationOf<typeof english> = {
  // One kind of game
  'hosting.types': 'ዕጣዎች በዓይነታቸው',
  'hosting.counts': '{paid} ከፍለዋል፣ {numbers} ቁጥሮች',
  'hosting.open': 'እስከ {when} ክፍት',
  'hosting.ready': 'ለዕጣ ዝግጁ',
  'hosting.notReady': 'ገና ዝግጁ አይደለም',
  'hosting.sealed': 'ታሽጓል፣ {time} ይወጣል',
  'hosting.none': 'ክፍት ጨዋታ የለም',
  'hosting.drawing': 'በመውጣት ላይ...',
  'hosting.rules': 'ደንቦች',
  'hosting.rulesOf': 'ደንቦች፦ {type}',

  // Its rules
  'hosting.rule.fee': 'የአንድ ቁጥር ዋጋ፦ {fee}።',
  'hosting.rule.prizes': 'ሽልማቶች፦ 1ኛ {first}፣ 2ኛ {second}፣ 3ኛ {third}።',
  'hosting.rule.next': 'ቀጣዩ ዕጣ፦ {when}። ሽያጩ ከ{minutes} ደቂቃ በፊት ይዘጋል።',
  'hosting.rule.ready': 'ዕጣ ለማውጣት ቢያንስ {payments} የጸደቀ ክፍያና {numbers} የጸደቁ ቁጥሮች ያስፈልጋሉ።',
  'hosting.rule.close': 'ሲዘጋ ዝርዝሩ ይታሸጋል፤ አሻራውም ይታተማል። ከዚያ በኋላ ማንም ሊቀይረው አይችልም።',
  'hosting.rule.beacon': 'የሚወስነው የሕዝብ ቢኮን አንድ ዙር ነው። የትኛው እንደሆነ የሚታወቀው ሲዘጋ ነው፤ ከመፈጠሩ ቢያንስ 30 ሰከንድ በፊት።',
  'hosting.rule.late': 'ቢኮኑ ቢዘገይ ያንኑ ዙር እንጠብቃለን፤ ሌላ አንወስድም።',
  'hosting.rule.winners': 'ደንቦቹ፣ ዝርዝሩና ቢኮኑ ከ1ኛ እስከ 3ኛ ሦስት ቁጥሮች ይሰጣሉ። እርስዎን ጨምሮ ማንም ሊመርጣቸው አይችልም።',
  'hosting.rule.nobody': 'ማንም ያልያዘው ቁጥር አሸናፊ የለውም፤ ይህም በግልጽ ይታያል።',
  'hosting.rule.once': 'ለአንድ ጨዋታ አንድ ዕጣ ብቻ። «ዕጣውን አጽዳ» መድረኩን ያጸዳል እንጂ ውጤቱን አይቀይርም።',

  // Starting one
  'hosting.confirm': 'ሽያጩ አሁን ተዘግቶ ዕጣው ከ30 ሰከንድ ገደማ በኋላ ይውጣ?',
  'hosting.confirmText': '{type} ጨዋታ {game} ከጊዜው በፊት ወዲያው መሸጥ ያቆማል። ይህ ሊመለስ አይችልም፦ የተዘጋ ጨዋታ ዕጣው ብቻ ይወጣል።',
  'hosting.payments': 'የጸደቁ ክፍያዎች',
  'hosting.numbers': 'የጸደቁ ቁጥሮች',
  'hosting.needs': 'ዕጣ ለማውጣት ቢያንስ {payments} የጸደቀ ክፍያና {numbers} የጸደቁ ቁጥሮች ያስፈልጋሉ። እባክዎ ይጠብቁ።',
  'hosting.closeNow': 'ሽያጩን ዝጋና ዕጣ አውጣ',
  'hosting.started': 'ዕጣው ተጀምሯል',
  'hosting.startedText': 'የሚወስነው ዙር {round} ነው፤ {time} ላይ።',
  'hosting.startFailed': 'ዕጣውን መጀመር አልተቻለም',

  // The stage
  'hosting.empty': 'መድረኩ ባዶ ነው',
  'hosting.emptyText': 'ጨዋታ እንደተዘጋ ዕጣው እዚህ ይታያል።',
  'hosting.reset': 'ዕጣውን አጽዳ',
  'hosting.resetText': '«ዕጣውን አጽዳ» ለተመልካቾች መድረኩን ያጸዳል። ውጤቱን በፍጹም አይቀይርም።',
  'hosting.cleared': 'መድረኩ ጸድቷል',
  'hosting.clearFailed': 'መድረኩ አልጸዳም',
  'hosting.happened': 'የተከናወነው',
  'hosting.step.closed': 'ሰሌዳው ተዘግቶ ታሽጓል',
  'hosting.step.closedText': '{time}፣ {count, plural, one {# ቁጥር ተሽጧል} other {# ቁጥሮች ተሽጠዋል}}',
  'hosting.step.round': 'ዙሩ ተወስኖ ታውቋል',
  'hosting.step.roundText': 'ዙር {round}፣ {time} ላይ',
  'hosting.step.waiting': 'ቢኮኑን በመጠበቅ ላይ',
  'hosting.step.waitingText': 'አገልጋዩ ዙሩን በራሱ ይጠይቃል።',
  'hosting.step.beacon': 'የቢኮኑ ፊርማ ተረጋግጧል',
  'hosting.step.beaconText': '{time}፣ ሲከፈት በተወሰነው ቁልፍ',
  'hosting.step.winners': 'አሸናፊዎቹ ተሰልተዋል',
  'hosting.step.winnersText': '1ኛ {first}፣ 2ኛ {second}፣ 3ኛ {third}',
  'hosting.done': 'ተከናውኗል',
  'hosting.notYet': 'ገና',

  // A round that came another way
  'hosting.signature': 'ፊርማውን በእጅ ያስገቡ',
  'hosting.signatureText': 'ዙር {round}ን ከማንኛውም የdrand አገልጋይ ፈልገው ፊርማውን ይለጥፉ። የተሳሳተ ፊርማ ምንም አይቀይርም፦ ራሱን ያረጋግጣል።',
  'hosting.signatureLabel': 'የዙር {round} ፊርማ',
  'hosting.signatureHint': 'ከ0 እስከ 9 እና ከa እስከ f ያሉ 96 አሃዞች። ክፍተትና 0x ችግር የለውም።',
  'hosting.signatureMissing': 'እባክዎ የፊርማውን 96 አሃዞች ይለጥፉ።',
  'hosting.signatureSend': 'በዚህ ፊርማ ዕጣ አውጣ',
  'hosting.signatureFailed': 'ፊርማው ተቀባይነት አላገኘም',

  // What the server may refuse here
  'refusal.draw_not_found': 'ይህ ጨዋታ ገና ስላልተዘጋ ዕጣ የለውም።',
  'refusal.game_not_ready': 'ለዕጣ የጸደቁት ክፍያዎች ወይም ቁጥሮች ያንሳሉ።',
  'refusal.game_still_open': 'ይህ ጨዋታ አሁንም ይሸጣል። መጀመሪያ ይዝጉት።',
  'refusal.signature_wrong': 'ቢኮኑ ለዚያ ዙር ይህን ፊርማ በፍጹም አልሰጠም። እባክዎ እንደገና ይቅዱት።',
}
