import type { TranslationOf } from '../catalogue.ts'
import type { board as english } from '../en/board.ts'

/** A first draft: a native speaker reads it before launch. Polite form throughout. */
export const board: TranslationOf<typeof english> = {
  'board.label': 'ከ1 እስከ 100 ያሉ ቁጥሮች',
  'board.pick': 'እስከ 3 ቁጥር ይምረጡ',
  'board.perNumber': 'ለአንድ ቁጥር',
  'board.goTo': 'ቁጥር ይፈልጉ',
  'board.goToFault': 'እባክዎ ከ1 እስከ 100 ያለ ቁጥር ያስገቡ።',
  'board.pickForMe': 'ይምረጡልኝ',
  'board.howMany': 'ስንት ቁጥር?',
  'board.key': 'መግለጫ',
  'board.key.free': 'ያልተያዘ',
  'board.key.held': 'የያዙት',
  'board.key.mine': 'የእርስዎ',
  'board.key.pending': 'ያልጸደቀ',
  'board.key.taken': 'ተሽጧል',
  'board.cell.free': '{number}፣ ያልተያዘ',
  'board.cell.trying': '{number}፣ በመጠየቅ ላይ',
  'board.cell.held': '{number}፣ ለእርስዎ ተይዟል',
  'board.cell.mine': '{number}፣ የእርስዎ፣ ጸድቋል',
  'board.cell.waiting': '{number}፣ የእርስዎ፣ ማጽደቅ ይጠብቃል',
  'board.cell.pending': '{number}፣ ተይዟል፣ ማጽደቅ ይጠብቃል',
  'board.cell.sold': '{number}፣ ተሽጧል',
  'board.cell.heldByOther': '{number}፣ በሌላ ተጫዋች ተይዟል',

  // Below the board: what is held, and the way on
  'board.hint': 'ያልተያዘ ቁጥር ይንኩ። እስኪከፍሉ ድረስ ይያዝልዎታል።',
  'board.allTaken': 'በዚህ ሰሌዳ ላይ 3ቱንም ቁጥሮችዎን ይዘዋል።',
  'board.asking': 'ገና ምላሽ አልመጣም። መጠየቃችንን እንቀጥላለን፤ ምንም ቁጥር ሁለት ጊዜ አይያዝም።',
  'board.payNow': 'አሁን ይክፈሉ',
  'board.payNowAmount': 'አሁን ይክፈሉ · {amount}',
  'board.and': '{first} እና {last}',
  'hold.heldForYou': 'ተይዞልዎታል',
  'hold.low': 'ለመክፈል 3 ደቂቃ ቀርቷል',
  'hold.last': 'ሊያልቅ ነው',
  'hold.over': 'የያዙበት ጊዜ አልቋል።',
  'hold.ranOut': '{numbers}ን የያዙበት ጊዜ አልቋል።',
  'hold.gone': '{numbers} ከእንግዲህ አልተያዘልዎትም።',
  'hold.stillFree': '{number} አሁንም አልተያዘም።',
  'hold.wasTaken': '{number} ተይዟል።',
  'hold.again': '{numbers}ን እንደገና ይያዙ',

  // Heard by those who do not see the board
  'board.saidHeld': 'ተይዞልዎታል፦ {numbers}።',
  'board.saidGivenBack': '{number} እንደገና ነጻ ነው።',
  'board.saidTaken': 'ተይዟል፦ {numbers}።',

  // Who has what
  'board.list': 'የተመረጡ ቁጥሮች',
  'board.listEmpty': 'እስካሁን ቁጥር የያዘ የለም።',
  'board.somebody': 'ተጫዋች',
  'board.status.approved': 'ጸድቋል',
  'board.status.pending': 'ያልጸደቀ',
  'board.status.held': 'ተይዟል',
  'board.count': 'ከ100 ቁጥሮች {taken} ተይዘዋል። {left} ቀርተዋል።',
  'board.showAll': 'ሁሉንም {count} አሳይ',

  // When it cannot go on here
  'board.ended': 'የዚህ ጨዋታ ሽያጭ አብቅቷል።',
  'board.endedText': 'በዕጣው የሚሳተፉት የጸደቁ ቁጥሮች ብቻ ናቸው።',
  'board.fullText': 'የአንድ ቁጥር የመያዣ ጊዜ ሲያልቅ ቁጥሩ ይመለሳል። ወዲያው እዚህ ይታያል።',
  'board.next': 'ወደ ቀጣዩ ጨዋታ ይሂዱ',
  'board.none': 'ክፍት ጨዋታ የለም',
  'board.noneText': 'ቀጣዩ በራሱ ይከፈታል። ሲከፈት ወዲያው እዚህ ይታያል።',
  'board.failedText': 'በራሳችን እንደገና እንሞክራለን። የያዟቸው ቁጥሮች እስከ ሰዓታቸው ድረስ ተይዘው ይቆያሉ።',

  // Toasts, to the letter
  'toast.maxTitle': 'የሚፈቀደው የቁጥር ብዛት ተመርጧል',
  'toast.max': 'መምረጥ የሚችሉት እስከ 3 ቁጥር ብቻ ነው',
  'toast.takenTitle': 'አንዳንድ ቁጥሮች ተይዘዋል',
  'toast.taken': 'ከመረጧቸው ቁጥሮች አንዳንዶቹን ሌሎች ተጫዋቾች ይዘዋቸዋል',
  'toast.takenWhich': '{sentence}። {number} ተይዟል።',
  'toast.noNumbers': 'እባክዎ ቢያንስ አንድ ቁጥር ይምረጡ',
  'toast.selected': 'ቁጥሮቹ ተመርጠዋል',
  'toast.selectedText': '{numbers}። እንዲቆዩልዎ ጊዜው ሳያልቅ ይክፈሉ።',
  'toast.selectFailed': 'ቁጥሮቹን መምረጥ አልተቻለም',
  'toast.boardFailed': 'የተመረጡትን ቁጥሮች ማምጣት አልተቻለም',
  'toast.giveBackFailed': 'ምርጫውን መሰረዝ አልተቻለም',
  'toast.cancelled': 'ምርጫው ተሰርዟል',
}
