import type { TranslationOf } from '../catalogue.ts'
import type { support as english } from '../en/support.ts'

/** Not yet read by a native speaker: docs/amharic.md. */
export const support: TranslationOf<typeof english> = {
  'contact.text': 'በቴሌግራም ወይም በኢንስታግራም ይጻፉልን። መልስ የሚሰጥዎ ሰው ነው።',
  'contact.telegram': 'ቴሌግራም',
  'contact.instagram': 'ኢንስታግራም',
  'notFound.text': 'በዚህ አድራሻ ገጽ የለም። አድራሻውን ይፈትሹ ወይም ወደ መነሻ ገጽ ይመለሱ።',
  'notFound.home': 'ወደ መነሻ ይመለሱ',
}
