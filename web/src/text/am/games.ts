import type { TranslationOf } from '../catalogue.ts'
import type { games as english } from '../en/games.ts'

/** A first draft: a native speaker reads it before launch. Polite form throughout. */
export const games: TranslationOf<typeof english> = {
  // Games and their state
  'game.status.waiting': 'በመጠባበቅ ላይ',
  'game.status.active': 'ክፍት',
  'game.status.full': 'ጨዋታው ሞልቷል',
  'game.status.drawing': 'ዕጣ በመውጣት ላይ',
  'game.status.completed': 'ተጠናቋል',
  'game.status.cancelled': 'ተሰርዟል',
  'game.join': 'ጨዋታውን ይቀላቀሉ',
  'game.perNumber': 'ለአንድ ቁጥር፣ እስከ 3',
  'game.taken': 'ከ100 ቁጥሮች <b>{taken}</b> ተይዘዋል',
  'game.takenLabel': 'የተያዙ ቁጥሮች',
  'game.players': '<b>{players}</b> / 100 ተጫዋቾች',

  // Toasts, to the letter
  'toast.loginTitle': 'መግባት ያስፈልጋል',
  'toast.login': 'ጨዋታ ለመቀላቀል እባክዎ ይግቡ።',
  'toast.joinFailed': 'ጨዋታውን መቀላቀል አልተቻለም።',
  'toast.joinUnexpected': 'ያልተጠበቀ ስህተት ተፈጥሯል።',
  'toast.cannotJoin': 'ጨዋታውን መቀላቀል አይቻልም',
  'toast.startedTitle': 'ጨዋታው ተጀምሯል',
  'toast.started': 'አሸናፊው ቁጥር፦ {number}። ውጤቱን በቴሌግራም ይመልከቱ!',

  // The list of games
  'games.title': 'ጨዋታዎች',
  'games.tabs': 'የጨዋታ ዓይነቶች',
  'games.status': 'የጨዋታ ሁኔታ',
  'games.summary': 'ሁሉም ጨዋታዎች በአንድ ላይ',
  'games.totalPrizePool': 'ጠቅላላ የሽልማት ገንዘብ',
  'games.activePlayers': 'ንቁ ተጫዋቾች',
  'games.liveGames': 'በመካሄድ ላይ ያሉ',
  'games.biggestPrize': 'ትልቁ ሽልማት',
  'games.none': 'ክፍት ጨዋታ የለም',
  'games.noneText': 'ቀጣዩ በራሱ ይከፈታል። ሲከፈት ወዲያው እዚህ ይታያል።',
  'games.failed': 'የጨዋታዎቹን መረጃ ማምጣት አልተቻለም',
  'games.failedText': 'በራሳችን እንደገና እንሞክራለን። የከፈሉት ምንም ነገር አይነካም።',
  'games.noScript': 'ጨዋታዎቹ JavaScript ይፈልጋሉ',
  'games.noScriptText': 'ሰሌዳዎቹ በየሰከንዱ ስለሚለወጡ ገጹ ራሱ ይጠይቃቸዋል። ለማየት እባክዎ JavaScript ያብሩ።',
  'game.closed': 'ተዘግቷል',
  'explainer.choose': 'ጨዋታ ይምረጡ',
  'explainer.chooseText': 'የእኩለ ቀን፣ የዕለት፣ የሳምንት ወይም የወር። ከ1 እስከ 3 ቁጥሮች ይምረጡ።',
  'explainer.pay': 'ይክፈሉና ይግቡ',
  'explainer.payText': 'ክፍያውን ሲከፍሉ ወደሚታየው ቁጥር በቴሌብር ይላኩ፣ ከዚያም የክፍያውን ምስል ይስቀሉ።',
  'explainer.win': 'ያሸንፉ',
  'explainer.winText': 'ሦስት ቁጥሮች በቀጥታ ይወጣሉ። ለአሸናፊዎች በዝውውር ይከፈላል።',

  // The list of draws
  'draws.title': 'የቀጥታ ዕጣዎች',
  'draws.tabs': 'ዕጣዎች በሁኔታቸው',
  'draws.counts': 'የጨዋታዎች ብዛት',
  'draws.all': 'ሁሉም',
  'draws.active': 'ክፍት',
  'draws.drawing': 'በዕጣ ላይ',
  'draws.soon': 'በቅርቡ የሚወጡ',
  'draws.completed': 'የተጠናቀቁ',
  'draws.total': 'ጠቅላላ',
  'draws.watch': 'ዕጣውን ይመልከቱ',
  'draws.start': 'ዕጣውን ጀምር',
  'draws.done': 'ዕጣው ተጠናቋል',
  'draws.cancelled': 'የተከፈለባቸው ቁጥሮች ስላነሱ በደንቡ መሠረት ተሰርዟል። ክፍያዎች ይመለሳሉ ወይም ወደ ቀጣዩ ጨዋታ ይዛወራሉ።',
  'draws.none': 'እዚህ ምንም ዕጣ የለም',
  'draws.noneText': 'ጨዋታ እዚህ ሲደርስ በራሱ ይታያል።',
}
