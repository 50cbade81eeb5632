import type { TranslationOf } from '../catalogue.ts'
import type { player as english } from '../en/player.ts'

/** A first draft: a native speaker reads it before launch. Polite form throughout. */
export const player: TranslationOf<typeof english> = {
  // The name and the words that every page has
  'brand.line': 'ሊያረጋግጡት የሚችሉት ዕድል።',
  'language.other': 'English',
  'calendar.gregorian': 'የጎርጎርዮስ አቆጣጠር',
  'calendar.ethiopian': 'የኢትዮጵያ አቆጣጠር',
  'page.skip': 'ወደ ይዘቱ ይለፉ',
  'page.loading': 'በመጫን ላይ',
  'page.notice': 'ከ18 ዓመት በላይ ብቻ። በአቅምዎ ይጫወቱ። ሰዓቶቹ የአዲስ አበባ ናቸው።',
  'action.close': 'ዝጋ',
  'action.cancel': 'ሰርዝ',
  'action.back': 'ተመለስ',
  'action.copy': 'ቅዳ',
  'action.tryAgain': 'እንደገና ይሞክሩ',
  'action.download': 'አውርድ',

  // Navigation
  'nav.main': 'ዋና',
  'nav.menu': 'ዝርዝር',
  'nav.home': 'መነሻ',
  'nav.games': 'ጨዋታዎች',
  'nav.jackpots': 'ጃክፖቶች',
  'nav.liveDraws': 'የቀጥታ ዕጣ',
  'nav.howItWorks': 'እንዴት እንደሚሠራ',
  'nav.winners': 'አሸናፊዎች',
  'nav.login': 'ይግቡ',
  'nav.signUp': 'ይመዝገቡ',
  'nav.myAccount': 'የእኔ መለያ',
  'nav.changePassword': 'የይለፍ ቃል ቀይር',
  'nav.joinedGames': 'የገቡባቸው ጨዋታዎች',
  'nav.gameTickets': 'የጨዋታ ትኬቶች',
  'nav.logout': 'ውጣ',
  'footer.quickLinks': 'ፈጣን አገናኞች',
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
  'page.forgotPassword': 'የይለፍ ቃል ረስተዋል',
  'page.resetPassword': 'የይለፍ ቃል ማደስ',
  'page.selectNumbers': 'ቁጥሮችን ይምረጡ',
  'page.payment': 'ክፍያ',
  'coming.title': 'ይህ ገጽ ገና አልተከፈተም',
  'coming.text': 'ገና እየሠራነው ነው። ጨዋታዎቹንና የዕጣ ሰዓቶቻቸውን አሁን ማየት ይችላሉ።',
  'notFound.title': 'ገጹ አልተገኘም',
  'notFound.text': 'በዚህ አድራሻ ምንም የለም። ምናልባት አንድ ፊደል ጎድሎ ይሆናል።',
  'notFound.home': 'ወደ መነሻ ተመለስ',

  // The frame of every page
  'footer.comingMethods': 'ሲቢኢ ብር፣ የሞባይል ባንክ፦ በቅርቡ',
  'contact.text': 'በሚጠቀሙበት ቦታ ይጻፉልን። ሰው ይመልስልዎታል።',
  'contact.telegram': 'ቴሌግራም',
  'contact.instagram': 'ኢንስታግራም',
  'theme.toDark': 'ጨለማ ቀለሞች',
  'theme.toLight': 'ብሩህ ቀለሞች',
  'calendar.toEthiopian': 'የኢትዮጵያ ቀን መቁጠሪያ',
  'calendar.toGregorian': 'የአውሮፓ ቀን መቁጠሪያ',
  'connection.offline': '<b>ከመስመር ውጭ ነዎት።</b> የሚያዩት የመጨረሻውን የታወቀ ሁኔታ ነው። ሲመለሱ ይታደሳል።',
  'connection.reconnecting': '<b>እንደገና በመገናኘት ላይ።</b> እስከዚያ በየጥቂት ሰከንዱ አዲስ ነገር እንጠይቃለን።',

  'error.applicationTitle': 'ያልተጠበቀ የመተግበሪያ ስህተት!',
  'error.applicationText': 'ይህ ገጽ በእኛ በኩል ተበላሽቷል። የከፈሉት ምንም ነገር አይነካም። እባክዎ እንደገና ይክፈቱት።',
}
