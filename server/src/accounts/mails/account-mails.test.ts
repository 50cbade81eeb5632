import { LANGUAGES, type Language } from '@edil/domain/people'
import { MAIL_TEXTS } from '@edil/text/letters/accounts'
import { FRAME_TEXTS } from '@edil/text/letters/frame'
import { expect, test } from 'vitest'
import type { RenderedMail } from '../../mails/letter.ts'
import {
  accountClosedMail,
  alreadyRegisteredMail,
  phoneTakenMail,
  resetMail,
  verificationMail,
} from './account-mails.ts'

type Reader = { readonly language: Language; readonly name: string }

const url = 'https://edil.example/am/verify-email?token=Zm9v_-bar&next=%2Fgames'
const loginUrl = 'https://edil.example/login'
const forgotUrl = 'https://edil.example/forgot-password'
const registerUrl = 'https://edil.example/register'

const MAILS: readonly [string, readonly string[], (reader: Reader) => Promise<RenderedMail>][] = [
  ['verification', [url], (reader) => verificationMail({ ...reader, url })],
  ['reset', [url], (reader) => resetMail({ ...reader, url, startedByStaff: false })],
  ['reset by staff', [url], (reader) => resetMail({ ...reader, url, startedByStaff: true })],
  ['already registered', [loginUrl, forgotUrl], (reader) => alreadyRegisteredMail({ ...reader, loginUrl, forgotUrl })],
  ['phone taken', [registerUrl, forgotUrl], (reader) => phoneTakenMail({ ...reader, registerUrl, forgotUrl })],
  ['account closed', [], (reader) => accountClosedMail(reader)],
]

const inEveryLanguage = MAILS.flatMap(([mail, urls, write]) =>
  LANGUAGES.map((language) => ({ mail, language, urls, write })),
)

test.each(inEveryLanguage)(
  '$mail, $language: complete, small, and in its language',
  async ({ language, urls, write }) => {
    const { subject, html, text } = await write({ language, name: 'Abebe Bikila' })
    expect(subject).not.toBe('')
    expect(html).toMatch(new RegExp(`<html[^>]* lang="${language}"`))
    expect(html).toContain(subject)
    expect(hrefsOf(html).sort()).toEqual([...urls, ...urls.slice(0, 1)].sort())
    for (const each of urls) expect(text.split('\n')).toContain(each)
    for (const part of [html, text]) expect(part).toContain('Abebe Bikila')
    for (const part of [subject, html, text]) expect(part).not.toMatch(/undefined|\[object|NaN/)
    for (const part of [subject, text]) expect(part).not.toContain('!')
    expect(Buffer.byteLength(html)).toBeLessThan(20_000)
    // Opening the mail loads nothing: a picture would reveal to the sender that it was opened.
    expect(html).not.toMatch(/<img|<script|url\(|@import|<link/i)
  },
)

test.each(inEveryLanguage)('$mail, $language: uses the script of its language', async ({ language, write }) => {
  const { subject, text } = await write({ language, name: '' })
  const sentences = `${subject}\n${text}`.replace(/https?:\S+/g, '')
  expect(/\p{Script=Ethiopic}/u.test(sentences)).toBe(language === 'am')
  expect(/\p{Script=Latin}/u.test(sentences)).toBe(language === 'en')
})

test.each([
  ['markup', '<script>alert(1)</script><a href="https://evil.example">x</a>'],
  ['an attribute', '" onmouseover="alert(1)'],
  ['an address', 'https://evil.example'],
  ['a site', 'You won www.evil.example'],
  ['a site without its first part', 'You won, see evil.com'],
  ['a site with other dots', 'evil．com or evil。com'],
  ['a mail address', 'win@evil.example'],
  ['a phone number', 'Call 0911223344'],
  ['a message', 'Your account is blocked and you must call our office today'],
  ['lines of its own', 'Abebe\r\n\r\nOpen https://evil.example'],
  ['letters that turn the line around', 'Abebe \u202egpj.live'],
  ['a marker of formats', 'Abebe {{token}} %s'],
  ['a control character', 'Abebe\u0007'],
])('a name with %s is left out of every mail', async (_case, name) => {
  for (const { language, write } of inEveryLanguage) {
    const nameless = await write({ language, name: '' })
    expect(await write({ language, name })).toEqual(nameless)
    expect(nameless.text).toMatch(new RegExp(`^${FRAME_TEXTS[language].greetingWithoutName}\n`))
  }
})

test.each(['Abebe', 'አበበ ቢቂላ', 'ገ/ማርያም ኃ/ሥላሴ', "Sinéad O'Hara", 'Jean-Luc B.', '  Abebe   Bikila '])(
  'greets a person called %s by name',
  async (name) => {
    const { text } = await accountClosedMail({ language: 'en', name })
    expect(text).toMatch(`Hello ${name.trim().replace(/\s+/g, ' ')},`)
  },
)

test('both languages have the same texts', () => {
  const count = (texts: object) =>
    Object.entries(texts).map(([name, text]) => [name, text.before?.length, text.after?.length])
  expect(count(MAIL_TEXTS.am)).toEqual(count(MAIL_TEXTS.en))
})

test('a reset mail says how long the link works, how often, and who requested it', async () => {
  const reader = { language: 'en', name: 'Abebe', url } as const
  const asked = await resetMail({ ...reader, startedByStaff: false })
  const started = await resetMail({ ...reader, startedByStaff: true })
  for (const { text } of [asked, started]) expect(text).toContain('The link expires in 10 minutes and works once.')
  expect(asked.text).toContain('You asked for a new password')
  expect(started.text).toContain('Edil support sent you this link')
})

function hrefsOf(html: string): string[] {
  return [...html.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
}
