import type { TranslationOf } from '../catalogue.ts'
import type { games as english } from '../en/games.ts'

/** Not yet read by a native speaker: docs/amharic.md. */
export const games: TranslationOf<typeof english> = {
  // Games and their state
  'games.name.daily': 'ዕለታዊ',
  'games.name.midday': 'የቀትር',
  'games.name.weekly': 'ሳምንታዊ',
  'games.name.monthly': 'ወርሃዊ',
  'games.lastFriday': 'የወሩ የመጨረሻ ዓርብ',

  'game.status.waiting': 'በመጠባበቅ ላይ',
  'game.status.active': 'ክፍት',
  'game.status.full': 'ጨዋታው ሞልቷል',
  'game.status.drawing': 'ዕጣ በመውጣት ላይ',
  'game.status.completed': 'ተጠናቋል',
  'game.status.cancelled': 'ተሰርዟል',
  'game.join': 'ይሳተፉ',
  'game.perNumber': 'ለአንድ ቁጥር (እስከ 3)',
  'game.taken': 'ከ100 ቁጥሮች <b>{taken}</b> ተይዘዋል',
  'game.takenLabel': 'የተያዙ ቁጥሮች',
  'game.players': '<b>{players}</b> / 100 ተጫዋቾች',

  // Toasts, to the letter
  'toast.joinFailed': 'መሳተፍ አልተቻለም።',
  'toast.joinUnexpected': 'ያልተጠበቀ ስህተት ተፈጥሯል።',
  'toast.cannotJoin': 'በዚህ ጨዋታ መሳተፍ አይቻልም',
  'toast.startedTitle': 'ጨዋታው ተጀምሯል',
  'toast.unknownError': 'ምክንያቱ አልታወቀም',
  'toast.started': 'አሸናፊው ቁጥር፦ {number}። ውጤቱን በቴሌግራም ይመልከቱ!',

  // The list of games
  'games.title': 'ጨዋታዎች',
  'games.tabs': 'የጨዋታ ዓይነቶች',
  'games.status': 'የጨዋታ ሁኔታ',
  'games.summary': 'ሁሉም ክፍት ጨዋታዎች',
  'games.totalPrizePool': 'ጠቅላላ የሽልማት ገንዘብ',
  'games.activePlayers': 'ተሳታፊዎች',
  'games.liveGames': 'ክፍት ጨዋታዎች',
  'games.biggestPrize': 'ትልቁ ሽልማት',
  'games.none': 'አሁን ክፍት ጨዋታ የለም',
  'games.noneText': 'ቀጣዩ በራሱ ይከፈታል። ሲከፈት ወዲያው እዚህ ይታያል።',
  'games.failed': 'የጨዋታዎቹን መረጃ ማሳየት አልተቻለም',
  'games.failedText': 'ገጹ በራሱ እንደገና ይሞክራል። የከፈሉበት ሁሉ እንደተጠበቀ ነው።',
  'games.noScript': 'ጨዋታዎቹን ለማየት JavaScript ያብሩ',
  'games.noScriptText': 'ሰሌዳዎቹ በየሰከንዱ ስለሚለወጡ JavaScript ያስፈልጋል። እባክዎ በብሮውዘርዎ ያብሩት።',
  'game.closed': 'ተዘግቷል',
  'game.stopped': 'ሽያጭ ቆሟል',
  'explainer.choose': 'ጨዋታ ይምረጡ',
  'explainer.chooseText': 'የቀትር፣ ዕለታዊ፣ ሳምንታዊ ወይም ወርሃዊ። ከ1 እስከ 3 ቁጥር ይምረጡ።',
  'explainer.pay': 'ይክፈሉና ይሳተፉ',
  'explainer.payToNumber': 'ዋጋውን በ{method} ወደ {number} ይላኩ፤ ከዚያ ስክሪንሾቱን ይላኩልን።',
  'explainer.payText': 'ዋጋውን በክፍያ ገጹ ላይ ወደሚታየው ሂሳብ ይላኩ፤ ከዚያ ስክሪንሾቱን ይላኩልን።',
  'explainer.win': 'ካሸነፉ',
  'explainer.winText': 'ሦስት ቁጥሮች በቀጥታ ይወጣሉ። ለአሸናፊዎች በዝውውር ይከፈላል።',

  // The list of draws
  'draws.title': 'የቀጥታ ዕጣዎች',
  'draws.tabs': 'ዕጣዎች በሁኔታቸው',
  'draws.counts': 'የጨዋታዎች ብዛት',
  'draws.all': 'ሁሉም',
  'draws.active': 'ክፍት',
  'draws.drawing': 'ዕጣ እየወጣ',
  'draws.soon': 'በቅርቡ የሚወጡ',
  'draws.completed': 'የተጠናቀቁ',
  'draws.total': 'ጠቅላላ',
  'draws.watch': 'ዕጣውን ይመልከቱ',
  'draws.start': 'ዕጣውን ጀምር',
  'draws.done': 'ዕጣው ተጠናቋል',
  'draws.cancelled': 'ተሰርዟል፦ የተሸጡት ቁጥሮች ከሚያስፈልገው በታች ነበሩ። እያንዳንዱ ተጫዋች ገንዘቡ እንዲመለስ ወይም የቀጣዩን ጨዋታ ትኬት ይመርጣል።',
  'draws.none': 'በዚህ ዝርዝር ውስጥ ዕጣ የለም',
  'draws.noneText': 'ጨዋታ እዚህ ደረጃ ላይ ሲደርስ በራሱ ይታያል።',
}
