import type { NotificationKind } from '@edil/domain/notifications'
import type { Language } from '@edil/domain/people'
import type { Db } from '../platform/database/db.ts'
import type { NotificationFacts } from './notification-facts.ts'

/** What a notification says, on the page, by mail and by Telegram. */
export type Letter = {
  readonly subject: string
  readonly before: readonly string[]
  /** Where its reader acts: a page of ours, without the language. */
  readonly action: { readonly label: string; readonly path: string }
  readonly after: readonly string[]
}

/** As it was said: in the language that the person had chosen then. */
export type StoredLetter = Letter & { readonly language: Language }

export type Reader = {
  readonly personId: string
  readonly language: Language
  /** Whether the letter may name the next game (domain: mayBePromotedTo). */
  readonly mayInvite: boolean
  readonly happenedAt: Date
}

/** `undefined`: it is no longer true. */
export type WriteLetter<Facts> = (db: Db, facts: Facts, reader: Reader) => Promise<Letter | undefined>

/** Each slice writes the letters about what it does. */
export type LetterWriters = { readonly [Kind in NotificationKind]: WriteLetter<NotificationFacts[Kind]> }

type Texts = Pick<Letter, 'subject' | 'before' | 'after'> & { readonly action: string }

export function letterOf({ action: label, ...texts }: Texts, path: string): Letter {
  return { ...texts, action: { label, path } }
}
