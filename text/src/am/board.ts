import type { TranslationOf } from '../catalogue.ts'
import type { board as english } from '../en/board.ts'

/** Not yet read by a native speaker: docs/amharic.md. */
export const board: TranslationOf<typeof english> = {
  'board.label': 'ከ1 እስከ 100 ያሉ ቁጥሮች',
  'board.pick': 'እስከ 3 ቁጥር ይምረጡ',
  'board.perNumber': 'ለአንድ ቁጥር',
  'board.goTo': 'ቁጥር ይፈልጉ',
  'board.goToFault': 'እባክዎ ከ1 እስከ 100 ያለ ቁጥር ያስገቡ።',
  'board.pickForMe': 'ይምረጡልኝ',
  'board.howMany': 'ስንት ቁጥር?',
  'board.key': 'ቀለሞቹ የሚያሳዩት',
  'board.key.free': 'ያልተያዘ',
  'board.key.held': 'የያዙት',
  'board.key.mine': 'የእርስዎ',
  'board.key.pending': 'እየተጣራ',
  'board.key.taken': 'ተሽጧል',
  'board.cell.free': '{number}፣ ያልተያዘ',
  'board.cell.trying': '{number}፣ በመያዝ ላይ',
  'board.cell.held': '{number}፣ ለእርስዎ ተይዟል',
  'board.cell.mine': '{number}፣ የእርስዎ፣ ጸድቋል',
  'board.cell.waiting': '{number}፣ የእርስዎ፣ በመጣራት ላይ',
  'board.cell.pending': '{number}፣ ተወስዷል፣ በመጣራት ላይ',
  'board.cell.sold': '{number}፣ ተሽጧል',
  'board.cell.heldByOther': '{number}፣ በሌላ ተጫዋች ተይዟል',

  // Below the board: what is held, and the way on
  'board.hint': 'ያልተያዘ ቁጥር ይንኩ። እስኪከፍሉ ድረስ ይያዝልዎታል።',
  'board.visitorHint': 'ነፃ ቁጥር ይንኩ። ከዚያ ይግቡ ወይም ይመዝገቡ፤ ቁጥሩን እንይዝልዎታለን።',
  'board.allTaken': 'በዚህ ሰሌዳ ላይ የሚፈቀድልዎትን 3 ቁጥሮች ይዘዋል።',
  'board.retrying': 'ግንኙነቱ ዘግይቷል። በድጋሚ እየሞከርን ነው፤ አንድ ቁጥር ሁለት ጊዜ አይያዝም።',
  'board.payNow': 'አሁን ይክፈሉ',
  'board.payNowAmount': 'አሁን ይክፈሉ · {amount}',
  'board.cancelPicks': 'ምርጫውን ሰርዝ',
  'hold.gone': '{numbers} ከእንግዲህ ለእርስዎ አልተያዙም።',
  'hold.stillFree': 'ቁጥር {number} አሁንም አልተያዘም።',
  'hold.wasTaken': 'ቁጥር {number} በሌላ ተጫዋች ተወስዷል።',
  'hold.again': '{numbers} እንደገና ይያዙ',

  // Heard by those who do not see the board
  'board.announceHeld': 'ተይዞልዎታል፦ {numbers}።',
  'board.announceFree': 'ቁጥር {number} እንደገና ክፍት ሆኗል።',
  'board.announceTaken': 'በሌሎች የተወሰዱ፦ {numbers}።',

  // Who has what
  'board.list': 'የተመረጡ ቁጥሮች',
  'board.listEmpty': 'እስካሁን የተወሰደ ቁጥር የለም።',
  'board.anonymous': 'ተጫዋች',
  'board.status.approved': 'ጸድቋል',
  'board.status.pending': 'በመጣራት ላይ',
  'board.status.held': 'ተይዟል',
  'board.count': 'ከ100 ቁጥሮች {taken} ተይዘዋል። {left} ቀርተዋል።',
  'board.showAll': 'ሁሉንም {count} አሳይ',

  // When it cannot go on here
  'board.ended': 'የዚህ ጨዋታ ሽያጭ አብቅቷል።',
  'board.endedText': 'በዕጣው የሚሳተፉት የጸደቁ ቁጥሮች ብቻ ናቸው።',
  'board.fullText': 'ቁጥሮቹ ሁሉ ተወስደዋል። የአንድ ቁጥር የመያዣ ጊዜ ሲያልቅ ቁጥሩ እንደገና ክፍት ይሆናል፤ ወዲያው እዚህ ይታያል።',
  'board.stopped': 'ሽያጩ ለጊዜው ቆሟል።',
  'board.stoppedText': 'ለተያዙልዎ ቁጥሮች አሁንም መክፈል ይችላሉ።',
  'board.paymentsClosed': 'ለጊዜው ክፍያ አንቀበልም',
  'board.paymentsClosedText': 'ገና ቁጥር አይምረጡ፦ ገንዘብ የሚቀበል ሂሳብ የለም፤ የተያዘልዎት ቁጥርም ከመክፈልዎ በፊት ይለቀቃል።',
  'board.next': 'ወደ ቀጣዩ ጨዋታ ይሂዱ',
  'board.failedText': 'ገጹ በራሱ እንደገና ይሞክራል። የያዟቸው ቁጥሮች እስከ ሰዓታቸው ድረስ ተይዘው ይቆያሉ።',

  // Toasts, to the letter
  'toast.maxTitle': '3 ቁጥር መርጠዋል',
  'toast.max': 'መምረጥ የሚችሉት እስከ 3 ቁጥር ብቻ ነው',
  'toast.takenTitle': 'አንዳንድ ቁጥሮች ተወስደዋል',
  'toast.taken': 'ከመረጧቸው ቁጥሮች አንዳንዶቹ በሌሎች ተጫዋቾች ተወስደዋል',
  'toast.takenWhich': '{sentence}። ቁጥር {number} ተወስዷል።',
  'toast.noNumbersTitle': 'ቁጥር አልተመረጠም',
  'toast.noNumbers': 'እባክዎ ቢያንስ አንድ ቁጥር ይምረጡ',
  'toast.selected': 'ቁጥሮቹ ተመርጠዋል',
  'toast.selectedText': '{numbers}። እንዳይወሰዱብዎ ጊዜው ሳያልቅ ይክፈሉ።',
  'toast.selectFailed': 'ቁጥሮቹን መምረጥ አልተቻለም',
  'toast.boardFailed': 'የተመረጡትን ቁጥሮች ማሳየት አልተቻለም',
  'toast.giveBackFailed': 'ምርጫውን መሰረዝ አልተቻለም',
  'toast.cancelled': 'ምርጫው ተሰርዟል',
}
