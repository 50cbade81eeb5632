import type { TranslationOf } from '../catalogue.ts'
import type { security as english } from '../en/security.ts'

/** A first draft: a native speaker reads it before launch. Polite form throughout. */
export const security: TranslationOf<typeof english> = {
  // Change password
  'password.current': 'አሁን ያለው የይለፍ ቃል',
  'password.confirm': 'አዲሱን የይለፍ ቃል ያረጋግጡ',
  'password.mismatch': 'አዲሶቹ የይለፍ ቃላት አይመሳሰሉም።',
  'password.others': 'ሌሎች መሣሪያዎችዎ ይወጣሉ። እዚህ እንደገቡ ይቆያሉ።',
  'password.none': 'እስካሁን የይለፍ ቃል የለዎትም',
  'password.noneText': 'የሚገቡት በGoogle ወይም በFacebook ነው። የይለፍ ቃልም እንዲኖርዎ ወደ {email} አገናኝ እንላክልዎ፤ በእሱ የይለፍ ቃል ይመርጣሉ።',
  'password.mailLink': 'አገናኙን ላኩልኝ',

  // Two-factor sign-in
  'twoFactor.title': 'ባለ ሁለት ደረጃ መግቢያ',
  'twoFactor.lead': 'ከይለፍ ቃልዎ በኋላ በስልክዎ ካለ መተግበሪያ ኮድ እንጠይቃለን። የይለፍ ቃልዎን ያወቀ ሰው ቢኖር እንኳ መግባት አይችልም።',
  'twoFactor.staff': 'ሥራዎ ይጠይቀዋል',
  'twoFactor.staffText': 'የሌሎችን ገንዘብና መረጃ ይይዛሉ። የአስተዳዳሪ ገጾች የሚከፈቱት ባለ ሁለት ደረጃ መግቢያ ሲበራ ነው።',
  'twoFactor.setUp': 'ያዘጋጁት',
  'twoFactor.setUpText': 'እንደ Google Authenticator ወይም Aegis ያለ የማረጋገጫ መተግበሪያ ያስፈልግዎታል። ሁለት ደቂቃ ይወስዳል።',
  'twoFactor.start': 'ጀምር',
  'twoFactor.scan': 'ዕድልን ወደ መተግበሪያዎ ያክሉ',
  'twoFactor.scanText': 'ይህን ምስል በመተግበሪያው ይቃኙ፣ ወይም ቁልፉን ይጻፉ።',
  'twoFactor.qrCode': 'ለማረጋገጫ መተግበሪያዎ QR ኮድ',
  'twoFactor.openApp': 'በዚህ መሣሪያ ያለውን መተግበሪያ ክፈት',
  'twoFactor.secret': 'ቁልፍ',
  'twoFactor.codes': 'የመጠባበቂያ ኮዶችዎን ያስቀምጡ',
  'twoFactor.codesText': 'ስልክዎ ባይኖር እያንዳንዱ ኮድ አንድ ጊዜ ያስገባዎታል። እርስዎ ብቻ በሚያገኙት ቦታ ያስቀምጧቸው።',
  'twoFactor.codesList': 'የመጠባበቂያ ኮዶች',
  'twoFactor.copyAll': 'ሁሉንም ቅዳ',
  'twoFactor.kept': 'አስቀምጫቸዋለሁ',
  'twoFactor.keptMissing': 'እባክዎ መጀመሪያ ኮዶቹን ያስቀምጡ፤ እንደገና ልናሳያቸው አንችልም።',
  'twoFactor.prove': 'የመተግበሪያውን ኮድ ይጻፉ',
  'twoFactor.confirm': 'አብራ',
  'twoFactor.confirmed': 'ባለ ሁለት ደረጃ መግቢያ በርቷል',
  'twoFactor.isOnText': 'በሚገቡበት ጊዜ ሁሉ የመተግበሪያዎን ኮድ እንጠይቃለን።',
  'twoFactor.codesLeft':
    '{count, plural, =0 {ምንም የመጠባበቂያ ኮድ አልቀረም።} one {# የመጠባበቂያ ኮድ ቀርቷል።} other {# የመጠባበቂያ ኮዶች ቀርተዋል።}}',
  'twoFactor.codesLow': 'አሁን ስልክዎ ቢጠፋ መግባት ላይችሉ ይችላሉ። አዲስ ኮዶች ይውሰዱ።',
  'twoFactor.newCodes': 'አዲስ የመጠባበቂያ ኮዶች',
  'twoFactor.newCodesText': 'ከዚያ በኋላ አሮጌዎቹ አይሠሩም።',
  'twoFactor.newCodesGet': 'አዲስ ኮዶች አምጣ',
  'twoFactor.newCodesDone': 'አሮጌዎቹ የመጠባበቂያ ኮዶች ከእንግዲህ አይሠሩም',
  'twoFactor.orRecovery': 'ወይም ከመጠባበቂያ ኮዶችዎ አንዱ።',
  'twoFactor.stop': 'አጥፋ',
  'twoFactor.stopTitle': 'ባለ ሁለት ደረጃ መግቢያን ያጥፉ',
  'twoFactor.stopText': 'ከዚያ በኋላ የይለፍ ቃልዎ ብቻ ያስገባዎታል።',
  'twoFactor.stopped': 'ባለ ሁለት ደረጃ መግቢያ ጠፍቷል',
  'twoFactor.staffStays': 'ሠራተኞች ሊያጠፉት አይችሉም።',
}
