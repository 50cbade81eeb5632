import { randomBytes } from 'node:crypto'
import { type Browser, expect, type Page } from '@playwright/test'
import type { Pool } from 'pg'
import { button } from './board.ts'
import { comeAs, givenPlayer } from './player.ts'
import { drawReceipt } from './receipt.ts'
import { expectToast } from './visitor.ts'
import type { View } from './words.ts'

/** On the page where numbers are paid for, with a picture of the transfer. */
export async function pay(page: Page, view: View, birr: number): Promise<void> {
  await upload(page, view, birr)
  await submit(page, view)
}

export async function upload(page: Page, view: View, birr: number): Promise<void> {
  const buffer = await drawReceipt(page, birr)
  await page.locator('input[type=file]').setInputFiles({ name: 'Screenshot.png', mimeType: 'image/png', buffer })
  // The server draws the picture anew, which takes its time on a busy machine.
  await expect(button(page, view, 'action.replace')).toBeVisible({ timeout: 60_000 })
}

export async function submit(page: Page, view: View): Promise<void> {
  await page.locator('[name=accountName]').fill('Selam Bekele')
  await page.locator('[name=reference]').fill(`E2E${randomBytes(5).toString('hex')}`)
  await button(page, view, 'pay.submit').click()
  await expectToast(page, view, 'payment.submitted')
}

/** Where transfers go to: without one nobody can pay. */
export async function giveReceivingAccount(owner: Pool): Promise<void> {
  await owner.query(
    `insert into receiving_accounts (method, account_name, account_number) values ('telebirr', 'Edil Games', '0900123456')
     on conflict (method) do nothing`,
  )
}

/** Somebody who works here, the second factor just shown. */
export async function comeAsStaff(
  browser: Browser,
  owner: Pool,
  view: View,
  role: 'reviewer' | 'host',
  path: string,
): Promise<Page> {
  const staff = await givenPlayer(owner)
  await owner.query('update people set role = $2, two_factor_enabled = true where id = $1', [staff.id, role])
  const page = await comeAs(browser, owner, view, staff, path)
  await owner.query('update sessions set stepped_up_at = now() where person_id = $1', [staff.id])
  return page
}

/** The payment that this player has just sent, on a reviewer's desk, with its picture. */
export async function expectOnDesk(desk: Page, username: string): Promise<void> {
  const panel = desk.locator('[data-payment]')
  await expect(panel.getByRole('heading', { name: username })).toBeVisible({ timeout: 40_000 })
  const isDrawn = (image: HTMLImageElement) => image.complete && image.naturalWidth > 100
  await expect.poll(() => panel.locator('img').first().evaluate(isDrawn)).toBe(true)
  // The page hears of it a moment later.
  await desk.waitForTimeout(300)
}
