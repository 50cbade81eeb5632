import type { TranslationOf } from '../catalogue.ts'
import type { profile as english } from '../en/profile.ts'

/** A first draft: a native speaker reads it before launch. Polite form throughout. */
export const profile: TranslationOf<typeof english> = {
  // Details
  'profile.details': 'የእርስዎ መረጃ',
  'profile.since': 'ከ{date} ጀምሮ በዕድል',
  'profile.emailFixed': 'በእሱ ይገባሉ፤ መልእክቶቻችንም ወደ እሱ ይላካሉ። እዚህ መቀየር አይቻልም።',
  'profile.language': 'ቋንቋ',
  'profile.calendar': 'የቀን አቆጣጠር',
  'profile.showsName': 'ስሜ ለሌሎች ይታይ',
  'profile.othersSee':
    'በአሸናፊዎች ዝርዝር ሌሎች የሚያዩት፦ <b>{name}</b>። በሰሌዳዎች ላይ የተጠቃሚ ስምዎን፣ ስምዎ እንዲታይ ካልፈለጉ ደግሞ "ተጫዋች" የሚለውን ብቻ ያያሉ።',
  'profile.save': 'ለውጦቹን አስቀምጥ',
  'profile.saving': 'በማስቀመጥ ላይ...',
  'profile.saved': 'ለውጦችዎ ተቀምጠዋል',

  // Safety
  'profile.safety': 'የይለፍ ቃልና ደህንነት',
  'profile.twoFactor': 'ባለ ሁለት ደረጃ መግቢያ',
  'profile.on': 'በርቷል',
  'profile.off': 'ጠፍቷል',

  // Devices
  'devices.title': 'የእርስዎ መሣሪያዎች',
  'devices.text': 'የገቡባቸው መሣሪያዎች። የማያውቁት ካለ ከእሱ ያስወጡትና የይለፍ ቃልዎን ይቀይሩ።',
  'devices.this': 'ይህ መሣሪያ',
  'devices.unknown': 'ያልታወቀ መሣሪያ',
  'devices.address': 'የIP አድራሻ {address}',
  'devices.signedIn': 'የገቡት {at}',
  'devices.lastSeen': 'መጨረሻ የታየው {at}',
  'devices.logOut': 'ከዚያ ውጣ',
  'devices.loggedOut': 'ከዚያ መሣሪያ ወጥተዋል',
  'devices.failed': 'መሣሪያዎችዎ አልተጫኑም',

  // Data and closing
  'data.title': 'የእርስዎ ውሂብ',
  'data.download': 'ውሂቤን አውርድ',
  'data.downloadText': 'ስለ እርስዎ የምንይዘው ሁሉ፣ በአንድ ፋይል።',
  'closing.title': 'መለያዬን ዝጋ',
  'closing.text': 'ለዘለቄታው። እንደገና መክፈት አይቻልም።',
  'closing.staff': 'እዚህ ስለሚሠሩ፣ መጀመሪያ አስተዳዳሪ ሚናዎን ወደ ተጫዋች ይቀይራል።',
  'closing.deleted': 'ወዲያውኑ የሚሰረዝ',
  'closing.deletedText': 'ስምዎ፣ የተጠቃሚ ስምዎ፣ ኢሜይልዎ፣ ስልክ ቁጥርዎ፣ የልደት ቀንዎ፣ የይለፍ ቃልዎ እና የገቡባቸው መሣሪያዎች ሁሉ።',
  'closing.kept': 'ያለ ስምዎ የሚቀመጥ',
  'closing.keptText': 'ክፍያዎችዎ፣ ትኬቶችዎ፣ ዕጣዎችና ሽልማቶች፦ ሒሳቡን ሕግ ይጠይቃል፤ ያለ እነሱም ማንም ዕጣን ማረጋገጥ አይችልም።',
  'closing.final': 'ይህ ሊመለስ አይችልም።',
  'closing.username': 'ለማረጋገጥ የተጠቃሚ ስምዎን {username} ይጻፉ',
  'closing.usernameWrong': 'ይህ የተጠቃሚ ስምዎ አይደለም። {username} ብለው ይጻፉ።',
  'closing.confirm': 'መለያዬን ዝጋ',
  'closing.busy': 'በመዝጋት ላይ...',
  'closing.done': 'መለያዎ ተዘግቷል',
  'closing.doneText': 'ስምዎና አድራሻዎ ተሰርዘዋል።',

  // What Google and Facebook do not tell
  'complete.title': 'መለያዎን ያሟሉ',
  'complete.lead': 'ከመጫወትዎ በፊት የሚያስፈልጉን ጥቂት ነገሮች።',
  'complete.submit': 'አስቀምጥና ቀጥል',
  'complete.busy': 'በማስቀመጥ ላይ...',
  'complete.done': 'መለያዎ ተሟልቷል',
}
