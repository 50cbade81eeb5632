import type { TranslationOf } from '../catalogue.ts'
import type { about as english } from '../en/about.ts'

/** Not yet read by a native speaker: docs/amharic.md. */
export const about: TranslationOf<typeof english> = {
  'about.title': 'እንዴት እንደሚሠራ',
  'about.lead': 'ቁጥሮችዎን ይምረጡ፣ በቴሌብር ይክፈሉ፣ ሦስት ቁጥሮች ሲወጡ ይመልከቱ፣ ዕጣውንም ራስዎ ያረጋግጡ።',

  'about.steps': 'ሦስት ደረጃዎች',
  'about.steps.choose': 'ጨዋታ ይምረጡ',
  'about.steps.chooseText':
    'ጨዋታ ይክፈቱና ከ1 እስከ 100 ካሉት ቁጥሮች ቢያንስ 1፣ ቢበዛ 3 ይምረጡ። እስኪከፍሉ ድረስ ይያዙልዎታል፤ የቀረዎትን ጊዜ ቆጣሪው ያሳይዎታል።',
  'about.steps.pay': 'ይክፈሉና ይሳተፉ',
  'about.steps.payText':
    'በክፍያ ገጹ ላይ ወደሚታየው ሂሳብ ትክክለኛውን መጠን በቴሌብር ይላኩ፤ ከዚያ ስክሪንሾቱን ይላኩልን። ክፍያው ሲጸድቅ ቁጥሮቹ የእርስዎ ይሆናሉ፤ ትኬትዎንም ያገኛሉ።',
  'about.steps.win': 'ካሸነፉ',
  'about.steps.winText':
    '1ኛ፣ 2ኛ እና 3ኛ የሚሆኑ ሦስት ቁጥሮች በቀጥታ ይወጣሉ። አንዱ በትኬትዎ ላይ ካለ ስለ ሽልማትዎ እናሳውቅዎታለን። የወጣው ቁጥር ባለቤት ከሌለው አሸናፊ የለውም፤ ይህንንም በግልጽ እናሳያለን።',

  'about.games': 'ጨዋታዎቹ',
  'about.gamesText': 'እያንዳንዱ ጨዋታ 100 ቁጥሮች አሉት። ዋጋውና ሽልማቶቹ የሚወሰኑት ሽያጩ ከመጀመሩ በፊት ነው፤ ከዚያ በኋላ አይቀየሩም።',
  'about.plan.fee': 'የአንድ ቁጥር ዋጋ',
  'about.plan.everyDay': 'በየቀኑ',
  'about.plan.everyWeek': 'በየሳምንቱ {weekday}',
  'about.plan.everyMonth': 'በየወሩ የመጨረሻው {weekday}',
  'about.plan.closing': '{minutes, plural, other {ሽያጩ ከዕጣው # ደቂቃ በፊት ይዘጋል።}}',
  'about.weekday.monday': 'ሰኞ',
  'about.weekday.tuesday': 'ማክሰኞ',
  'about.weekday.wednesday': 'ረቡዕ',
  'about.weekday.thursday': 'ሐሙስ',
  'about.weekday.friday': 'ዓርብ',
  'about.weekday.saturday': 'ቅዳሜ',
  'about.weekday.sunday': 'እሑድ',
  'about.plans.failed': 'ዋጋዎቹንና ሽልማቶቹን ማሳየት አልተቻለም።',
  'about.plans.failedText': 'የኢንተርኔት ግንኙነትዎን ይፈትሹና እንደገና ይሞክሩ። የከፈሉበት ሁሉ እንደተጠበቀ ነው።',
  'about.plans.empty': 'ለጊዜው የታቀደ ጨዋታ የለም።',
  'about.plans.emptyText': 'ጨዋታ ሲኖር ዋጋው፣ ሽልማቶቹና የዕጣው ሰዓት እዚህ ይታያሉ።',

  'about.reasons': '«ዕድል»ን ለምን ይመርጣሉ?',
  'about.reasons.secure': 'አንድ ቁጥር፣ አንድ ባለቤት',
  'about.reasons.secureText': 'አንድ ቁጥር የሚሸጠው አንድ ጊዜ ብቻ ነው። እስኪከፍሉ ድረስ ሌላ ሰው ሊወስድብዎ አይችልም፤ ከጸደቀ በኋላም በስምዎ ይመዘገባል።',
  'about.reasons.paid': 'ውጤቱ በይፋ ይታያል',
  'about.reasons.paidText': 'እያንዳንዱ ውጤት ለሁሉም ይታያል፤ አሸናፊ የሌላቸው ሽልማቶችም ጭምር።',
  'about.reasons.fair': 'ውጤቱን ማንም አይመርጥም',
  'about.reasons.fairText':
    'መጀመሪያ የተሳታፊዎቹን ዝርዝር እናሽጋለን። ከዚያ ውጤቱን የሚወስነው ይፋዊ ቢኮን ነው፦ ከእኛ ውጭ ያሉ ድርጅቶች የሚያወጡት፣ ማንም አስቀድሞ ሊያውቀው የማይችል ቁጥር። ስሌቱን ማንኛውም ሰው በስልኩ እንደገና አስልቶ ማረጋገጥ ይችላል።',
  'about.reasons.daily': 'በየቀኑ ጨዋታ',
  'about.reasons.dailyText': 'አንድ ጨዋታ ሲዘጋ የዚያው ዓይነት ቀጣይ ጨዋታ ይከፈታል። ዕጣውን ለሰዓታት፣ ለሳምንት ወይም ለወር መጠበቅ የእርስዎ ምርጫ ነው።',

  'about.licence': 'ፈቃድ',
  'about.licenceText': 'ፈቃድ ሰጪ፦ {authority}። ቁጥር {number}፣ ከ{from} እስከ {until} የሚሠራ።',

  'about.call': '100 ቁጥሮች። ሦስቱ ያሸንፋሉ።',
  'about.callText': 'አብዛኞቹ ቁጥሮች አያሸንፉም። ቢያጡት በማይጎዱበት ገንዘብ ብቻ ይጫወቱ።',
  'about.call.join': 'ይሳተፉ',
  'about.call.games': 'ክፍት ጨዋታዎችን ይመልከቱ',
}
