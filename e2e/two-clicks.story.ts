import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { givenPlan } from '../server/test/games.ts'
import {
  type GivenPayout,
  givenApprovedPrize,
  givenClaimed,
  givenWonPrizes,
  newReference,
} from '../server/test/payouts.ts'
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
    const { page, changes } = await openDesk(browser, view, `/etxdark/numbers?type=${TYPE}`)
    await clickTwice(page, page.getByRole('button', named('numbers.approveOf', { name: waiting[0]?.username ?? '' })))
    expect(changes()).toEqual(['POST /api/review/numbers/approval'])
    expect(await decidedOf(waiting)).toBe(1)
    await page.context().close()
  })

  test(`two clicks on one spot decide one payment: ${view.name}`, async ({ browser }) => {
    const waiting = await givenPendingPayments(4)
    const { page, changes } = await openDesk(browser, view, `/etxdark/payments?type=${TYPE}`)
    const panel = page.locator('[data-payment]')
    await clickTwice(page, panel.locator('[aria-keyshortcuts=a]'))
    expect(changes(), 'approved').toHaveLength(1)
    expect(await decidedOf(waiting)).toBe(1)
    await panel.getByRole('button', { name: view.translate('admin.reject') }).click()
    await panel.locator('[name=reason][value=unreadable]').dispatchEvent('click')
    await clickTwice(page, panel.getByRole('button', named('admin.reject')))
    expect(changes(), 'rejected').toHaveLength(2)
    expect(await decidedOf(waiting)).toBe(2)
    await page.context().close()
  })

  test(`two clicks on one spot reserve and pay one refund: ${view.name}`, async ({ browser }) => {
    const refunds = await givenRefunds(3)
    const { page, changes } = await openDesk(browser, view, '/etxdark/refunds')
    await clickTwice(page, page.getByRole('button', named('refunds.reserve')).first())
    expect(changes(), 'reserved').toHaveLength(1)
    expect(await reservedRefunds(refunds)).toBe(1)
    await expect(page.getByRole('dialog'), 'the second click did not reach the next step').toHaveCount(0)
    await page.getByRole('button', named('refunds.markPaid')).click()
    await page.locator('[name=transferReference]').fill(newReference())
    await clickTwice(page, page.getByRole('dialog').getByRole('button', named('refunds.markPaid')))
    expect(changes(), 'paid').toHaveLength(2)
    expect(await paidRefunds(refunds)).toBe(1)
    expect(await reservedRefunds(refunds)).toBe(1)
    await page.context().close()
  })

  test(`two clicks on one spot withdraw or keep one ticket: ${view.name}`, async ({ browser }) => {
    const waiting = await givenWithdrawals(4)
    const { page, changes } = await openDesk(browser, view, '/etxdark/refunds')
    await clickTwice(page, page.getByRole('button', named('withdrawals.confirm')).first())
    expect(changes(), 'withdrawn').toHaveLength(1)
    expect(await decidedWithdrawals(waiting)).toBe(1)
    await clickTwice(page, page.getByRole('button', named('withdrawals.cancel')).first())
    expect(changes(), 'kept').toHaveLength(2)
    expect(await decidedWithdrawals(waiting)).toBe(2)
    await page.context().close()
  })

  test(`two clicks on one spot approve one prize: ${view.name}`, async ({ browser }) => {
    await ensureTaxRule()
    const prizes = await givenWonPrizes(await world(), { planId: await givenPlan(await world(), { isActive: false }) })
    for (const prize of prizes) await givenClaimed(await world(), prize)
    const { page, changes } = await openDesk(browser, view, '/etxdark/prizes?list=to_approve', 'admin')
    await clickTwice(page, page.locator('[aria-keyshortcuts=a]'))
    expect(changes(), 'the first click asks, the second one must not answer').toEqual([])
    await clickTwice(page, page.getByRole('dialog').getByRole('button', named('admin.approve')))
    expect(changes(), 'approved').toHaveLength(1)
    expect(await prizesIn(prizes, 'approved')).toBe(1)
    await expect(page.getByRole('dialog'), 'the second click did not open the next prize').toHaveCount(0)
    await page.context().close()
  })

  test(`two clicks on one spot reserve and pay one prize: ${view.name}`, async ({ browser }) => {
    await ensureTaxRule()
    const prizes = await givenWonPrizes(await world(), { planId: await givenPlan(await world(), { isActive: false }) })
    for (const prize of prizes) await givenApprovedPrize(await world(), prize)
    const { page, changes } = await openDesk(browser, view, '/etxdark/prizes?list=to_pay', 'admin')
    await clickTwice(page, page.locator('[aria-keyshortcuts=p]'))
    expect(changes(), 'reserved').toHaveLength(1)
    expect(await reservedPrizes(prizes)).toBe(1)
    await page.locator('[name=transferReference]').fill(newReference())
    await clickTwice(page, page.getByRole('button', named('payouts.pay')))
    expect(changes(), 'paid').toHaveLength(2)
    expect(await prizesIn(prizes, 'paid')).toBe(1)
    expect(await reservedPrizes(prizes), 'the second click did not reserve the next prize').toBe(0)
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
    const isDecision = request.method() !== 'GET' && pathname.startsWith('/api/') && !pathname.endsWith('/presence')
    if (isDecision) sent.push(`${request.method()} ${pathname}`)
  })
  await page.goto(new URL(view.prefix + path, page.url()).href)
  return { page, changes: () => sent }
}

/**
 * Presses what is on this spot, and again after 350 ms. The page itself measures that time: on a busy machine the clicks of
 * Playwright come too late.
 */
async function clickTwice(page: Page, button: Locator): Promise<void> {
  await expect(button).toBeEnabled({ timeout: 60_000 })
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
  await page.waitForTimeout(AFTERWARDS_MS)
}

type Pending = Awaited<ReturnType<typeof createPendingPayment>>

async function givenPendingPayments(count: number): Promise<readonly Pending[]> {
  await clearReviewQueue(owner, TYPE)
  const free = await freeNumbers(owner, TYPE)
  const payments: Pending[] = []
  for (const number of free.slice(0, count)) payments.push(await createPendingPayment({ type: TYPE, number }))
  return payments
}

async function givenRefunds(count: number): Promise<readonly string[]> {
  const payments = await givenPendingPayments(count)
  for (const payment of payments) await givenRejected(payment, 'fraud', 50_000n)
  return payments.map(({ paymentId }) => paymentId)
}

async function givenWithdrawals(count: number): Promise<readonly string[]> {
  const { id: gameId } = await openGameOf(owner, TYPE)
  const free = await freeNumbers(owner, TYPE)
  const payments: string[] = []
  for (const number of free.slice(0, count)) {
    const { id: personId } = await createPlayer()
    payments.push(
      await givenWithdrawalRequest(await world(), { personId, gameId, numbers: [number], reference: newReference() }),
    )
  }
  return payments
}

async function countOf(query: string, ids: readonly string[]): Promise<number> {
  const { rows } = await owner.query<{ count: number }>(`select count(*)::integer as count from ${query}`, [ids])
  return rows[0]?.count ?? 0
}

const decidedOf = (payments: readonly Pending[]) =>
  countOf(
    `payments where id = any($1) and status <> 'pending'`,
    payments.map(({ paymentId }) => paymentId),
  )
const reservedRefunds = (payments: readonly string[]) =>
  countOf('refunds where payment_id = any($1) and reserved_by is not null', payments)
const paidRefunds = (payments: readonly string[]) =>
  countOf('refunds where payment_id = any($1) and paid_at is not null', payments)
const decidedWithdrawals = (payments: readonly string[]) =>
  countOf(`ticket_withdrawals where payment_id = any($1) and decided_at is not null`, payments)
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
