import type { TranslationOf } from '../catalogue.ts'
import type { home as english } from '../en/home.ts'

/** Not yet read by a native speaker: docs/amharic.md. */
export const home: TranslationOf<typeof english> = {
  'home.lead': 'ከ1 እስከ 100 ካሉት ቁጥሮች እስከ 3 ይምረጡ። በቴሌብር ይክፈሉ። ሦስት ቁጥሮች በቀጥታ ሲወጡ ይመልከቱ፤ ዕጣውንም በራስዎ ስልክ ያረጋግጡ።',
  'home.next': 'ቀጣዩ ዕጣ፦ {type}፣ {when}',
  'home.noDraw': 'ለጊዜው የታቀደ ዕጣ የለም',
  'home.start': 'መጫወት ይጀምሩ',
  'home.games': 'ክፍት ጨዋታዎችን ይመልከቱ',
  'home.ticket': 'የቀጣዩ ጨዋታ ትኬት ምን እንደሚመስል፣ ያለ ቁጥሮች',
  'home.ticket.draw': 'ዕጣ',

  'home.figures': 'የዛሬ አሃዞች',
  'home.prizePool': 'የሽልማት ገንዘብ',
  'home.activePlayers': 'ተሳታፊዎች',
  'home.winnersToday': 'የዛሬ አሸናፊዎች',

  'home.features': '«ዕድል»ን ለምን ይመርጣሉ?',
  'home.fair': 'ፍትሐዊ ጨዋታ',
  'home.fairText': 'አሸናፊን መምረጥ የሚችል የ«ዕድል» ሠራተኛ የለም። እያንዳንዱ ዕጣ የሚወሰነው ለሁሉም በሚታይ መረጃ ነው።',
  'home.fair.sealed': 'ዝርዝሩ ይታሸጋል',
  'home.fair.sealedText': 'ሽያጩ ሲዘጋ የተሳታፊዎቹ ዝርዝር አይቀየርም፤ የዝርዝሩ አሻራም ይፋ ይሆናል።',
  'home.fair.beacon': 'ይፋዊ ቢኮን ይወስናል',
  'home.fair.beaconText': 'ከእኛ ውጭ ያሉ ድርጅቶች የሚያወጡት፣ እኛን ጨምሮ ማንም አስቀድሞ ሊያውቀው የማይችል ቁጥር ነው።',
  'home.fair.winners': 'ሦስት ቁጥሮች ይወጣሉ',
  'home.fair.winnersText': 'ማንኛውም ሰው ስሌቱን ደግሞ እነዚያኑ ሦስት ቁጥሮች ያገኛል።',
  'home.fair.check': 'የመጨረሻውን ዕጣ ያረጋግጡ',
  'home.secure': '100% ደህንነቱ የተጠበቀ',
  'home.secureText': 'አንድ ቁጥር፣ አንድ ባለቤት። እስኪከፍሉ ድረስ ቁጥሮችዎ ይያዙልዎታል።',
  'home.secureTextMinutes': '{minutes, plural, other {አንድ ቁጥር፣ አንድ ባለቤት። እስኪከፍሉ ድረስ ቁጥሮችዎ ለ# ደቂቃ ይያዙልዎታል።}}',
  'home.payouts': 'ፈጣን የሽልማት ክፍያ',
  'home.payoutsText': 'ባለፉት 30 ቀናት ሽልማት የተከፈለበት መካከለኛ ጊዜ፦ {duration}። ወደ ቴሌብርዎ ወይም ወደ ሲቢኢ ብርዎ ይላካል፤ መከፈሉ ለሁሉም ይታያል።',
  'home.payoutsNone': 'ባለፉት 30 ቀናት የተከፈለ ሽልማት የለም። ሽልማት ወደ ቴሌብርዎ ወይም ወደ ሲቢኢ ብርዎ ይላካል፤ መከፈሉ ለሁሉም ይታያል።',
  'home.always': 'ጨዋታ 24/7',
  'home.alwaysText': 'አንድ ጨዋታ ሲዘጋ ቀጣዩ ይከፈታል። 1ኛ ሽልማት፦ ከ{lowest} እስከ {highest}።',
  'home.alwaysOne': 'አንድ ጨዋታ ሲዘጋ ቀጣዩ ይከፈታል። 1ኛ ሽልማት፦ {prize}።',
  'home.alwaysNone': 'ለጊዜው የታቀደ ጨዋታ የለም። ጨዋታ ሲኖር ሽልማቶቹ እዚህ ይታያሉ።',

  'home.call': '100 ቁጥሮች። ሦስቱ ያሸንፋሉ።',
  'home.call.closes': 'ቀድሞ የሚዘጋው ጨዋታ፦ {type}፣ {when}።',
  'home.call.text': 'አብዛኞቹ ቁጥሮች አያሸንፉም። ቢያጡት በማይጎዱበት ገንዘብ ብቻ ይጫወቱ።',
  'home.call.join': 'ይሳተፉ',
  'home.call.learn': 'እንዴት እንደሚሠራ ይወቁ',
}
