import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { ensureReceivingAccount } from './payment-steps.ts'
import { createPlayerWithPassword } from './player.ts'
import { openGameOf, owner } from './stack.ts'
import { test } from './story.ts'
import { viewsOf } from './view.ts'
import { at, goTo, logIn, openAsVisitor } from './visitor.ts'

test.beforeAll(ensureReceivingAccount)

for (const view of viewsOf({ short: ['am', 360] })) {
  const { translate } = view
  const shot = (name: string) => `payments-${name}.${view.language}-${view.width}`

  test(`a payment is submitted once, through a lost connection: ${view.name}`, async ({ browser }) => {
    const { page, errors } = await openAsVisitor(browser, view, '/login')
    const person = await createPlayerWithPassword()
    await test.step('a visitor is sent to the login', async () => {
      await goTo(page, view, '/payment?type=weekly')
      await expect(page).toHaveURL(at(view, `/login?to=${encodeURIComponent('/payment?type=weekly')}`))
      await logIn(page, view, person.email)
      await expect(page).toHaveURL(at(view, '/payment?type=weekly'))
    })
    await test.step('a player without held numbers sees a notice', async () => {
      await expect(page.getByText(translate('pay.without'))).toBeVisible()
    })
    await test.step('held numbers are paid for', async () => {
      const { id } = await openGameOf(owner, 'weekly')
      const answer = await page.request.post(`${at(view, '').replace(/\/am$/, '')}/api/games/${id}/holds`, {
        headers: { origin: new URL(page.url()).origin },
        data: { key: crypto.randomUUID(), random: 2 },
      })
      expect(answer.status()).toBe(200)
      await page.reload()
      await expect(page.getByRole('timer')).toBeVisible()
      await expect(page.locator('[name=amount]')).toHaveValue(/^2,000/)
      await page.locator('[name=accountName]').fill('')
      await page.getByRole('button', { name: translate('pay.submit') }).click()
      await expect(page.getByText(translate('pay.screenshotMissing'))).toBeVisible()
      await expect(page.getByText(translate('pay.accountNameMissing'))).toBeVisible()
      await expectAccessible(page, shot('faults'))
    })
    await test.step('an interrupted upload resumes where it stopped', async () => {
      await page.route('**/api/uploads/*/parts/*', (route) =>
        route.request().url().endsWith('/0') ? route.continue() : route.abort(),
      )
      await page.locator('input[type=file]').setInputFiles({
        name: 'Screenshot_1551.png',
        mimeType: 'image/png',
        buffer: Buffer.from(await aPicture(page), 'base64'),
      })
      await expect(page.getByRole('button', { name: translate('action.continue') })).toBeVisible()
      await expectAccessible(page, shot('interrupted'))
      await page.unroute('**/api/uploads/*/parts/*')
      // It may have resumed automatically by now.
      await page
        .getByRole('button', { name: translate('action.continue') })
        .click({ timeout: 2_000 })
        .catch(() => undefined)
      // The server re-encodes the picture, which is slow on a busy machine.
      await expect(page.getByRole('button', { name: translate('action.replace') })).toBeVisible({ timeout: 60_000 })
    })
    await test.step('it is submitted once, and stays submitted after a reload', async () => {
      await page.locator('[name=accountName]').fill('Selam Bekele')
      let lost = 2
      await page.route('**/api/payments', async (route) => {
        if (route.request().method() !== 'POST' || lost === 0) return route.continue()
        lost -= 1
        await route.fetch()
        await route.abort()
      })
      await page.getByRole('button', { name: translate('pay.submit') }).dblclick()
      await expect(page.getByRole('heading', { name: translate('payment.submitted') })).toBeVisible()
      const { rows } = await owner.query(
        `select 1 from payments join people on people.id = person_id where people.email = $1`,
        [person.email],
      )
      expect(rows).toHaveLength(1)
      await page.reload()
      await expect(page.getByRole('heading', { name: translate('payment.submitted') })).toBeVisible()
      await expectAccessible(page, shot('sent'))
    })
    await test.step('it is listed under joined games and on the dashboard', async () => {
      await goTo(page, view, '/profile/joined-games')
      await expect(page.locator('[data-status=pending]')).toHaveCount(1)
      await expectAccessible(page, shot('joined'))
      await goTo(page, view, '/dashboard')
      await expect(page.getByText(translate('mine.processing'))).toBeVisible()
      await expectAccessible(page, shot('dashboard'))
      await goTo(page, view, '/profile/tickets')
      await expect(page.getByRole('heading', { name: translate('tickets.empty') })).toBeVisible()
    })
    expect(errors.filter((error) => !error.includes('ERR_FAILED'))).toEqual([])
  })

  test(`an unknown ticket key is reported as not a ticket: ${view.name}`, async ({ browser }) => {
    const { page, errors } = await openAsVisitor(browser, view, `/ticket/${'0'.repeat(32)}`)
    await expect(page.getByText(translate('check.unknown'))).toBeVisible()
    await expectAccessible(page, shot('unknown'))
    expect(errors).toEqual([])
  })
}

/** Large and noisy, so that it is uploaded in several parts. */
function aPicture(page: Page): Promise<string> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 1080
    canvas.height = 2400
    const pen = canvas.getContext('2d')
    for (let spot = 0; pen && spot < 6_000; spot += 1) {
      pen.fillStyle = `hsl(${(spot * 37) % 360} 70% ${30 + (spot % 50)}%)`
      pen.fillRect((spot * 97) % 1080, (spot * 61 + Math.random() * 40) % 2400, 40, 24)
    }
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })
}
