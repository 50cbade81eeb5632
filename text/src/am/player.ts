import type { TranslationOf } from '../catalogue.ts'
import type { player as english } from '../en/player.ts'

/** Not yet read by a native speaker: docs/amharic.md. */
export const player: TranslationOf<typeof english> = {
  // The name and the words that every page has
  'brand.line': 'ሊያረጋግጡት የሚችሉት ዕድል።',
  'language.other': 'English',
  'page.skip': 'ወደ ይዘቱ ይለፉ',
  'page.loading': 'በመክፈት ላይ',
  'page.notice': '{age} ዓመት ለሞላቸው ብቻ። በአቅምዎ ይጫወቱ። ሰዓቶቹ የአዲስ አበባ ናቸው።',
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
  'nav.myPrizes': 'ሽልማቶቼ',
  'nav.logout': 'ይውጡ',
  'footer.quickLinks': 'አቋራጮች',
  'footer.activeGames': 'ክፍት ጨዋታዎች',
  'footer.money': 'የገንዘብ መግለጫ',
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
  'payment.method.cbe': 'ሲቢኢ ብር',
  'payment.method.bank': 'ሞባይል ባንኪንግ',
  'payment.comingSoon': 'በቅርቡ',
  'payment.closedNow': 'ለጊዜው ተዘግቷል',

  // A ticket
  'ticket.draw': 'ዕጣ',

  // Nothing here, no network, something broke
  'empty.browse': 'ጨዋታዎችን ይመልከቱ',
  'error.title': 'ስህተት',
  'error.unexpected': 'ያልተጠበቀ ስህተት ተፈጥሯል። እባክዎ እንደገና ይሞክሩ።',

  // Toasts, to the letter
  'toast.copied': 'ተቀድቷል',
  'toast.loginTitle': 'መግባት ያስፈልጋል',
  'toast.login': 'ለመሳተፍ እባክዎ ይግቡ።',
  'toast.logout': 'በተሳካ ሁኔታ ወጥተዋል።',
  'toast.logoutFailed': 'መውጣት አልተቻለም። እባክዎ እንደገና ይሞክሩ።',

  // Pages: titles and what search engines show
  'page.titleOf': '{title} · ዕድል',
  'page.forgotPassword': 'የይለፍ ቃል ረስተዋል?',
  'page.resetPassword': 'የይለፍ ቃል መቀየር',
  'page.selectNumbers': 'ቁጥሮችን ይምረጡ',
  'page.payment': 'ክፍያ',
  'notFound.title': 'ገጹ አልተገኘም',

  // The frame of every page
  'theme.toDark': 'ጨለማ ገጽታ',
  'theme.toLight': 'ብሩህ ገጽታ',
  'calendar.toEthiopian': 'የኢትዮጵያ አቆጣጠር',
  'calendar.toGregorian': 'የአውሮፓ አቆጣጠር',
  'connection.offline': '<b>ኢንተርኔት የለም።</b> የሚያዩት ግንኙነቱ ከመቋረጡ በፊት የነበረውን ነው። ሲመለስ ይታደሳል።',
  'connection.reconnecting': '<b>ግንኙነቱን በመመለስ ላይ።</b> እስከዚያ በየጥቂት ሰከንዱ አዲስ መረጃ እናመጣለን።',

  'error.applicationTitle': 'ያልተጠበቀ ስህተት ተፈጥሯል!',
  'error.applicationText': 'ስህተቱ በእኛ በኩል ነው። የከፈሉበት ሁሉ እንደተጠበቀ ነው። እባክዎ ገጹን እንደገና ይክፈቱት።',
}
