import type { TranslationOf } from '../catalogue.ts'
import type { support as english } from '../en/support.ts'

/** Not yet read by a native speaker: docs/amharic.md. */
export const support: TranslationOf<typeof english> = {
  'contact.text': 'ይጻፉልን ወይም ይደውሉልን። መልስ የሚሰጥዎ ሰው ነው።',
  'contact.none': 'እስካሁን የመገናኛ አድራሻ አልወጣም።',
  'contact.failed': 'የመገናኛ አድራሻዎችን ማሳየት አልተቻለም',
  'contact.failedText': 'የኢንተርኔት ግንኙነትዎን ይፈትሹና እንደገና ይሞክሩ።',
  'contact.telegram': 'ቴሌግራም',
  'contact.instagram': 'ኢንስታግራም',
  'contact.call': 'ይደውሉ፦ {phone}',
  'contact.write': 'ኢሜይል ይላኩ፦ {email}',
  'notFound.text': 'በዚህ አድራሻ ገጽ የለም። አድራሻውን ይፈትሹ ወይም ወደ መነሻ ገጽ ይመለሱ።',
  'notFound.home': 'ወደ መነሻ ይመለሱ',
}
