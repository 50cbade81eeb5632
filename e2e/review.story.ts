import { randomBytes } from 'node:crypto'
import { type Browser, expect, type Page } from '@playwright/test'
import { waitForMail } from '../dev/mailbox.ts'
import { totp } from '../dev/totp.ts'
import { expectAccessible } from './accessibility.ts'
import { DESK_POLL_MS, expectApprovable, rejectOnDesk } from './payment-steps.ts'
import { clearReviewQueue, createHold, createPendingPayment, freeNumbers, givenRejected } from './pending-payment.ts'
import { serveReceipts } from './receipt.ts'
import { createAdmin, node, owner, stackFolder } from './stack.ts'
import { test } from './story.ts'
import { type View, viewsOf } from './view.ts'
import { expectToast, goTo, logIn, newPerson, openAsVisitor, PASSWORD, setUpTwoFactor } from './visitor.ts'

for (const view of viewsOf({ short: ['en', 1280] })) {
  const type = view.language === 'en' ? 'weekly' : 'monthly'
  const { translate } = view
  const shot = (name: string) => `review-${name}.${view.language}-${view.width}`
  const desk = `/etxdark/payments?type=${type}`

  // proves: ROLE-15, ROLE-16, APAY-07, APAY-08, ANUM-03, ANUM-04, CALL-36
  test(`payments, numbers and refunds: ${view.name}`, async ({ browser, expectLive }) => {
    test.setTimeout(300_000)
    const free = await freeNumbers(owner, type)
    const numberAt = (place: number) => free[place] ?? 0
    const { page, secret, email } = await openAsAdmin(browser, view)
    const panel = page.locator('[data-payment]')
    const chosen = () => panel.getAttribute('data-payment')

    await test.step('an empty queue says so', async () => {
      await clearReviewQueue(owner, type)
      await goTo(page, view, desk)
      await expect(page.getByRole('heading', { name: translate('review.none.pending') })).toBeVisible()
      await expectAccessible(page, shot('empty'))
    })

    await test.step('a new payment appears automatically, with its checks', async () => {
      const { paymentId, username } = await createPendingPayment({
        type,
        number: numberAt(1),
        reference: reference(),
      })
      await publishReviewEvent()
      const isShown = (timeout: number) => expect(panel).toHaveAttribute('data-payment', paymentId, { timeout })
      await expectLive(page, isShown, DESK_POLL_MS)
      await expect(panel.getByRole('heading', { name: username })).toBeVisible()
      await expect(panel.getByText(translate('review.picture.pass'))).toBeVisible()
      await expectAccessible(page, shot('payment'))
    })

    await test.step('a reused screenshot is shown beside the first, and its rejection reason is preselected', async () => {
      const sha256 = randomBytes(32)
      const first = await createPendingPayment({ type, number: numberAt(2), sha256 })
      await givenRejected(first, 'fraud')
      const second = await createPendingPayment({ type, number: numberAt(3), sha256, reference: reference() })
      await goTo(page, view, `${desk}&payment=${second.paymentId}`)
      await expect(panel.getByText(translate('review.picture.fail'))).toBeVisible()
      await panel.getByRole('button', { name: translate('review.compare') }).click()
      await expect(panel.locator('figure')).toHaveCount(2)
      await expect(panel.locator('figcaption').last()).toContainText(first.username)
      await expectAccessible(page, shot('duplicates'))
      await page.keyboard.press('r')
      await expect(panel.locator('[name=reason]:checked')).toHaveValue('used_before')
      await expectAccessible(page, shot('reject'))
      await page.keyboard.press('Enter')
      await expectToast(page, view, 'review.rejected')
      expect(await decisionOf(second.paymentId)).toEqual({ status: 'rejected', rejection: 'used_before' })
    })

    await test.step('twenty decisions by keyboard alone', async () => {
      await clearReviewQueue(owner, type)
      const waiting = await Promise.all(
        Array.from({ length: 20 }, (_, place) => createPendingPayment({ type, number: numberAt(10 + place) })),
      )
      await goTo(page, view, desk)
      for (let decided = 0; decided < waiting.length; decided += 1) {
        await expect(panel.locator('img')).toBeVisible()
        const before = await chosen()
        if (decided % 5 === 4) {
          await page.keyboard.press('r')
          await expect(panel.locator('[name=reason]').first()).toBeFocused()
          await page.keyboard.press('ArrowDown')
          await page.keyboard.press('Enter')
        } else {
          await expectApprovable(panel)
          await page.keyboard.press('a')
        }
        await expect(panel).not.toHaveAttribute('data-payment', before ?? '')
        await expectFocusInSight(page)
      }
      const { rows } = await owner.query(
        'select status, count(*)::int from payments where id = any($1) group by 1 order by 1',
        [waiting.map(({ paymentId }) => paymentId)],
      )
      expect(rows).toEqual([
        { status: 'approved', count: 16 },
        { status: 'rejected', count: 4 },
      ])
    })

    await test.step('the second of two decisions is refused, names the first reviewer, and moves on', async () => {
      const colleague = await openAsAdmin(browser, view)
      const { paymentId } = await createPendingPayment({ type, number: numberAt(40) })
      const presence = colleague.page.waitForResponse((response) => response.url().endsWith('/presence'))
      await goTo(colleague.page, view, `${desk}&payment=${paymentId}`)
      await presence
      await goTo(page, view, `${desk}&payment=${paymentId}`)
      await expect(panel.getByText(colleague.username)).toBeVisible()
      await page.route('**/approval', async (route) => {
        const headers = { origin: new URL(node(1)).origin }
        const url = route.request().url()
        const data = route.request().postDataJSON()
        expect((await colleague.page.request.post(url, { data, headers })).ok()).toBe(true)
        await route.continue()
      })
      await expectApprovable(panel)
      await page.keyboard.press('a')
      await expectToast(page, view, 'refusal.payment_already_decided', {
        text: translate('review.lost.approved', { name: colleague.username }),
      })
      await expect(panel).not.toHaveAttribute('data-payment', paymentId)
      await page.unroute('**/approval')
      await colleague.page.context().close()
    })

    await test.step('a rejected payment whose money arrived is owed, and another person refunds it with the second factor', async () => {
      const { paymentId, username: own } = await createPendingPayment({ type, number: numberAt(41) })
      const colleagues = await createPendingPayment({ type, number: numberAt(44) })
      await givenRejected(colleagues, 'wrong_amount', 7_050n)
      const { username } = colleagues
      await goTo(page, view, `${desk}&payment=${paymentId}`)
      await expect(panel.getByRole('heading', { name: own })).toBeVisible()
      await rejectOnDesk(page, view, 'wrong_amount', '70.50')
      await goTo(page, view, '/etxdark/refunds')
      const card = page.locator('main li', { hasText: username })
      await expect(card.getByText('70.50')).toBeVisible()
      const decided = page.locator('main li', { hasText: own })
      await expect(decided.getByText(translate('refunds.youDecided'))).toBeVisible()
      await expectAccessible(page, shot('refunds'))
      await card.getByRole('button', { name: translate('refunds.reserve') }).click()
      await expect(card.getByText(translate('refunds.reservedByYou'))).toBeVisible()
      await card.getByRole('button', { name: translate('refunds.markPaid') }).click()
      await page.locator('[name=transferReference]').fill(reference())
      await page
        .getByRole('dialog')
        .getByRole('button', { name: translate('refunds.markPaid') })
        .click()
      await page.getByRole('dialog').last().locator('[name=code]').fill(totp(secret, 1))
      await page.getByRole('button', { name: translate('stepUp.confirm') }).click()
      await expectToast(page, view, 'refunds.done')
      await expect(card).toHaveCount(0)
      await page.getByRole('tab', { name: translate('refunds.paid') }).click()
      await expect(page.locator('main li', { hasText: username })).toBeVisible()
      await expectAccessible(page, shot('refunds-paid'))
    })

    await test.step('an admin proposes another receiving account, every admin gets an email, and one stops it', async () => {
      await goTo(page, view, '/etxdark/accounts')
      await page
        .getByRole('button', { name: translate('receiving.changeOf', { method: translate('review.method.telebirr') }) })
        .click()
      await page.locator('[name=accountName]').fill('Edil Games')
      await page.locator('[name=accountNumber]').fill('0900654321')
      const before = new Date()
      await expectAccessible(page, shot('account'))
      await page.getByRole('button', { name: translate('receiving.save') }).click()
      await expectToast(page, view, 'proposals.waiting')
      await expect(page.getByText(translate('proposals.own'))).toBeVisible()
      const mail = await waitForMail(stackFolder(), email, { after: before })
      expect(mail.text).toContain('0900654321 (Edil Games)')
      await expectAccessible(page, shot('proposal'))
      await page.getByRole('button', { name: translate('proposals.stop') }).click()
      await expectToast(page, view, 'proposals.stopped')
    })

    await test.step('a player’s numbers are approved or cancelled as a group', async () => {
      const { username, paymentId } = await createPendingPayment({ type, number: numberAt(42) })
      const holder = await createHold({ type, number: numberAt(43) })
      await goTo(page, view, `/etxdark/numbers?type=${type}`)
      await expect(page.getByRole('heading', { name: holder })).toBeVisible()
      await expectAccessible(page, shot('numbers'))
      const card = page.locator('main li', { hasText: username })
      await expect(card.getByText(translate('numbers.lookFirst'))).toBeVisible()
      await card.getByRole('link', { name: translate('numbers.toPayment') }).click()
      await expect(panel).toHaveAttribute('data-payment', paymentId)
      await expectApprovable(panel)
      await goTo(page, view, `/etxdark/numbers?type=${type}`)
      await page.getByRole('button', { name: translate('numbers.approveOf', { name: username }) }).click()
      await expectToast(page, view, 'numbers.approved')
      await page.getByRole('button', { name: translate('numbers.cancelOf', { name: holder }) }).click()
      await expectAccessible(page, shot('cancel'))
      await page
        .getByRole('dialog')
        .getByRole('button', { name: translate('numbers.cancelConfirm') })
        .click()
      await expectToast(page, view, 'numbers.cancelled')
      const decided = page.locator('main li', { hasText: holder })
      await expect(decided.getByText(translate('numbers.cancelled')), 'the card stays in its place').toBeVisible()
    })
    await page.context().close()
  })
}

type OpenedAdmin = { readonly page: Page; readonly secret: string; readonly username: string; readonly email: string }

async function openAsAdmin(browser: Browser, view: View): Promise<OpenedAdmin> {
  const admin = newPerson('Boss')
  createAdmin(admin, PASSWORD)
  const { page } = await openAsVisitor(browser, view, '/etxdark/payments')
  await serveReceipts(page)
  await logIn(page, view, admin.username)
  await expect(page).toHaveURL(/\/profile\/two-factor/)
  return { page, secret: await setUpTwoFactor(page, view), username: admin.username, email: admin.email }
}

/** A keyboard user must always have a focused element. */
async function expectFocusInSight(page: Page): Promise<void> {
  const hasPlace = () =>
    page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body)
  await expect.poll(hasPlace).toBe(true)
}

/** The event that a player's own submission would have recorded. */
async function publishReviewEvent(): Promise<void> {
  await owner.query(`insert into live_events (channel, payload) values ('review', '{"kind":"review"}')`)
}

async function decisionOf(paymentId: string): Promise<unknown> {
  const { rows } = await owner.query('select status, rejection from payments where id = $1', [paymentId])
  return rows[0]
}

function reference(): string {
  return `E2E${randomBytes(5).toString('hex').toUpperCase()}`
}
