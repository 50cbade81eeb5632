import type { TranslationOf } from '../catalogue.ts'
import type { sales as english } from '../en/sales.ts'

/** Not yet read by a native speaker: docs/amharic.md. */
export const sales: TranslationOf<typeof english> = {
  'sales.stop': 'ሽያጭ አቁም',
  'sales.stopText': 'እስኪቀጥሉት ድረስ ቁጥር አይሸጥም። ለተያዙ ቁጥሮች አሁንም መክፈል ይቻላል። ሽያጫቸው የቆመ ጨዋታዎች በጊዜያቸው ይዘጋሉ፤ ዕጣቸውም ይወጣል።',
  'sales.now': 'አሁን የቆሙ',
  'sales.none': 'ሽያጭ በሁሉም ቦታ ክፍት ነው',
  'sales.noneText': 'ተጫዋቾች በማንኛውም ክፍት ጨዋታ ቁጥር መምረጥ ይችላሉ።',
  'sales.everything': 'ሁሉም ጨዋታዎች',
  'sales.ofType': '{type} ጨዋታዎች በሙሉ',
  'sales.ofGame': '{type}፦ {game}',
  'sales.since': 'ከ{when} ጀምሮ፤ ያቆመው፦ {name}',
  'sales.resume': 'ሽያጭ ቀጥል',
  'sales.resumeOf': 'ሽያጭ ቀጥል፦ {target}',
  'sales.resumeText': 'ሌላ ማቆሚያ ከሌለ ተጫዋቾች ወዲያውኑ ቁጥር መምረጥ ይችላሉ።',
  'sales.resumed': 'ሽያጭ ቀጥሏል',
  'sales.what': 'የሚቆመው',
  'sales.textEn': 'ለተጫዋቾች የሚታይ ጽሑፍ፣ በእንግሊዝኛ',
  'sales.textAm': 'ለተጫዋቾች የሚታይ ጽሑፍ፣ በአማርኛ',
  'sales.textHint': 'ለምን እንደቆመና ከታወቀ እስከ መቼ እንደሆነ ይጻፉ። እስከ 300 ፊደላት።',
  'sales.textMissing': 'እባክዎ ከ1 እስከ 300 ፊደላት ያለው ጽሑፍ ይጻፉ።',
  'sales.stopped': 'ሽያጭ ቆሟል',
  'sales.failed': 'ምንም አልተቀየረም',
  'sales.loadFailed': 'የቆሙ ሽያጮችን ማሳየት አልተቻለም',
  'sales.earlier': 'ከዚህ በፊት የቆሙ',
  'sales.from': '{from}፣ ያቆመው፦ {stopper}። {to} ቀጠለ፣ ያስቀጠለው፦ {ender}።',
}
