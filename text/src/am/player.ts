import type { TranslationOf } from '../catalogue.ts'
import type { player as english } from '../en/player.ts'

/** Not yet read by a native speaker: docs/amharic.md. */
export const player: TranslationOf<typeof english> = {
  // The name and the words that every page has
  'brand.line': 'ሊያረጋግጡት የሚችሉት ዕድል።',
  'language.other': 'English',
  'calendar.gregorian': 'የአውሮፓ አቆጣጠር',
  'calendar.ethiopian': 'የኢትዮጵያ አቆጣጠር',
  'page.skip': 'ወደ ይዘቱ ይለፉ',
  'page.loading': 'በመክፈት ላይ',
  'page.notice': '18 ዓመት ለሞላቸው ብቻ። በአቅምዎ ይጫወቱ። ሰዓቶቹ የአዲስ አበባ ናቸው።',
  'label.value': '{label}፦ {value}',
  'action.close': 'ዝጋ',
  'action.cancel': 'ይቅር',
  'action.back': 'ወደ ኋላ',
  'action.copy': 'ቅዳ',
  'action.showMore': 'ተጨማሪ አሳይ',
  'action.tryAgain': 'እንደገና ሞክር',
  'action.download': 'አውርድ',

  // Navigation
  'nav.main': 'ዋና',
  'nav.menu': 'ምናሌ',
  'nav.home': 'መነሻ',
  'nav.games': 'ጨዋታዎች',
  'nav.jackpots': 'ከፍተኛ ሽልማቶች',
  'nav.liveDraws': 'የቀጥታ ዕጣ',
  'nav.howItWorks': 'እንዴት እንደሚሠራ',
  'nav.winners': 'አሸናፊዎች',
  'nav.login': 'ይግቡ',
  'nav.signUp': 'ይመዝገቡ',
  'nav.myAccount': 'የእኔ መለያ',
  'nav.changePassword': 'የይለፍ ቃል መቀየሪያ',
  'nav.joinedGames': 'የተሳተፉባቸው ጨዋታዎች',
  'nav.gameTickets': 'ትኬቶቼ',
  'nav.logout': 'ይውጡ',
  'footer.quickLinks': 'አቋራጮች',
  'footer.activeGames': 'ክፍት ጨዋታዎች',
  'footer.support': 'ድጋፍ',
  'footer.helpCenter': 'የእርዳታ ማዕከል',
  'footer.contactUs': 'ያግኙን',
  'footer.terms': 'የአገልግሎት ውል',
  'footer.paymentMethods': 'የክፍያ መንገዶች',

  // Games and their state
  'game.type.midday': 'የቀትር',
  'game.type.daily': 'ዕለታዊ',
  'game.type.weekly': 'ሳምንታዊ',
  'game.type.monthly': 'ወርሃዊ',
  'game.prize.first': '1ኛ ሽልማት',
  'game.prize.second': '2ኛ ሽልማት',
  'game.prize.third': '3ኛ ሽልማት',

  // Payments
  'payment.method.telebirr': 'ቴሌብር',

  // A ticket
  'ticket.draw': 'ዕጣ',

  // Nothing here, no network, something broke
  'empty.browse': 'ጨዋታዎችን ይመልከቱ',
  'error.title': 'ስህተት',
  'error.unexpected': 'ያልተጠበቀ ስህተት ተፈጥሯል። እባክዎ እንደገና ይሞክሩ።',

  // Toasts, to the letter
  'toast.copied': 'ተቀድቷል',
  'toast.logout': 'በተሳካ ሁኔታ ወጥተዋል።',
  'toast.logoutFailed': 'መውጣት አልተቻለም። እባክዎ እንደገና ይሞክሩ።',

  // Pages: titles and what search engines show
  'page.titleOf': '{title} · ዕድል',
  'page.forgotPassword': 'የይለፍ ቃል ረስተዋል?',
  'page.resetPassword': 'የይለፍ ቃል መቀየር',
  'page.selectNumbers': 'ቁጥሮችን ይምረጡ',
  'page.payment': 'ክፍያ',
  'coming.title': 'ይህ ገጽ በቅርቡ ይከፈታል',
  'coming.text': 'ክፍት ጨዋታዎቹንና የዕጣ ሰዓቶቻቸውን አሁን ማየት ይችላሉ።',
  'notFound.title': 'ገጹ አልተገኘም',
  'notFound.text': 'በዚህ አድራሻ ገጽ የለም። አድራሻውን ይፈትሹ ወይም ወደ መነሻ ገጽ ይመለሱ።',
  'notFound.home': 'ወደ መነሻ ይመለሱ',

  // The frame of every page
  'footer.comingMethods': 'ሲቢኢ ብር፣ ሞባይል ባንኪንግ፦ በቅርቡ',
  'contact.text': 'በቴሌግራም ወይም በኢንስታግራም ይጻፉልን። መልስ የሚሰጥዎ ሰው ነው።',
  'contact.telegram': 'ቴሌግራም',
  'contact.instagram': 'ኢንስታግራም',
  'theme.toDark': 'ጨለማ ገጽታ',
  'theme.toLight': 'ብሩህ ገጽታ',
  'calendar.toEthiopian': 'የኢትዮጵያ አቆጣጠር',
  'calendar.toGregorian': 'የአውሮፓ አቆጣጠር',
  'connection.offline': '<b>ኢንተርኔት የለም።</b> የሚያዩት ግንኙነቱ ከመቋረጡ በፊት የነበረውን ነው። ሲመለስ ይታደሳል።',
  'connection.reconnecting': '<b>ግንኙነቱን በመመለስ ላይ።</b> እስከዚያ በየጥቂት ሰከንዱ አዲስ መረጃ እናመጣለን።',

  'error.applicationTitle': 'ያልተጠበቀ ስህተት ተፈጥሯል!',
  'error.applicationText': 'ስህተቱ በእኛ በኩል ነው። የከፈሉበት ሁሉ እንደተጠበቀ ነው። እባክዎ ገጹን እንደገና ይክፈቱት።',
}
