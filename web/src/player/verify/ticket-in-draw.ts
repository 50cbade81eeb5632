import { type Commitments, numbersOfTicket } from '@edil/domain/draw/manifest'

export type PlayedNumber = {
  readonly number: number
  /** 0, 1, 2 for 1st, 2nd, 3rd; `undefined` for a number that was not drawn. */
  readonly place: number | undefined
}

type DrawnGame = { readonly gameId: string; readonly commitments: Commitments; readonly winners: readonly number[] }

/** The numbers sealed under a ticket's key, and their places. Empty when the ticket did not take part. */
export function numbersUnder(key: string, { gameId, commitments, winners }: DrawnGame): PlayedNumber[] {
  return numbersOfTicket(gameId, commitments, key).map((number) => ({
    number,
    place: winners.includes(number) ? winners.indexOf(number) : undefined,
  }))
}
