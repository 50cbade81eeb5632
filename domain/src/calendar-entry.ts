export type CalendarEntry = {
  /** The same again replaces the entry in the person's calendar. */
  readonly id: string
  readonly title: string
  readonly url: string
  readonly startsAt: Date
  readonly now: Date
}

const LENGTH_MS = 15 * 60_000
const REMINDER_MINUTES = 10
/** A line of a calendar file has at most 75 bytes; the rest continues on the next line after a space. */
const LINE_BYTES_MAX = 75

/** A calendar file (RFC 5545) with one entry and a reminder ten minutes before it. */
export function calendarFile({ id, title, url, startsAt, now }: CalendarEntry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Edil//Draws//EN',
    'BEGIN:VEVENT',
    `UID:${id}@edil`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(startsAt)}`,
    `DTEND:${stamp(new Date(startsAt.getTime() + LENGTH_MS))}`,
    `SUMMARY:${escaped(title)}`,
    `URL:${url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:-PT${REMINDER_MINUTES}M`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

/** '20261115T150000Z'. */
function stamp(at: Date): string {
  return at.toISOString().replace(/[-:]|\.\d+/g, '')
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
}

function folded(line: string): string {
  let bytes = 0
  let folded = ''
  for (const letter of line) {
    const size = utf8Bytes(letter)
    if (bytes + size > LINE_BYTES_MAX) {
      folded += '\r\n '
      bytes = 1
    }
    folded += letter
    bytes += size
  }
  return folded
}

function utf8Bytes(letter: string): number {
  const code = letter.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}
