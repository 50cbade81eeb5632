import { expect, type Page, test } from '@playwright/test'
import { expectToLookRight } from './looks-right.ts'
import { openGameOf, owner } from './stack.ts'
import { arrive, at, expectToast, goTo, joinAs, logIn } from './visitor.ts'
import { VIEWS } from './words.ts'

test.describe.configure({ mode: 'parallel' })

test.beforeAll(async () => {
  await owner.query(
    `insert into receiving_accounts (method, account_name, account_number) values ('telebirr', 'Edil Games', '0900123456')
     on conflict (method) do nothing`,
  )
})

for (const view of VIEWS) {
  const { say } = view
  const shot = (name: string) => `payments-${name}.${view.language}-${view.width}`

  test(`paying for numbers, once, through a lost connection: ${view.name}`, async ({ browser }) => {
    const { page, complaints } = await arrive(browser, view, '/login')
    const person = await joinAs(page, view)
    await test.step('whoever is not logged in is asked to', async () => {
      await goTo(page, view, '/payment?type=weekly')
      await expect(page).toHaveURL(at(view, `/login?to=${encodeURIComponent('/payment?type=weekly')}`))
      await logIn(page, view, person.email)
      await expect(page).toHaveURL(at(view, '/payment?type=weekly'))
    })
    await test.step('without numbers, it says so', async () => {
      await expect(page.getByText(say('pay.without'))).toBeVisible()
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
      await page.getByRole('button', { name: say('pay.submit') }).click()
      await expect(page.getByText(say('pay.screenshotMissing'))).toBeVisible()
      await expect(page.getByText(say('pay.accountNameMissing'))).toBeVisible()
      await expectToLookRight(page, shot('faults'))
    })
    await test.step('an upload that is cut off goes on where it stopped', async () => {
      await page.route('**/api/uploads/*/parts/*', (route) =>
        route.request().url().endsWith('/0') ? route.continue() : route.abort(),
      )
      await page.locator('input[type=file]').setInputFiles({
        name: 'Screenshot_1551.png',
        mimeType: 'image/png',
        buffer: Buffer.from(await aPicture(page), 'base64'),
      })
      await expect(page.getByRole('button', { name: say('action.continue') })).toBeVisible()
      await expectToLookRight(page, shot('interrupted'))
      await page.unroute('**/api/uploads/*/parts/*')
      // It may have gone on by itself by now.
      await page
        .getByRole('button', { name: say('action.continue') })
        .click({ timeout: 2_000 })
        .catch(() => undefined)
      // The server draws the picture anew, which takes its time on a busy machine.
      await expect(page.getByRole('button', { name: say('action.replace') })).toBeVisible({ timeout: 60_000 })
    })
    await test.step('it is submitted once, and stays so when the page is loaded again', async () => {
      await page.locator('[name=accountName]').fill(person.fullName)
      let lost = 2
      await page.route('**/api/payments', async (route) => {
        if (route.request().method() !== 'POST' || lost === 0) return route.continue()
        lost -= 1
        await route.fetch()
        await route.abort()
      })
      await page.getByRole('button', { name: say('pay.submit') }).dblclick()
      await expectToast(page, view, 'payment.submitted')
      const { rows } = await owner.query(
        `select 1 from payments join people on people.id = person_id where people.email = $1`,
        [person.email],
      )
      expect(rows).toHaveLength(1)
      await page.reload()
      await expect(page.getByRole('heading', { name: say('payment.submitted') })).toBeVisible()
      await expectToLookRight(page, shot('sent'))
    })
    await test.step('it is among the joined games and on the list of games', async () => {
      await goTo(page, view, '/profile/joined-games')
      await expect(page.locator('[data-status=pending]')).toHaveCount(1)
      await expectToLookRight(page, shot('joined'))
      await goTo(page, view, '/dashboard')
      await expect(page.getByText(say('mine.processing'))).toBeVisible()
      await expectToLookRight(page, shot('dashboard'))
      await goTo(page, view, '/profile/tickets')
      await expect(page.getByRole('heading', { name: say('tickets.empty') })).toBeVisible()
    })
    expect(complaints.filter((complaint) => !complaint.includes('ERR_FAILED'))).toEqual([])
  })

  test(`a ticket that nobody issued is said to be none: ${view.name}`, async ({ browser }) => {
    const { page, complaints } = await arrive(browser, view, `/ticket/${'0'.repeat(32)}`)
    await expect(page.getByText(say('check.unknown'))).toBeVisible()
    await expectToLookRight(page, shot('unknown'))
    expect(complaints).toEqual([])
  })
}

/** Large and full of noise, so that it goes up in several parts. */
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
