import type { about } from './en/about.ts'
import type { accounts } from './en/accounts.ts'
import type { admin } from './en/admin.ts'
import type { board } from './en/board.ts'
import type { decisions } from './en/decisions.ts'
import type { descriptions } from './en/descriptions.ts'
import type { draws } from './en/draws.ts'
import type { fields } from './en/fields.ts'
import type { games } from './en/games.ts'
import type { hosting } from './en/hosting.ts'
import type { legal } from './en/legal.ts'
import type { payment } from './en/payment.ts'
import type { play } from './en/play.ts'
import type { player } from './en/player.ts'
import type { profile } from './en/profile.ts'
import type { proof } from './en/proof.ts'
import type { refusals } from './en/refusals.ts'
import type { review } from './en/review.ts'
import type { security } from './en/security.ts'
import type { selection } from './en/selection.ts'
import type { tickets } from './en/tickets.ts'

type Messages = typeof player &
  typeof descriptions &
  typeof games &
  typeof draws &
  typeof proof &
  typeof board &
  typeof play &
  typeof refusals &
  typeof fields &
  typeof accounts &
  typeof about &
  typeof legal &
  typeof profile &
  typeof security &
  typeof decisions &
  typeof payment &
  typeof tickets &
  typeof selection &
  typeof admin &
  typeof review &
  typeof hosting
export type MessageId = keyof Messages
export type MessageValues = Readonly<Record<string, string | number>>
export type Translate = (id: MessageId, values?: MessageValues) => string
