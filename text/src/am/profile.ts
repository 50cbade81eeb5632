import type { TranslationOf } from '../catalogue.ts'
import type { profile as english } from '../en/profile.ts'

/** Not yet read by a native speaker: docs/amharic.md. */
export const profile: TranslationOf<typeof english> = {
  // Details
  'profile.details': 'የግል መረጃዎ',
  'profile.since': 'ከ{date} ጀምሮ የ«ዕድል» ተጠቃሚ ነዎት',
  'profile.emailFixed': 'በዚህ አድራሻ ይገባሉ፤ ኢሜይሎቻችንም ወደዚህ ይላካሉ። እዚህ መቀየር አይቻልም።',
  'profile.language': 'ቋንቋ',
  'profile.calendar': 'የቀን አቆጣጠር',
  'profile.showsName': 'ስሜ ለሌሎች ይታይ',
  'profile.othersSee': 'ሌሎች ተጫዋቾች {name} የሚለውን ያያሉ። ስምዎን ከደበቁ በምትኩ የትኬት ቁጥርዎን ያያሉ፤ ትኬት ከሌለዎ ስም አይታይም።',
  'profile.save': 'ለውጦቹን አስቀምጥ',
  'profile.saving': 'በማስቀመጥ ላይ...',
  'profile.phoneNeedsPassword': 'ስልክ ቁጥር ለመቀየር የይለፍ ቃልዎ ያስፈልጋል፤ ተመላሽ ገንዘብ የሚላከው ወደዚህ ቁጥር ነው።',
  'profile.saved': 'ለውጦችዎ ተቀምጠዋል',

  // Safety
  'profile.notifications': 'ማሳወቂያዎች',
  'profile.safety': 'የይለፍ ቃልና ደህንነት',
  'profile.twoFactor': 'ባለ ሁለት ደረጃ ማረጋገጫ',
  'profile.on': 'በርቷል',
  'profile.off': 'ጠፍቷል',

  // Devices
  'devices.title': 'የእርስዎ መሣሪያዎች',
  'devices.text': 'የገቡባቸው መሣሪያዎች። የማያውቁት ካለ ከእሱ ይውጡና የይለፍ ቃልዎን ይቀይሩ።',
  'devices.this': 'ይህ መሣሪያ',
  'devices.unknown': 'ያልታወቀ መሣሪያ',
  'devices.address': 'የIP አድራሻ {address}',
  'devices.signedIn': 'የገቡት {at}',
  'devices.lastSeen': 'መጨረሻ የታየው {at}',
  'devices.logOut': 'አስወጣ',
  'devices.loggedOut': 'መሣሪያው እንዲወጣ ተደርጓል',
  'devices.failed': 'መሣሪያዎችዎን ማሳየት አልተቻለም',

  // Data and closing
  'data.title': 'የእርስዎ መረጃ',
  'data.download': 'መረጃዬን አውርድ',
  'data.downloadText': 'ስለ እርስዎ ያስቀመጥነው ሁሉ፦ መለያ፣ መሣሪያዎች፣ ክፍያዎች፣ ትኬቶች፣ ሽልማቶችና ታሪክ፣ በአንድ ፋይል።',
  'closing.title': 'መለያዬን ዝጋ',
  'closing.text': 'ይህ ለዘለቄታው ነው። መለያውን እንደገና መክፈት አይቻልም።',
  'closing.staff': 'የሠራተኛ መለያ መዝጋት አይቻልም። መጀመሪያ አስተዳዳሪ ሚናዎን ወደ ተጫዋች እንዲቀይር ይጠይቁ።',
  'closing.deleted': 'ወዲያውኑ የሚሰረዝ',
  'closing.deletedText': 'ስምዎ፣ የተጠቃሚ ስምዎ፣ ኢሜይልዎ፣ ስልክ ቁጥርዎ፣ የትውልድ ቀንዎና የይለፍ ቃልዎ። ከሁሉም መሣሪያዎች ይወጣሉ።',
  'closing.kept': 'ያለ ስምዎ የሚቀመጥ',
  'closing.keptText': 'ክፍያዎችዎ፣ ትኬቶችዎ፣ ዕጣዎችና ሽልማቶች፤ ምክንያቱም ሕግ ሂሳቡ እንዲቀመጥ ያዛል፤ ያለ እነሱም ማንም ዕጣን ማረጋገጥ አይችልም።',
  'closing.final': 'ይህን መመለስ አይቻልም።',
  'closing.username': 'ለማረጋገጥ የተጠቃሚ ስምዎን {username} ይጻፉ',
  'closing.usernameWrong': 'ይህ የተጠቃሚ ስምዎ አይደለም። {username} ብለው ይጻፉ።',
  'closing.confirm': 'መለያዬን ዝጋ',
  'closing.busy': 'በመዝጋት ላይ...',
  'closing.done': 'መለያዎ ተዘግቷል',
  'closing.doneText': 'ስምዎና የመገናኛ አድራሻዎችዎ ተሰርዘዋል።',

  // What Google and Facebook do not tell
  'complete.title': 'መለያዎን ያሟሉ',
  'complete.lead': 'ከመጫወትዎ በፊት ጥቂት ተጨማሪ መረጃ ያስፈልገናል።',
  'complete.submit': 'አስቀምጥና ቀጥል',
  'complete.busy': 'በማስቀመጥ ላይ...',
  'complete.done': 'መለያዎ ተሟልቷል',
  'calendar.gregorian': 'የአውሮፓ አቆጣጠር',
  'calendar.ethiopian': 'የኢትዮጵያ አቆጣጠር',
}
