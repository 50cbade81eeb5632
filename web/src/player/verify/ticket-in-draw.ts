import type { SealedTickets } from '@edil/domain/draw/manifest'

export type PlayedNumber = {
  readonly number: number
  /** 0, 1, 2 for 1st, 2nd, 3rd; `undefined` for a number that was not drawn. */
  readonly place: number | undefined
}

/** The numbers sealed under a ticket's key, and their places. Empty when the ticket did not take part. */
export function numbersUnder(key: string, tickets: SealedTickets, winners: readonly number[]): PlayedNumber[] {
  return [...tickets]
    .filter(([, sealed]) => sealed === key)
    .map(([number]) => ({ number, place: winners.includes(number) ? winners.indexOf(number) : undefined }))
    .sort((a, b) => a.number - b.number)
}
