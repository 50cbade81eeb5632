import { dateParts, formatDate, formatHour, formatTime } from '@edil/domain/calendar'
import { formatMoney, moneyParts } from '@edil/domain/money'
import { formatList } from '@edil/text/format'
import { TICKET_TEXTS } from '@edil/text/ticket'
import type { TicketFacts } from './ticket-facts.ts'

/** A labelled fact; each line is rendered on its own line. */
type WordedFact = { readonly label: string; readonly lines: readonly string[] }

export type WordedTicket = {
  readonly label: string
  readonly title: string
  readonly draw: WordedFact
  readonly prize: { readonly label: string; readonly figure: string; readonly currency: string }
  readonly facts: readonly WordedFact[]
  readonly key: WordedFact
  readonly log: WordedFact | undefined
  readonly bandLabels: readonly [first: string, second: string]
  readonly qrLabel: string
}

/** The texts of a ticket in the reader's language, without their positions. */
export function wordTicket(facts: TicketFacts): WordedTicket {
  const { language, key } = facts
  if (!/^[0-9a-f]{32}$/.test(key)) throw new RangeError(`not a ticket's key: ${key}`)
  const texts = TICKET_TEXTS[language]
  const [first, second] = [key.slice(0, 16), key.slice(16)]
  return {
    label: texts.label(facts.number),
    title: facts.title,
    draw: { label: texts.draw, lines: [dayOf(facts.drawsAt, facts), formatTime(facts.drawsAt, language)] },
    prize: wordPrize(facts),
    facts: [
      { label: texts.number, lines: [facts.number] },
      { label: texts.player, lines: [facts.player] },
      { label: texts.paid, lines: [`${formatMoney(facts.paidSantim, language)} · ${facts.method}`] },
      { label: texts.bought, lines: [dayOf(facts.boughtAt, facts), boughtTime(facts)] },
    ],
    key: { label: texts.key, lines: [`${first} ${second}`] },
    log: facts.logHead === undefined ? undefined : { label: texts.log, lines: headLines(facts.logHead) },
    bandLabels: [texts.labelled(texts.keyFirst, first), texts.labelled(texts.keySecond, second)],
    qrLabel: texts.qr,
  }
}

/** Too long for one readable line of a ticket. */
function headLines(head: string): string[] {
  const middle = head.length - 32
  return [head.slice(0, middle), head.slice(middle)]
}

/** The first prize until the ticket has won one, as on the screen. */
function wordPrize({ wonSantim, firstPrizeSantim, language }: TicketFacts): WordedTicket['prize'] {
  const { wonPrize, firstPrize } = TICKET_TEXTS[language]
  return wonSantim > 0n
    ? { label: wonPrize, ...moneyParts(wonSantim, language) }
    : { label: firstPrize, ...moneyParts(firstPrizeSantim, language) }
}

/** A file is kept for long, so unlike the screen it shows the year. */
function dayOf(at: Date, { language, calendar }: TicketFacts): string {
  if (language === 'am') return formatDate(at, language, calendar, 'long')
  return `${formatDate(at, language, calendar)} ${dateParts(at, language, calendar, 'short').year}`
}

/** As on the screen: in English only the time of the draw names the Ethiopian hour. */
function boughtTime({ boughtAt, language }: TicketFacts): string {
  return language === 'am' ? formatTime(boughtAt, language) : formatHour(boughtAt)
}

/** The ticket as plain text, for screen readers and inside the picture file. */
export function describeTicket(facts: TicketFacts): string {
  const { label, draw, prize, facts: stub, key, log } = wordTicket(facts)
  const { won, labelled } = TICKET_TEXTS[facts.language]
  const numbers = facts.numbers.map((each) => (each.won ? `${each.number} (${won})` : `${each.number}`))
  return [
    `Edil · ዕድል · ${label}`,
    labelled(facts.title, formatList(numbers, facts.language)),
    labelled(prize.label, `${prize.figure} ${prize.currency}`),
    ...[draw, ...stub, key, ...(log ? [log] : [])].map((fact) =>
      labelled(fact.label, formatList(fact.lines, facts.language)),
    ),
    facts.url,
  ].join('\n')
}
