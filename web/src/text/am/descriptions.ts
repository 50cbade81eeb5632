import type { TranslationOf } from '../catalogue.ts'
import type { descriptions as english } from '../en/descriptions.ts'

/** A first draft: a native speaker reads it before launch. Polite form throughout. */
export const descriptions: TranslationOf<typeof english> = {
  'page.description': 'ዕድል፦ በኢትዮጵያ ላሉ ተጫዋቾች የቁጥር ጨዋታዎች። ከ1 እስከ 100 ቁጥር ይምረጡ፣ በቴሌብር ይክፈሉ፣ እያንዳንዱን ዕጣ ራስዎ ያረጋግጡ።',
  'games.description': 'ክፍት የቁጥር ጨዋታዎች ከሽልማታቸው፣ ከክፍያቸውና ከዕጣ ሰዓታቸው ጋር፦ የእኩለ ቀን፣ የዕለት፣ የሳምንትና የወር። ሁሉም በቀጥታ።',
  'draws.description': 'ሁሉም የዕድል ዕጣዎች፦ በመሸጥ ላይ ያሉ፣ ሊወጡ የተቃረቡና ያለፉ ውጤቶች። ማንም ሰው ሊያረጋግጣቸው ይችላል።',
  'about.description':
    'ጨዋታ ይምረጡ፣ በቴሌብር ይክፈሉ፣ ዕጣውን ይከታተሉ። የእያንዳንዱ ጨዋታ ዋጋ፣ ሽልማትና የዕጣ ሰዓት፣ እንዲሁም ውጤቱን ማንም ሰው ሊመርጥ የማይችለው ለምን እንደሆነ እዚህ ያንብቡ።',
  'legal.terms.description':
    'በእርስዎና በዕድል መካከል ያሉ ደንቦች በዘጠኝ አጫጭር ክፍሎች፦ ማን መጫወት እንደሚችል፣ ጨዋታ፣ ክፍያ፣ ተመላሽ ገንዘብና ሽልማት እንዴት እንደሚሠሩ እና የትኛው ሕግ እንደሚገዛቸው።',
  'legal.privacy.description':
    'ዕድል ስለ እርስዎ ምን እንደሚይዝ፣ ለምን፣ ማን እንደሚያየውና ለምን ያህል ጊዜ፣ ስምዎን እንዴት እንደሚደብቁ፣ መረጃዎን እንዴት እንደሚያወርዱ፣ እንደሚያርሙና መለያዎን እንደሚዘጉ።',
  'login.description': 'ቁጥሮችዎን ለመምረጥና ትኬቶችዎን ለማየት ወደ ዕድል ይግቡ።',
  'register.description': 'በዕድል ይመዝገቡ፦ ከ1 እስከ 100 ቁጥር ይምረጡ፣ በቴሌብር ይክፈሉ፣ እያንዳንዱን ዕጣ ራስዎ ያረጋግጡ።',
  'check.description': 'የዕድል ትኬት እውነተኛ መሆኑን ያረጋግጡ፦ ቁጥሩ፣ ጨዋታውና ዕጣው። ትኬቱ የማን እንደሆነ አይናገርም።',
  'live.description': 'የዕድል ዕጣዎችን በቀጥታ ይመልከቱ፦ የታሸገው ዝርዝር፣ የሕዝብ የዘፈቀደ ቁጥር፣ እና ማንም ሊመርጣቸው የማይችሉ ሦስት አሸናፊ ቁጥሮች።',
  'proof.description': 'የዕድልን ዕጣ በራስዎ ስልክ ያረጋግጡ፦ ደንቦቹ፣ የታሸገው ዝርዝር፣ የሕዝብ የዘፈቀደ ቁጥር፣ እና እንደገና የተሰሉ አሸናፊዎች።',
}
