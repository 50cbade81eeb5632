import type { TranslationOf } from '../catalogue.ts'
import type { jackpots as english } from '../en/jackpots.ts'

/** Not yet read by a native speaker: docs/amharic.md. */
export const jackpots: TranslationOf<typeof english> = {
  'jackpots.lead': 'እያንዳንዳቸው 100 ቁጥሮች ያሏቸው አራት የቁጥር ሰሌዳዎች። በእያንዳንዱ ሦስት ቁጥሮች ያሸንፋሉ።',
  'jackpots.left': '{count, plural, one {# ቁጥር ቀርቷል} other {# ቁጥሮች ቀርተዋል}}',
  'jackpots.paidToday': 'ዛሬ የከፈሉ',
  'jackpots.haveTickets': 'ትኬት ያላቸው',
  'jackpots.paidThisWeek': 'በዚህ ሳምንት የከፈሉ',
  'jackpots.totalQualified': 'የጸደቁ ተሳታፊዎች',
  'jackpots.monthlyPlayers': 'የወሩ ተጫዋቾች',
  'jackpots.numbersSold': 'የተሸጡ ቁጥሮች',
  'jackpots.fee': 'የአንድ ቁጥር ዋጋ',

  'jackpots.daily': 'ዕለታዊ፦ የተከፈለባቸው ቁጥሮችና የከፈሉ ተጫዋቾች',
  'jackpots.numbers': '{count, plural, one {# የተከፈለበት ቁጥር} other {# የተከፈለባቸው ቁጥሮች}}',
  'jackpots.players': '{count, plural, one {# የጸደቀ ክፍያ} other {# የጸደቁ ክፍያዎች}}',
  'jackpots.board': 'የተከፈለባቸው ቁጥሮች፦ {numbers}',
  'jackpots.key.paid': 'የተከፈለበት',
  'jackpots.key.free': 'ያልተያዘ',
  'jackpots.key.mine': 'የእርስዎ',
  'jackpots.player': 'ተጫዋች',
  'jackpots.playerNumbers': 'ቁጥሮች',
  'jackpots.amount': 'መጠን',
  'jackpots.unknown': 'ስሙ ያልተገለጸ',
  'jackpots.noNumbers': 'ቁጥር የለም',
  'jackpots.hidden': 'ተጫዋቾች ስማቸውን መደበቅ ይችላሉ። ያኔ ዝርዝሩ የትኬት ቁጥራቸውን ያሳያል።',
  'jackpots.none': 'እስካሁን የተከፈለበት ቁጥር የለም',
  'jackpots.noneText': 'ክፍያ ሲጸድቅ የዚህ ጨዋታ ቁጥሮችና ተጫዋቾች እዚህ ይታያሉ።',
  'jackpots.failed': 'የጨዋታውን ሁኔታ ማሳየት አልተቻለም',
}
