import { type LetterWriters, letterOf, type WriteLetter } from '../notifications/letter.ts'
import {
  type SecurityNotice,
  securityLetter,
  telegramLinkedLetter,
  telegramUnlinkedLetter,
} from './mails/security-letter.ts'

const notice =
  (about: SecurityNotice): WriteLetter<object> =>
  async (_db, _facts, { language }) =>
    letterOf(securityLetter(language, about), '/forgot-password')

export const securityLetters: Pick<
  LetterWriters,
  | 'passkey_added'
  | 'passkey_removed'
  | 'password_changed'
  | 'phone_changed'
  | 'sign_in_paused'
  | 'telegram_linked'
  | 'telegram_unlinked'
> = {
  passkey_added: notice('passkeyAdded'),
  passkey_removed: notice('passkeyRemoved'),
  password_changed: notice('passwordChanged'),
  phone_changed: notice('phoneChanged'),
  sign_in_paused: notice('signInPaused'),
  telegram_linked: async (_db, { by }, { language }) =>
    letterOf(telegramLinkedLetter(language, by), '/profile/notifications'),
  telegram_unlinked: async (_db, { by }, { language }) =>
    letterOf(telegramUnlinkedLetter(language, by), '/profile/notifications'),
}
