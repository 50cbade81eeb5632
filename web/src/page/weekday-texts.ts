/** Monday first. In the text part `about`. */
export const WEEKDAY_TEXTS = [
  'about.weekday.monday',
  'about.weekday.tuesday',
  'about.weekday.wednesday',
  'about.weekday.thursday',
  'about.weekday.friday',
  'about.weekday.saturday',
  'about.weekday.sunday',
] as const
