import type { Language } from '@edil/domain/people'
import { MAIL_TEXTS } from '@edil/text/letters/accounts'
import { type RenderedMail, renderLetter } from '../../mails/letter.ts'

/** The recipient. A full name that could carry a link or markup is left out of the greeting. */
type Reader = { readonly language: Language; readonly name: string }

/** The link works for 24 hours. */
export function verificationMail({ url, ...reader }: Reader & { readonly url: string }): Promise<RenderedMail> {
  const texts = MAIL_TEXTS[reader.language].verification
  return renderLetter({ ...reader, ...texts, action: { label: texts.action, url } })
}

/** The link works once, within 10 minutes. */
export function resetMail({
  url,
  startedByStaff,
  ...reader
}: Reader & { readonly url: string; readonly startedByStaff: boolean }): Promise<RenderedMail> {
  const { reset, resetByStaff } = MAIL_TEXTS[reader.language]
  const texts = startedByStaff ? resetByStaff : reset
  return renderLetter({ ...reader, ...texts, action: { label: texts.action, url } })
}

/** Sent when someone signs up with an address that has an account. Only the owner of the address learns that. */
export function alreadyRegisteredMail({
  loginUrl,
  forgotUrl,
  ...reader
}: Reader & { readonly loginUrl: string; readonly forgotUrl: string }): Promise<RenderedMail> {
  const { otherwise, otherAction, action, ...texts } = MAIL_TEXTS[reader.language].alreadyRegistered
  return renderLetter({
    ...reader,
    ...texts,
    action: { label: action, url: loginUrl },
    otherwise: { intro: otherwise, label: otherAction, url: forgotUrl },
  })
}

/** Sent when someone signs up with a phone number that has an account. */
export function phoneTakenMail({
  registerUrl,
  forgotUrl,
  ...reader
}: Reader & { readonly registerUrl: string; readonly forgotUrl: string }): Promise<RenderedMail> {
  const { otherwise, otherAction, action, ...texts } = MAIL_TEXTS[reader.language].phoneTaken
  return renderLetter({
    ...reader,
    ...texts,
    action: { label: action, url: registerUrl },
    otherwise: { intro: otherwise, label: otherAction, url: forgotUrl },
  })
}

export function accountClosedMail(reader: Reader): Promise<RenderedMail> {
  const { subject, before, after } = MAIL_TEXTS[reader.language].accountClosed
  return renderLetter({ ...reader, subject, before, after })
}
