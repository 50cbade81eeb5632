import type { TranslationOf } from '../catalogue.ts'
import type { security as english } from '../en/security.ts'

/** Not yet read by a native speaker: docs/amharic.md. */
export const security: TranslationOf<typeof english> = {
  // Change password
  'password.current': 'አሁን ያለው የይለፍ ቃል',
  'password.confirm': 'አዲሱን የይለፍ ቃል ያረጋግጡ',
  'password.mismatch': 'አዲሶቹ የይለፍ ቃላት አይመሳሰሉም።',
  'password.others': 'ከሌሎች መሣሪያዎችዎ ወጥተዋል። እዚህ ግን እንደገቡ ይቆያሉ።',
  'password.none': 'እስካሁን የይለፍ ቃል የለዎትም',
  'password.noneText': 'የሚገቡት በGoogle ወይም በFacebook ነው። የይለፍ ቃልም እንዲኖርዎ ወደ {email} ሊንክ እንላክልዎ፤ በእሱ የይለፍ ቃል ይመርጣሉ።',
  'password.mailLink': 'ሊንኩን ላኩልኝ',

  // Two-factor sign-in
  'twoFactor.title': 'ባለ ሁለት ደረጃ ማረጋገጫ',
  'twoFactor.lead': 'ከይለፍ ቃልዎ በኋላ በስልክዎ ካለ መተግበሪያ ኮድ እንጠይቃለን። የይለፍ ቃልዎን ያወቀ ሰው ቢኖር እንኳ መግባት አይችልም።',
  'twoFactor.staff': 'ለሠራተኞች ግዴታ ነው',
  'twoFactor.staffText': 'የሌሎችን ገንዘብና መረጃ ይይዛሉ። የሠራተኞች ገጾች የሚከፈቱት ባለ ሁለት ደረጃ ማረጋገጫ ሲበራ ነው።',
  'twoFactor.setUp': 'ባለ ሁለት ደረጃ ማረጋገጫ ያዘጋጁ',
  'twoFactor.setUpText': 'እንደ Google Authenticator ወይም Aegis ያለ የማረጋገጫ መተግበሪያ ያስፈልግዎታል። ሁለት ደቂቃ ይወስዳል።',
  'twoFactor.start': 'ጀምር',
  'twoFactor.scan': '«ዕድል»ን ወደ መተግበሪያዎ ያክሉ',
  'twoFactor.scanText': 'ይህን QR ኮድ በመተግበሪያው ስካን ያድርጉ፣ ወይም የማዋቀሪያ ቁልፉን ይጻፉ።',
  'twoFactor.qrCode': 'ለማረጋገጫ መተግበሪያዎ QR ኮድ',
  'twoFactor.openApp': 'መተግበሪያውን በዚህ መሣሪያ ላይ ክፈት',
  'twoFactor.secret': 'የማዋቀሪያ ቁልፍ',
  'twoFactor.codes': 'የመጠባበቂያ ኮዶችዎን ያስቀምጡ',
  'twoFactor.codesText': 'ስልክዎ ባይኖር እያንዳንዱ ኮድ አንድ ጊዜ ያስገባዎታል። እርስዎ ብቻ በሚያገኙት ቦታ ያስቀምጧቸው።',
  'twoFactor.codesList': 'የመጠባበቂያ ኮዶች',
  'twoFactor.copyAll': 'ሁሉንም ቅዳ',
  'twoFactor.kept': 'ኮዶቹን አስቀምጫለሁ',
  'twoFactor.keptMissing': 'እባክዎ መጀመሪያ ኮዶቹን ያስቀምጡ፤ እንደገና ልናሳያቸው አንችልም።',
  'twoFactor.prove': 'የመተግበሪያውን ኮድ ይጻፉ',
  'twoFactor.confirm': 'አብራ',
  'twoFactor.confirmed': 'ባለ ሁለት ደረጃ ማረጋገጫ በርቷል',
  'twoFactor.isOnText': 'በሚገቡበት ጊዜ ሁሉ የመተግበሪያዎን ኮድ እንጠይቃለን።',
  'twoFactor.codesLeft':
    '{count, plural, =0 {ምንም የመጠባበቂያ ኮድ አልቀረም።} one {# የመጠባበቂያ ኮድ ቀርቷል።} other {# የመጠባበቂያ ኮዶች ቀርተዋል።}}',
  'twoFactor.codesLow': 'አሁን ስልክዎ ቢጠፋ መግባት ላይችሉ ይችላሉ። አዲስ ኮዶች ይውሰዱ።',
  'twoFactor.newCodes': 'አዲስ የመጠባበቂያ ኮዶች',
  'twoFactor.newCodesText': 'ከዚያ በኋላ አሮጌዎቹ አይሠሩም።',
  'twoFactor.newCodesGet': 'አዲስ ኮዶች አውጣ',
  'twoFactor.newCodesDone': 'አሮጌዎቹ የመጠባበቂያ ኮዶች ከእንግዲህ አይሠሩም',
  'twoFactor.orRecovery': 'ወይም ከመጠባበቂያ ኮዶችዎ አንዱ።',
  'twoFactor.stop': 'አጥፋ',
  'twoFactor.stopTitle': 'ባለ ሁለት ደረጃ ማረጋገጫን ያጥፉ',
  'twoFactor.stopText': 'ከዚያ በኋላ የይለፍ ቃልዎ ብቻ ያስገባዎታል።',
  'twoFactor.stopped': 'ባለ ሁለት ደረጃ ማረጋገጫ ጠፍቷል',
  'twoFactor.staffStays': 'ሠራተኞች ሊያጠፉት አይችሉም።',
}
