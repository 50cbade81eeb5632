import type { Translate } from '../text/use-text.ts'

export type DrawnBall = {
  readonly number: number
  readonly prizeSantim: number
  readonly isSold: boolean
  readonly player: string | null
  readonly ticketNumber: string | null
}

/** A winner who hides their name is shown by ticket number. */
export function winnerOf({ number, isSold, player, ticketNumber }: DrawnBall, t: Translate): string {
  return isSold ? (player ?? ticketNumber ?? '') : t('draw.nobody', { number })
}
