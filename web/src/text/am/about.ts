import type { TranslationOf } from '../catalogue.ts'
import type { about as english } from '../en/about.ts'

/** A first draft: a native speaker reads it before launch. Polite form throughout. */
export const about: TranslationOf<typeof english> = {
  'about.title': 'እንዴት እንደሚሠራ',
  'about.lead': 'ቁጥሮችዎን ይምረጡ፣ በቴሌብር ይክፈሉ፣ ሦስት ቁጥሮች ሲወጡ ይመልከቱ፣ ዕጣውንም ራስዎ ያረጋግጡ።',

  'about.steps': 'ሦስት ደረጃዎች',
  'about.steps.choose': 'ጨዋታ ይምረጡ',
  'about.steps.chooseText':
    'አንድ ጨዋታ ይክፈቱና ከ1 እስከ 100 ካሉት ከ1 እስከ 3 ቁጥር ይምረጡ። እስኪከፍሉ ድረስ ይያዙልዎታል፤ የቀረዎትን ጊዜም ሰዓቱ ያሳይዎታል።',
  'about.steps.pay': 'ይክፈሉና ይቀላቀሉ',
  'about.steps.payText':
    'በክፍያ ገጹ ላይ ወዳለው ሒሳብ ትክክለኛውን መጠን በቴሌብር ይላኩ፤ ከዚያ ስክሪንሾቱን ይላኩልን። ክፍያው ሲጸድቅ ቁጥሮቹ የእርስዎ ይሆናሉ፤ ትኬትዎንም ያገኛሉ።',
  'about.steps.win': 'ያሸንፉ',
  'about.steps.winText':
    '1ኛ፣ 2ኛ እና 3ኛ የሚሆኑ ሦስት ቁጥሮች በቀጥታ ይወጣሉ። አንዱ የእርስዎ ከሆነ እናሳውቅዎታለን፤ ሽልማትዎንም እናስተላልፍልዎታለን። የወጣውን ቁጥር ማንም ካልያዘው አሸናፊ የለውም፤ ይህንንም በግልጽ እናሳያለን።',

  'about.games': 'ጨዋታዎቹ',
  'about.gamesText': 'እያንዳንዱ ጨዋታ 100 ቁጥሮች አሉት። ዋጋውና ሽልማቶቹ የሚወሰኑት የመጀመሪያው ቁጥር ከመሸጡ በፊት ነው።',
  'about.plan.fee': 'የአንድ ቁጥር ዋጋ',
  'about.plan.everyDay': 'በየቀኑ',
  'about.plan.everyWeek': 'በየሳምንቱ {weekday}',
  'about.plan.everyMonth': 'በወሩ የመጨረሻ {weekday}',
  'about.plan.closing': '{minutes, plural, other {ሽያጩ ከዕጣው # ደቂቃ በፊት ይዘጋል።}}',
  'about.weekday.monday': 'ሰኞ',
  'about.weekday.tuesday': 'ማክሰኞ',
  'about.weekday.wednesday': 'ረቡዕ',
  'about.weekday.thursday': 'ሐሙስ',
  'about.weekday.friday': 'ዓርብ',
  'about.weekday.saturday': 'ቅዳሜ',
  'about.weekday.sunday': 'እሑድ',
  'about.plans.failed': 'ዋጋዎቹንና ሽልማቶቹን መጫን አልተቻለም።',
  'about.plans.failedText': 'እርግጠኛ ያልሆንበትን አኃዝ አናሳይም። የኢንተርኔት ግንኙነትዎን አይተው እንደገና ይሞክሩ።',
  'about.plans.empty': 'ለጊዜው የታቀደ ጨዋታ የለም።',
  'about.plans.emptyText': 'ጨዋታ ሲኖር ዋጋው፣ ሽልማቶቹና የዕጣው ሰዓት እዚህ ይታያሉ።',

  'about.reasons': 'ዕድልን ለምን ይመርጣሉ?',
  'about.reasons.secure': 'አንድ ቁጥር፣ አንድ ባለቤት',
  'about.reasons.secureText': 'አንድ ቁጥር የሚሸጠው አንድ ጊዜ ብቻ ነው። እስኪከፍሉ ድረስ ሌላ ሰው ሊወስድብዎ አይችልም፤ ከጸደቀ በኋላም በስምዎ ይመዘገባል።',
  'about.reasons.paid': 'ክፍያው የሚታይ ሽልማት',
  'about.reasons.paidText': 'ሽልማቶች በቴሌብር ይተላለፋሉ። እያንዳንዱ አሸናፊ ቁጥርም ሆነ የሽልማቱ መከፈል አለመከፈል ለሁሉም ይታያል።',
  'about.reasons.fair': 'ውጤቱን ማንም አይመርጥም',
  'about.reasons.fairText':
    'አስቀድመን የተጫዋቾቹን ዝርዝር እናሽጋለን። ከዚያ በኋላ ማንም አስቀድሞ ሊያውቀው የማይችል የሕዝብ ቢኮን ቁጥር ይወስናል። ስሌቱን ማንም ሰው በስልኩ ደግሞ ማረጋገጥ ይችላል።',
  'about.reasons.daily': 'በየቀኑ ጨዋታ',
  'about.reasons.dailyText': 'አንድ ጨዋታ ሲዘጋ ተመሳሳዩ ቀጣይ ጨዋታ ይከፈታል። ዕጣውን ለሰዓታት፣ ለሳምንት ወይም ለወር መጠበቅ የእርስዎ ምርጫ ነው።',

  'about.call': '100 ቁጥሮች። ሦስቱ ያሸንፋሉ።',
  'about.callText': 'አብዛኞቹ ቁጥሮች አያሸንፉም። ባይኖርዎ በማይቸገሩበት ገንዘብ ብቻ ይጫወቱ።',
  'about.call.join': 'አሁን ይቀላቀሉ',
  'about.call.games': 'ክፍት ጨዋታዎችን ይመልከቱ',
}
