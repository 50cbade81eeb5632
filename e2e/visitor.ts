import { randomBytes, randomInt } from 'node:crypto'
import type { MessageId } from '@edil/text/parts'
import { type Browser, expect, type Page } from '@playwright/test'
import { type StoredMail, waitForMail } from '../dev/mailbox.ts'
import { totp } from '../dev/totp.ts'
import { collectErrors } from './accessibility.ts'
import { takeShownToast } from './shown-toasts.ts'
import { node, stackFolder } from './stack.ts'
import type { View } from './view.ts'

export const PASSWORD = 'injera-w0t-every-day'

export type NewPerson = {
  readonly fullName: string
  readonly username: string
  readonly email: string
  readonly phone: string
}

export function newPerson(fullName = 'Selam Bekele'): NewPerson {
  const username = `e2e_${randomBytes(5).toString('hex')}`
  return {
    fullName,
    username,
    email: `${username}@example.com`,
    phone: `09${String(randomInt(100_000_000)).padStart(8, '0')}`,
  }
}

/** Opens this page on a new device, without a session, and collects its console errors. */
export async function openAsVisitor(
  browser: Browser,
  view: View,
  path: string,
): Promise<{ page: Page; errors: string[] }> {
  const context = await browser.newContext({
    viewport: { width: view.width, height: 800 },
    colorScheme: view.width === 360 ? 'dark' : 'light',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const errors = collectErrors(page)
  await goTo(page, view, path)
  return { page, errors }
}

export async function goTo(page: Page, view: View, path: string): Promise<void> {
  await page.goto(node(1) + view.prefix + path)
}

export function at(view: View, path: string): string {
  return node(1) + view.prefix + path
}

/** A toast with all these texts was shown, perhaps while the machine stood still: most close after four seconds. Each counts once. */
export async function expectToast(
  page: Page,
  view: View,
  ...ids: readonly (MessageId | { readonly text: string })[]
): Promise<void> {
  const texts = ids.map((id) => (typeof id === 'string' ? view.translate(id) : id.text))
  const takeToast = () => page.evaluate(takeShownToast, texts).catch(() => false)
  await expect.poll(takeToast, { message: `a toast with ${texts.join(', ')}` }).toBe(true)
}

export async function register(page: Page, view: View, person: NewPerson): Promise<void> {
  await goTo(page, view, '/register')
  await fillRegistration(page, person)
  await page.getByRole('button', { name: view.translate('nav.signUp'), exact: true }).click()
  await expect(page.getByRole('heading', { name: view.translate('register.doneTitle') })).toBeVisible()
}

/** An empty username is left to the form, which suggests one. */
export async function fillRegistration(page: Page, person: NewPerson): Promise<void> {
  await page.locator('[name=fullName]').fill(person.fullName)
  if (person.username) await page.locator('[name=username]').fill(person.username)
  await page.locator('[name=email]').fill(person.email)
  await page.locator('[name=phone]').fill(person.phone)
  await page.locator('[name=bornOn]').pressSequentially('02041998')
  await page.locator('[name=password]').fill(PASSWORD)
  await page.locator('[name=confirmation]').fill(PASSWORD)
  await page.locator('[name=agreesToTerms]').check()
}

/** Follows the link like another device, on which it verifies the address and does not sign in. */
export async function verify(page: Page, view: View, person: NewPerson): Promise<void> {
  await page.context().clearCookies({ name: 'edil.registration' })
  await page.goto(await linkIn(await waitForMail(stackFolder(), person.email), '/verify-email'))
  await expect(page.getByRole('heading', { name: view.translate('verify.done') })).toBeVisible()
}

/** Registers and follows the link in the mail. */
export async function registerAndVerify(page: Page, view: View, person = newPerson()): Promise<NewPerson> {
  await register(page, view, person)
  await verify(page, view, person)
  return person
}

export async function logIn(page: Page, view: View, identifier: string, password = PASSWORD): Promise<void> {
  await fillLogin(page, identifier, password)
  await page.getByRole('button', { name: view.translate('login.submit') }).click()
}

export async function fillLogin(page: Page, identifier: string, password = PASSWORD): Promise<void> {
  await page.locator('[name=identifier]').fill(identifier)
  await page.locator('[name=password]').fill(password)
}

/** Sets up two-factor with the secret that the page shows for typing, and returns that secret. */
export async function setUpTwoFactor(page: Page, view: View, password = PASSWORD): Promise<string> {
  await page.locator('[name=password]').fill(password)
  await page.getByRole('button', { name: view.translate('twoFactor.start') }).click()
  const secret = await shownSecret(page)
  await page.locator('[name=kept]').check()
  await page.locator('[name=code]').fill(totp(secret))
  await page.getByRole('button', { name: view.translate('twoFactor.confirm') }).click()
  await expectToast(page, view, 'twoFactor.confirmed')
  return secret
}

/** The secret that the page shows for typing. */
export async function shownSecret(page: Page): Promise<string> {
  const shown = await page.getByText(/^(?:[A-Z2-7]{4} ?){8,}/).innerText()
  return shown.replace(/\s/g, '')
}

export async function linkIn(mail: StoredMail, path: string): Promise<string> {
  const [link] = (mail.text ?? '').match(new RegExp(`http://\\S+${path}\\?token=[\\w-]+`)) ?? []
  if (!link) throw new Error(`the mail '${mail.subject}' has no link to ${path}: ${mail.text}`)
  expect(mail.html).toContain(link)
  return link
}
