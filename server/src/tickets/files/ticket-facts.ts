import type { Santim } from '@edil/domain/money'
import type { Calendar, Language } from '@edil/domain/people'
import type { GameType } from '@edil/domain/plans'

/** Everything on a ticket. Rendering reads nothing else. */
export type TicketFacts = {
  /** 'D-0412-0063' */
  readonly number: string
  /** 32 hex digits. */
  readonly key: string
  readonly type: GameType
  /** The game's name in the reader's language, such as 'Daily' or 'ዕለታዊ'. */
  readonly title: string
  readonly numbers: readonly { readonly number: number; readonly won: boolean }[]
  /** The announced time; after the draw, its real one. */
  readonly drawsAt: Date
  readonly firstPrizeSantim: Santim
  /** What its numbers won: 0 before the draw, and without a prize. */
  readonly wonSantim: Santim
  /** The player's public name: 'Selam B.' or a username. */
  readonly player: string
  readonly paidSantim: Santim
  /** In the reader's language: 'Telebirr' or 'ቴሌብር'. */
  readonly method: string
  readonly boughtAt: Date
  /** The head of the audit log at the purchase: sequence number and hash. */
  readonly logHead: string | undefined
  readonly language: Language
  readonly calendar: Calendar
  /** The address in the QR code. */
  readonly url: string
}
