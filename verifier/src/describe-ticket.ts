import { isTicketKey, numbersOfTicket } from '@edil/domain/draw/manifest'
import type { Proof } from '@edil/domain/draw/proof'
import type { Verdict } from '@edil/domain/draw/verify'
import { asSantim, formatMoney } from '@edil/domain/money'
import type { Words } from '@edil/text/verifier/words'

export type TicketDescription = { readonly isInList: boolean; readonly sentences: readonly string[] }

/** The numbers sealed under a ticket's key, and the result of each. */
export function describeTicket(
  { gameId, commitments }: Proof,
  { steps, facts }: Verdict,
  key: string,
  words: Words,
): TicketDescription {
  if (steps.some(({ step, ok }) => step === 'entries' && !ok)) {
    return { isInList: false, sentences: [words.ticketUnknown] }
  }
  const numbers = numbersOfTicket(gameId, commitments, key)
  if (numbers.length === 0) return { isInList: false, sentences: [words.ticketOut] }
  const results = numbers.map((number) => {
    const place = facts.winners?.indexOf(number) ?? -1
    const prize = facts.open?.prizesSantim[place]
    if (prize === undefined) return words.ticketLost(number)
    return words.ticketWon(number, words.places[place] ?? '', formatMoney(asSantim(BigInt(prize)), words.language))
  })
  return { isInList: true, sentences: [words.ticketIn(numbers.join(', ')), ...results] }
}

/** The ticket key in pasted text: the digits, in groups or not, or the link that the ticket's QR code opens. */
export function readTicketKey(typed: string): string | undefined {
  const [path = ''] = typed.trim().split(/[?#]/)
  const last = path.replace(/\/$/, '').split('/').at(-1) ?? ''
  const key = last.replaceAll(/[\s-]/g, '').toLowerCase()
  return isTicketKey(key) ? key : undefined
}
