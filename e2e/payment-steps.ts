import { randomBytes } from 'node:crypto'
import type { Rejection } from '@edil/domain/payments'
import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import type { Pool } from 'pg'
import { givenReceivingAccount } from '../server/test/payments.ts'
import { givenConfirmedTax } from '../server/test/payouts.ts'
import { givenPerson } from '../server/test/people.ts'
import { giveTwoFactor, stepUp } from '../server/test/sessions.ts'
import { button } from './board.ts'
import { openAs } from './player.ts'
import { renderReceipt } from './receipt.ts'
import { authSecret, node, world } from './stack.ts'
import type { ExpectLive } from './story.ts'
import type { View } from './view.ts'
import { expectToast } from './visitor.ts'

/** Uploads a screenshot of a transfer on the payment page and submits the payment. */
export async function pay(page: Page, view: View, birr: number): Promise<void> {
  await upload(page, view, birr)
  await submit(page, view)
}

export async function upload(page: Page, view: View, birr: number): Promise<void> {
  const buffer = await renderReceipt(page, birr)
  await page.locator('input[type=file]').setInputFiles({ name: 'Screenshot.png', mimeType: 'image/png', buffer })
  // The server re-encodes the picture, which is slow on a busy machine.
  await expect(button(page, view, 'action.replace')).toBeVisible({ timeout: 60_000 })
}

export async function submit(page: Page, view: View): Promise<void> {
  await page.locator('[name=accountName]').fill('Selam Bekele')
  await page.locator('[name=reference]').fill(`E2E${randomBytes(5).toString('hex')}`)
  await button(page, view, 'pay.submit').click()
  await expect(page.getByRole('heading', { name: view.translate('payment.submitted') })).toBeVisible()
}

/** The account that players transfer to; without one the payment page accepts nothing. */
/** Resolves when the site shows it: nginx keeps the list of accounts for a second, and a page checks it again only after half a minute. */
export async function ensureReceivingAccount(): Promise<void> {
  await givenReceivingAccount(await world())
  const listAccounts = async () => (await fetch(`${node(1)}/api/receiving-accounts`)).text()
  await expect.poll(listAccounts).toContain('telebirr')
}

/** A confirmed rule is final, and the stories of all views share one database. */
export async function ensureTaxRule(): Promise<void> {
  const given = await world()
  const { rowCount } = await given.owner.query('select 1 from tax_rules where confirmed_at is not null')
  if (rowCount === 0) await givenConfirmedTax(given)
}

/** A staff member who has just confirmed the second factor. */
export async function openAsStaff(
  browser: Browser,
  owner: Pool,
  view: View,
  role: 'reviewer' | 'host' | 'admin',
  path: string,
): Promise<Page> {
  const staff = await givenPerson(await world(), { role, hasPassword: false })
  await giveTwoFactor(owner, staff.id, authSecret())
  const page = await openAs(browser, owner, view, staff, path)
  await stepUp(owner, staff.id)
  return page
}

/** The review desk polls every 20 seconds. */
export const DESK_POLL_MS = 40_000

/** Waits until the review desk shows this player's payment with its screenshot. */
export async function expectOnDesk(expectLive: ExpectLive, desk: Page, username: string): Promise<void> {
  const panel = desk.locator('[data-payment]')
  const heading = panel.getByRole('heading', { name: username })
  await expectLive(desk, (timeout) => expect(heading).toBeVisible({ timeout }), DESK_POLL_MS)
  const isLoaded = (image: HTMLImageElement) => image.complete && image.naturalWidth > 100
  await expect.poll(() => panel.locator('img').first().evaluate(isLoaded)).toBe(true)
  await expectApprovable(panel)
}

/** Until the screenshot has loaded, the approve key only moves the focus to the button. */
export async function expectApprovable(panel: Locator): Promise<void> {
  await expect(panel.locator('[aria-keyshortcuts=a]')).toBeVisible()
}

/** Rejects the payment that is open on the review desk. `received` is in birr. */
export async function rejectOnDesk(desk: Page, view: View, reason: Rejection, received?: string): Promise<void> {
  const panel = desk.locator('[data-payment]')
  await desk.keyboard.press('r')
  await panel.locator(`[name=reason][value=${reason}]`).dispatchEvent('click')
  if (received) await panel.locator('[name=received]').fill(received)
  await desk.keyboard.press('Enter')
  await expectToast(desk, view, 'review.rejected')
}
