import type { Santim } from '@edil/domain/money'
import type { Calendar, Language } from '@edil/domain/people'
import type { GameType } from '@edil/domain/plans'

/** All that stands on a ticket. Who draws one looks nothing up. */
export type TicketFacts = {
  /** 'D-0412-0063' */
  readonly number: string
  /** 32 hex digits. */
  readonly key: string
  readonly type: GameType
  /** As its reader calls the game, such as 'Daily' or 'ዕለታዊ'. */
  readonly title: string
  readonly numbers: readonly { readonly number: number; readonly won: boolean }[]
  readonly drawsAt: Date
  readonly firstPrizeSantim: Santim
  /** As the player agreed to be named in public: 'Selam B.' or a username. */
  readonly player: string
  readonly paidSantim: Santim
  /** As its reader calls it: 'Telebirr' or 'ቴሌብር'. */
  readonly method: string
  readonly boughtAt: Date
  /** Where the public log stood then: its last number and hash. */
  readonly logHead: string | undefined
  readonly language: Language
  readonly calendar: Calendar
  /** What the QR code opens. */
  readonly url: string
}
