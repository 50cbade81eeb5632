import type { LinkedBy, UnlinkedBy } from '@edil/domain/notifications'
import type { Language } from '@edil/domain/people'
import { MAIL_TEXTS } from '@edil/text/letters/accounts'
import type { LetterWithAction } from '@edil/text/letters/frame'

export type SecurityNotice = 'passkeyAdded' | 'passkeyRemoved' | 'passwordChanged' | 'phoneChanged' | 'signInPaused'

/** A Telegram account was linked, by someone who was signed in or by the phone number. */
export function telegramLinkedLetter(language: Language, by: LinkedBy): LetterWithAction {
  return MAIL_TEXTS[language].telegramLinked({ by })
}

export function telegramUnlinkedLetter(language: Language, by: UnlinkedBy): LetterWithAction {
  return MAIL_TEXTS[language].telegramUnlinked({ by })
}

/**
 * Something happened to the account that its owner may not have done: a new or removed passkey, a changed password or phone number, or 100
 * wrong passwords within an hour from browsers that had not signed in before.
 */
export function securityLetter(language: Language, notice: SecurityNotice): LetterWithAction {
  return MAIL_TEXTS[language][notice]
}
