import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { givenPlan } from '../server/test/games.ts'
import { type GivenPayout, givenApprovedPrize, givenClaimed, givenWonPrizes } from '../server/test/payouts.ts'
import { newReference } from '../server/test/references.ts'
import { givenWithdrawalRequest } from '../server/test/withdrawals.ts'
import { ensureTaxRule, openAsStaff } from './payment-steps.ts'
import { clearReviewQueue, createPendingPayment, freeNumbers, givenRejected } from './pending-payment.ts'
import { createPlayer } from './player.ts'
import { serveReceipts } from './receipt.ts'
import { openGameOf, owner, world } from './stack.ts'
import { test } from './story.ts'
import { type View, viewsOf } from './view.ts'

/** Slower than a double-click of the browser, and faster than a person can read what has moved to this place. */
const BETWEEN_CLICKS_MS = 350
/** A person reads what is in the place before the first click; the desk ignores clicks for 0.6 s after a move. */
const BEFORE_CLICKS_MS = 1_000
/** As long as a late answer or a list that is read again may take to show. */
const AFTERWARDS_MS = 1_500
const TYPE = 'weekly'

for (const view of viewsOf({ short: ['en', 1280] })) {
  const named = (id: Parameters<View['translate']>[0], values?: Record<string, string>) => ({
    name: view.translate(id, values),
    exact: true,
  })

  test(`two clicks on one spot approve one player’s numbers: ${view.name}`, async ({ browser }) => {
    const waiting = await givenPendingPayments(3)
    const desk = await openDesk(browser, view, `/etxdark/numbers?type=${TYPE}`)
    const { page } = desk
    // Every operator has looked at every screenshot.
    await owner.query(
      `insert into opened_payments (payment_id, person_id)
       select payments.id, people.id from payments, people where payments.status = 'pending' and people.role = 'reviewer'
       on conflict do nothing`,
    )
    await page.reload()
    await clickTwice(page.getByRole('button', named('numbers.approveOf', { name: waiting[0]?.username ?? '' })))
    await expectChanges(desk, 1, 'approved')
    await expect.poll(() => decidedOf(waiting)).toBe(1)
    await page.context().close()
  })

  test(`two clicks on one spot decide one payment: ${view.name}`, async ({ browser }) => {
    const waiting = await givenPendingPayments(4)
    const desk = await openDesk(browser, view, `/etxdark/payments?type=${TYPE}`)
    const { page } = desk
    const panel = page.locator('[data-payment]')
    await clickTwice(panel.locator('[aria-keyshortcuts=a]'))
    await expectChanges(desk, 1, 'approved')
    await expect.poll(() => decidedOf(waiting)).toBe(1)
    await panel.getByRole('button', { name: view.translate('admin.reject') }).click()
    await panel.locator('[name=reason][value=unreadable]').dispatchEvent('click')
    await clickTwice(panel.getByRole('button', named('admin.reject')))
    await expectChanges(desk, 2, 'rejected')
    await expect.poll(() => decidedOf(waiting)).toBe(2)
    await page.context().close()
  })

  test(`two clicks on one spot reserve and pay one refund: ${view.name}`, async ({ browser }) => {
    const refunds = await givenRefunds(3)
    const desk = await openDesk(browser, view, '/etxdark/refunds')
    const { page } = desk
    await clickTwice(buttonOf(page, refunds[0], named('refunds.reserve')))
    await expectChanges(desk, 1, 'reserved')
    await expect.poll(() => reservedRefunds(refunds)).toBe(1)
    await expect(page.getByRole('dialog'), 'the second click did not reach the next step').toHaveCount(0)
    await buttonOf(page, refunds[0], named('refunds.markPaid')).click()
    await page.locator('[name=transferReference]').fill(newReference())
    await clickTwice(page.getByRole('dialog').getByRole('button', named('refunds.markPaid')))
    await expectChanges(desk, 2, 'paid')
    await expect.poll(() => paidRefunds(refunds)).toBe(1)
    await expect.poll(() => reservedRefunds(refunds)).toBe(1)
    await page.context().close()
  })

  test(`two clicks on one spot withdraw or keep one ticket: ${view.name}`, async ({ browser }) => {
    const waiting = await givenWithdrawals(4)
    const desk = await openDesk(browser, view, '/etxdark/refunds')
    const { page } = desk
    await clickTwice(buttonOf(page, waiting[0], named('withdrawals.confirm')))
    await expectChanges(desk, 1, 'withdrawn')
    await expect.poll(() => decidedWithdrawals(waiting)).toBe(1)
    await clickTwice(buttonOf(page, waiting[1], named('withdrawals.cancel')))
    await expectChanges(desk, 2, 'kept')
    await expect.poll(() => decidedWithdrawals(waiting)).toBe(2)
    await page.context().close()
  })

  test(`two clicks on one spot approve one prize: ${view.name}`, async ({ browser }) => {
    await ensureTaxRule()
    const prizes = await givenWonPrizes(await world(), { planId: await givenPlan(await world(), { isActive: false }) })
    for (const prize of prizes) await givenClaimed(await world(), prize)
    const desk = await openDesk(browser, view, `/etxdark/prizes?list=to_approve&prize=${prizes[0]?.id}`, 'admin')
    const { page } = desk
    await clickTwice(page.locator('[aria-keyshortcuts=a]'))
    await expectChanges(desk, 0, 'the first click asks, the second one must not answer')
    await clickTwice(page.getByRole('dialog').getByRole('button', named('admin.approve')))
    await expectChanges(desk, 1, 'approved')
    await expect.poll(() => prizesIn(prizes, 'approved')).toBe(1)
    await expect(page.getByRole('dialog'), 'the second click did not open the next prize').toHaveCount(0)
    await page.context().close()
  })

  test(`two clicks on one spot reserve and pay one prize: ${view.name}`, async ({ browser }) => {
    await ensureTaxRule()
    const prizes = await givenWonPrizes(await world(), { planId: await givenPlan(await world(), { isActive: false }) })
    for (const prize of prizes) await givenApprovedPrize(await world(), prize)
    const desk = await openDesk(browser, view, `/etxdark/prizes?list=to_pay&prize=${prizes[0]?.id}`, 'admin')
    const { page } = desk
    await clickTwice(page.locator('[aria-keyshortcuts=p]'))
    await expectChanges(desk, 1, 'reserved')
    await expect.poll(() => reservedPrizes(prizes)).toBe(1)
    await page.locator('[name=transferReference]').fill(newReference())
    await clickTwice(page.getByRole('button', named('payouts.pay')))
    await expectChanges(desk, 2, 'paid')
    await expect.poll(() => prizesIn(prizes, 'paid')).toBe(1)
    await expect
      .poll(() => reservedPrizes(prizes), { message: 'the second click did not reserve the next prize' })
      .toBe(0)
    await page.context().close()
  })
}

type Desk = {
  readonly page: Page
  /** The requests of this page that decided something, in their order: `POST /api/…`. */
  readonly changes: () => readonly string[]
}

async function openDesk(
  browser: Browser,
  view: View,
  path: string,
  role: 'reviewer' | 'admin' = 'reviewer',
): Promise<Desk> {
  const page = await openAsStaff(browser, owner, view, role, '/about')
  await serveReceipts(page)
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const isDecision =
      request.method() !== 'GET' && pathname.startsWith('/api/') && !/\/(presence|activity)$/.test(pathname)
    if (isDecision) sent.push(`${request.method()} ${pathname}`)
  })
  await page.goto(new URL(view.prefix + path, page.url()).href)
  return { page, changes: () => sent }
}

/**
 * Presses what is on this spot, and again after 350 ms. The page itself measures that time: on a busy machine the clicks of
 * Playwright come too late.
 */
async function clickTwice(button: Locator): Promise<void> {
  await expect(button).toBeEnabled({ timeout: 60_000 })
  await button.page().waitForTimeout(BEFORE_CLICKS_MS)
  await button.evaluate(async (element, pauseMs) => {
    element.scrollIntoView({ block: 'center' })
    const { x, y, width, height } = element.getBoundingClientRect()
    const press = () => {
      const target = document.elementFromPoint(x + width / 2, y + height / 2)
      if (target instanceof HTMLElement) target.click()
    }
    press()
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    press()
  }, BETWEEN_CLICKS_MS)
}

/** In the card of this player: other stories may have left theirs. */
function buttonOf(
  page: Page,
  item: Pending | undefined,
  name: { readonly name: string; readonly exact: boolean },
): Locator {
  return page.locator('main li', { hasText: item?.username ?? '' }).getByRole('button', name)
}

/** As many requests, and no further one after a while. */
async function expectChanges({ page, changes }: Desk, count: number, what: string): Promise<void> {
  await expect.poll(() => changes().length, { message: what, timeout: 60_000 }).toBeGreaterThanOrEqual(count)
  await page.waitForTimeout(AFTERWARDS_MS)
  expect(changes(), what).toHaveLength(count)
}

type Pending = Awaited<ReturnType<typeof createPendingPayment>>

async function givenPendingPayments(count: number): Promise<readonly Pending[]> {
  await clearReviewQueue(owner, TYPE)
  const free = await freeNumbers(owner, TYPE)
  const payments: Pending[] = []
  for (const number of free.slice(0, count)) payments.push(await createPendingPayment({ type: TYPE, number }))
  return payments
}

async function givenRefunds(count: number): Promise<readonly Pending[]> {
  const payments = await givenPendingPayments(count)
  for (const payment of payments) await givenRejected(payment, 'fraud', 50_000n)
  return payments
}

async function givenWithdrawals(count: number): Promise<readonly Pending[]> {
  const { id: gameId } = await openGameOf(owner, TYPE)
  const free = await freeNumbers(owner, TYPE)
  const payments: Pending[] = []
  for (const number of free.slice(0, count)) {
    const { id: personId, username } = await createPlayer()
    const given = { personId, gameId, numbers: [number], reference: newReference() }
    payments.push({ paymentId: await givenWithdrawalRequest(await world(), given), username })
  }
  return payments
}

async function countOf(query: string, ids: readonly string[]): Promise<number> {
  const { rows } = await owner.query<{ count: number }>(`select count(*)::integer as count from ${query}`, [ids])
  return rows[0]?.count ?? 0
}

const idsOf = (payments: readonly Pending[]) => payments.map(({ paymentId }) => paymentId)
const decidedOf = (payments: readonly Pending[]) =>
  countOf(`payments where id = any($1) and status <> 'pending'`, idsOf(payments))
const reservedRefunds = (payments: readonly Pending[]) =>
  countOf('refunds where payment_id = any($1) and reserved_by is not null', idsOf(payments))
const paidRefunds = (payments: readonly Pending[]) =>
  countOf('refunds where payment_id = any($1) and paid_at is not null', idsOf(payments))
const decidedWithdrawals = (payments: readonly Pending[]) =>
  countOf('ticket_withdrawals where payment_id = any($1) and decided_at is not null', idsOf(payments))
const reservedPrizes = (prizes: readonly GivenPayout[]) =>
  countOf(
    `payouts where id = any($1) and status = 'approved' and reserved_by is not null`,
    prizes.map(({ id }) => id),
  )
const prizesIn = (prizes: readonly GivenPayout[], status: string) =>
  countOf(
    `payouts where id = any($1) and status = '${status}'`,
    prizes.map(({ id }) => id),
  )
