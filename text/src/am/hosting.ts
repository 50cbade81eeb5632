import type { TranslationOf } from '../catalogue.ts'
import type { hosting as english } from '../en/hosting.ts'

/** Not yet read by a native speaker: docs/amharic.md. */
export const hosting: TranslationOf<typeof english> = {
  // Who starts one
  'draw.start.midday': 'የቀትር ዕጣ አውጣ',
  'draw.start.daily': 'ዕለታዊ ዕጣ አውጣ',
  'draw.start.weekly': 'ሳምንታዊ ዕጣ አውጣ',
  'draw.start.monthly': 'ወርሃዊ ዕጣ አውጣ',
  'live.hosts': 'ለዕጣ አውጪዎች',

  // One kind of game
  'hosting.types': 'ዕጣዎች በዓይነታቸው',
  'hosting.counts': '{paid} ሰዎች ከፍለዋል፣ ከ100 ቁጥሮች {numbers} ተመርጠዋል',
  'hosting.sealedCounts': '{players} ተጫዋች፣ {numbers} ቁጥር',
  'hosting.open': 'እስከ {when} ክፍት',
  'hosting.ready': 'ለዕጣ ዝግጁ',
  'hosting.notReady': 'ገና ዝግጁ አይደለም',
  'hosting.sealed': 'ታሽጓል፣ ዕጣው {time} ይወጣል',
  'hosting.none': 'ክፍት ጨዋታ የለም',
  'hosting.drawing': 'በመውጣት ላይ...',
  'hosting.rules': 'ደንቦች',
  'hosting.rulesOf': 'ደንቦች፦ {type}',

  // Its rules
  'hosting.rule.fee': 'የአንድ ቁጥር ዋጋ፦ {fee}።',
  'hosting.rule.prizes': 'ሽልማቶች፦ 1ኛ {first}፣ 2ኛ {second}፣ 3ኛ {third}።',
  'hosting.rule.next': 'ቀጣዩ ዕጣ፦ {when}። ሽያጩ የሚዘጋው ዕጣው ሊወጣ {minutes} ደቂቃ ሲቀረው ነው።',
  'hosting.rule.ready': 'ዕጣ ለማውጣት ቢያንስ {payments} የጸደቀ ክፍያና {numbers} የጸደቁ ቁጥሮች ያስፈልጋሉ።',
  'hosting.rule.close': 'ጨዋታው ሲዘጋ ዝርዝሩ ይታሸጋል፤ አሻራውም ይፋ ይደረጋል። ከዚያ በኋላ ማንም ሊቀይረው አይችልም።',
  'hosting.rule.beacon': 'የሚወስነው የይፋዊ ቢኮን አንድ ዙር ነው። የትኛው እንደሆነ የሚወሰነው ጨዋታው ሲዘጋ ነው፤ ዙሩ ከመውጣቱ ቢያንስ 30 ሰከንድ በፊት።',
  'hosting.rule.late': 'ቢኮኑ ቢዘገይ ያንኑ ዙር እንጠብቃለን፤ ሌላ አንወስድም።',
  'hosting.rule.winners': 'ደንቦቹ፣ ዝርዝሩና ቢኮኑ ከ1ኛ እስከ 3ኛ ሦስት ቁጥሮች ይሰጣሉ። እርስዎን ጨምሮ ማንም ሊመርጣቸው አይችልም።',
  'hosting.rule.nobody': 'ባለቤት የሌለው ቁጥር ቢወጣ አሸናፊ የለውም፤ ይህም በግልጽ ይታያል።',
  'hosting.rule.once': 'ለአንድ ጨዋታ አንድ ዕጣ ብቻ። «መድረኩን አጽዳ» መድረኩን ያጸዳል እንጂ ውጤቱን አይቀይርም።',

  // Starting one
  'hosting.confirm': 'ሽያጩ አሁን ተዘግቶ ዕጣው ከ30 ሰከንድ ገደማ በኋላ ይውጣ?',
  'hosting.confirmText': '{type} ጨዋታ {game} ከጊዜው በፊት ሽያጩን ወዲያው ያቆማል። ይህን መመለስ አይቻልም፤ ከተዘጋ በኋላ የሚቀረው ዕጣው መውጣት ብቻ ነው።',
  'hosting.payments': 'የጸደቁ ክፍያዎች',
  'hosting.numbers': 'የጸደቁ ቁጥሮች',
  'hosting.paymentsWaiting': 'ለማጣራት የሚጠብቁ ክፍያዎች',
  'hosting.numbersHeld': 'በዚህ ደቂቃ የተያዙ ቁጥሮች',
  'hosting.moneyIn': 'የገባ ገንዘብ',
  'hosting.prizesAtMost': 'ሽልማት ቢበዛ',
  'hosting.reviewFirst': 'መጀመሪያ ያጣሯቸው',
  'hosting.reviewFirstText': '{count, plural, one {# ክፍያ ይጠብቃል} other {# ክፍያዎች ይጠብቃሉ}}። ያልጸደቁ ቁጥሮች በዕጣው አይሳተፉም።',
  'hosting.tooLittle': 'የገባው ገንዘብ ከሽልማቱ ያነሰ ነው',
  'hosting.tooLittleText': 'የወጡት ቁጥሮች ሁሉ ባለቤት ካላቸው የሚጎድለው፦ {missing}።',
  'hosting.reason': 'ከተነገረው ጊዜ በፊት የሚዘጋበት ምክንያት',
  'hosting.reasonHint': 'በመዝገብ ይቀመጣል። ቢያንስ 3 ፊደላት።',
  'hosting.reasonMissing': 'እባክዎ ከ3 እስከ 300 ፊደላት ያለው ምክንያት ይጻፉ።',
  'hosting.factsFailed': 'የሚጠብቁ ክፍያዎችንና የገባውን ገንዘብ ማሳየት አልተቻለም።',
  'hosting.needs': 'ዕጣ ለማውጣት ቢያንስ {payments} የጸደቀ ክፍያና {numbers} የጸደቁ ቁጥሮች ያስፈልጋሉ። መጀመሪያ የሚጠብቁትን ክፍያዎች ያጣሩ።',
  'hosting.closeNow': 'ሽያጩን ዝጋና ዕጣ አውጣ',
  'hosting.started': 'ዕጣው ተጀምሯል',
  'hosting.startedText': 'የሚወስነው ዙር {round} ነው፤ {time} ላይ።',
  'hosting.startFailed': 'ዕጣውን መጀመር አልተቻለም',

  // The stage
  'hosting.empty': 'መድረኩ ባዶ ነው',
  'hosting.emptyText': 'ጨዋታ እንደተዘጋ ዕጣው እዚህ ይታያል።',
  'hosting.reset': 'መድረኩን አጽዳ',
  'hosting.resetText': '«መድረኩን አጽዳ» መድረኩን ለተመልካቾች ያጸዳል። ውጤቱን በፍጹም አይቀይርም።',
  'hosting.cleared': 'መድረኩ ጸድቷል',
  'hosting.clearFailed': 'መድረኩን ማጽዳት አልተቻለም',
  'hosting.progress': 'የዕጣው ሂደት',
  'hosting.step.closed': 'ሽያጩ ተዘግቶ ዝርዝሩ ታሽጓል',
  'hosting.step.closedText': '{time}፣ {count, plural, one {# ቁጥር ተሽጧል} other {# ቁጥሮች ተሽጠዋል}}',
  'hosting.step.round': 'ዙሩ ተወስኖ ይፋ ሆኗል',
  'hosting.step.roundText': 'ዙር {round}፣ {time} ላይ',
  'hosting.step.waiting': 'ቢኮኑን በመጠበቅ ላይ',
  'hosting.step.waitingText': 'ሰርቨሩ ዙሩን በራሱ ይጠይቃል።',
  'hosting.step.beacon': 'የቢኮኑ ፊርማ ተረጋግጧል',
  'hosting.step.beaconText': '{time}፣ ጨዋታው ሲከፈት በተወሰነው ቁልፍ',
  'hosting.step.winners': 'አሸናፊዎቹ ተሰልተዋል',
  'hosting.step.winnersText': '1ኛ {first}፣ 2ኛ {second}፣ 3ኛ {third}',
  'hosting.done': 'ተከናውኗል',
  'hosting.notYet': 'ገና ነው',

  // Before the show
  'hosting.before': 'ከዕጣው በፊት',
  'hosting.connected': 'የቀጥታ ግንኙነቱ ይሠራል',
  'hosting.slow': 'የቀጥታ ግንኙነት የለም፤ መረጃው ዘግይቶ ይደርሳል',
  'hosting.stream': 'ለቪዲዮ ስርጭት የሚሆን አድራሻ',
  'hosting.streamText': 'መድረኩ ብቻ፣ 16:9፣ ያለ ቁልፎች። በOBS እንደ ብራውዘር ምንጭ 1920 × 1080 ፒክሰል አድርገው ያስገቡት።',
  'hosting.rehearse': 'ልምምድ ጀምር',
  'hosting.rehearseText': 'ሙሉ ትርዒቱን በተፈጠሩ ቁጥሮች በዚህ ስክሪን ላይ ብቻ ያሳያል። ልምምድ መካሄዱ በኦዲት መዝገብ ይመዘገባል።',
  'hosting.rehearsal.failed': 'ልምምዱን መጀመር አልተቻለም',
  'hosting.rehearsal.end': 'ልምምዱን ጨርስ',
  'hosting.rehearsal.noPlayer': 'ተጫዋች የለም',

  // A round that came another way
  'hosting.signature': 'ፊርማውን በእጅ ያስገቡ',
  'hosting.signatureText': 'የዙር {round} ፊርማን ከማንኛውም የdrand ሰርቨር ይቅዱና እዚህ ይለጥፉ። መጀመሪያ እናረጋግጠዋለን፤ የተሳሳተ ፊርማ ምንም አይቀይርም።',
  'hosting.signatureLabel': 'የዙር {round} ፊርማ',
  'hosting.signatureHint': 'ከ0 እስከ 9 እና ከa እስከ f ያሉ 96 አሃዞች። ክፍት ቦታና 0x ቢኖሩ ችግር የለውም።',
  'hosting.signatureMissing': 'እባክዎ የፊርማውን 96 አሃዞች ይለጥፉ።',
  'hosting.signatureSend': 'በዚህ ፊርማ ዕጣ አውጣ',
  'hosting.signatureFailed': 'ፊርማው ተቀባይነት አላገኘም',

  // What the server may refuse here
  'refusal.draw_not_found': 'ይህ ጨዋታ ገና ስላልተዘጋ ዕጣ የለውም።',
  'refusal.game_not_ready': 'ለዕጣ የሚበቁ የጸደቁ ክፍያዎች ወይም ቁጥሮች የሉም። የሚጠብቁትን ክፍያዎች ያጣሩና እንደገና ይሞክሩ።',
  'refusal.game_still_open': 'የዚህ ጨዋታ ሽያጭ አሁንም ክፍት ነው። መጀመሪያ ይዝጉት።',
  'refusal.reason_required': 'እባክዎ ጨዋታው ከተነገረው ጊዜ በፊት የሚዘጋበትን ምክንያት ይጻፉ።',
  'refusal.signature_wrong': 'ይህ የዚያ ዙር ፊርማ አይደለም። እባክዎ እንደገና ይቅዱት።',
}
