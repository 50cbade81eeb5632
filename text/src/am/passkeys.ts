import type { TranslationOf } from '../catalogue.ts'
import type { passkeys as english } from '../en/passkeys.ts'

/** Not yet read by a native speaker: docs/amharic.md. */
export const passkeys: TranslationOf<typeof english> = {
  'passkeys.title': 'የይለፍ ቁልፎች',
  'passkeys.text':
    'የይለፍ ቁልፍ በኮድ ፈንታ መግባትዎን በጣት አሻራ፣ በፊት ወይም በመሣሪያዎ ፒን ያረጋግጣል። የሚሠራው በዚህ ድረ ገጽ ብቻ ስለሆነ አስመስሎ የተሠራ ገጽ ሊጠቀምበት አይችልም።',
  'passkeys.none': 'እስካሁን የይለፍ ቁልፍ የለዎትም።',
  'passkeys.failed': 'የይለፍ ቁልፎችዎን ማሳየት አልተቻለም',
  'passkeys.added': 'የተጨመረው፦ {at}',
  'passkeys.lastUsed': 'መጨረሻ የተጠቀሙበት፦ {at}',
  'passkeys.neverUsed': 'እስካሁን አልተጠቀሙበትም',
  'passkeys.add': 'የይለፍ ቁልፍ ይጨምሩ',
  'passkeys.addText': 'ከዚያ ብሮውዘርዎ የጣት አሻራ፣ ፊት፣ ፒን ወይም የደህንነት ቁልፍ ይጠይቃል። ከሌሎች መሣሪያዎችዎ ይወጣሉ።',
  'passkeys.name': 'ስም',
  'passkeys.nameHint': 'በኋላ እንዲያውቁት፣ ለምሳሌ «የሥራ ላፕቶፕ»።',
  'passkeys.nameMissing': 'እባክዎ እስከ 50 ፊደላት ያለው ስም ይጻፉ።',
  'passkeys.continue': 'ቀጥል',
  'passkeys.addDone': 'የይለፍ ቁልፍ ተጨምሯል',
  'passkeys.remove': 'አስወግድ',
  'passkeys.removeTitle': 'የይለፍ ቁልፍ «{name}»ን ያስወግዱ',
  'passkeys.removeText': 'ከዚያ በኋላ በእሱ መግባት አይችሉም። የማረጋገጫ መተግበሪያዎና የመጠባበቂያ ኮዶችዎ መሥራታቸውን ይቀጥላሉ። ከሌሎች መሣሪያዎችዎ ይወጣሉ።',
  'passkeys.removeDone': 'የይለፍ ቁልፍ ተወግዷል',

  // At login, and when an action asks for the second factor again
  'passkeys.loginTitle': 'የይለፍ ቁልፍዎን ይጠቀሙ',
  'passkeys.loginText': 'እርስዎ መሆንዎን በጣት አሻራ፣ በፊት፣ በፒን ወይም በደህንነት ቁልፍ ያረጋግጡ።',
  'passkeys.use': 'የይለፍ ቁልፍ ይጠቀሙ',
  'passkeys.useCode': 'በኮድ ይግቡ',
  'passkeys.or': 'ወይም',

  // What can go wrong
  'passkeys.cancelled': 'የይለፍ ቁልፉ ጥቅም ላይ አልዋለም። መስኮቱን ዘግተው ወይም ጊዜው አልፎ ከሆነ እንደገና ይሞክሩ። የማረጋገጫ መተግበሪያዎንም መጠቀም ይችላሉ።',
  'passkeys.addCancelled': 'የይለፍ ቁልፍ አልተጨመረም። መስኮቱን ዘግተው ወይም ጊዜው አልፎ ከሆነ እንደገና ይሞክሩ።',
  'passkeys.known': 'ይህ መሣሪያ ለመለያዎ የይለፍ ቁልፍ አስቀድሞ አለው።',
  'passkeys.otherSite': 'የይለፍ ቁልፎች በዚህ አድራሻ አይሠሩም። «ዕድል»ን በተለመደው አድራሻው ይክፈቱ፣ ወይም የማረጋገጫ መተግበሪያዎን ይጠቀሙ።',
  'passkeys.unsupported': 'ይህ ብሮውዘር የይለፍ ቁልፍ የለውም። ያዘምኑት ወይም ሌላ ይጠቀሙ። የማረጋገጫ መተግበሪያዎ በሁሉም ብሮውዘር ይሠራል።',
  'refusal.passkey_not_found': 'ይህን የይለፍ ቁልፍ ማግኘት አልቻልንም። እባክዎ ገጹን እንደገና ይጫኑ።',
  'refusal.passkey_refused': 'የይለፍ ቁልፉ ተቀባይነት አላገኘም። እባክዎ እንደገና ይሞክሩ፣ ወይም የማረጋገጫ መተግበሪያዎን ይጠቀሙ።',
  'refusal.passkeys_full': 'አሥር የይለፍ ቁልፎች አሉዎት። ሌላ ከመጨመርዎ በፊት አንዱን ያስወግዱ።',
}
