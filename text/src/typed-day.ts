/**
 * A calendar day as people type it on a keyboard of digits: '25 / 03 / 1998', '25.3.1998', '25031998', or as browsers fill
 * it in, '1998-03-25'. Returns `YYYY-MM-DD`, or `undefined`. Whether there is such a day is for the schema to say.
 */
export function asTypedDay(text: string): string | undefined {
  const written = text.normalize('NFKC').trim()
  const yearFirst = /^(\d{4})\D+(\d{1,2})\D+(\d{1,2})$/.exec(written)
  if (yearFirst) return dayOf(yearFirst[1], yearFirst[2], yearFirst[3])
  const dayFirst = /^(\d{1,2})\D+(\d{1,2})\D+(\d{4})$/.exec(written) ?? /^(\d\d)(\d\d)(\d{4})$/.exec(written)
  return dayFirst ? dayOf(dayFirst[3], dayFirst[2], dayFirst[1]) : undefined
}

/** The text while a person types: slashes are inserted, and a single digit before one gets its zero. */
export function spreadTypedDay(text: string): string {
  const day = /^\d{4}\D/.test(text) ? asTypedDay(text) : undefined
  if (day) return day.split('-').reverse().join(STROKE)
  const digits = text
    .normalize('NFKC')
    .replace(/(^|\D)(\d)(?=\s*[/.-])/g, (_, before: string, digit: string) => `${before}0${digit}`)
    .replace(/\D/g, '')
    .slice(0, 8)
  const parts = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)]
  const begun = digits.length < 2 ? 1 : digits.length < 4 ? 2 : 3
  return parts.slice(0, begun).join(STROKE)
}

const STROKE = ' / '

function dayOf(year = '', month = '', day = ''): string {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
