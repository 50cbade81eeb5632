import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Rejection } from '@edil/domain/payments'
import { type Browser, expect, type Page } from '@playwright/test'
import { PROJECT } from '../dev/folder.ts'
import { isFullForm } from '../dev/form.ts'
import { givenApproved } from '../server/test/payments.ts'
import { givenPerson } from '../server/test/people.ts'
import { newReference } from '../server/test/references.ts'
import { giveTwoFactor, stepUp } from '../server/test/sessions.ts'
import { countSteps } from './count-steps.ts'
import { expectApprovable } from './payment-steps.ts'
import { clearReviewQueue, createPendingPayment, freeNumbers, givenRejected } from './pending-payment.ts'
import { createPlayer, openAs, type Player } from './player.ts'
import { serveReceipts } from './receipt.ts'
import { authSecret, node, openGameOf, owner, world } from './stack.ts'
import { test } from './story.ts'
import { viewOf } from './view.ts'
import { expectToast } from './visitor.ts'

const REPORT = join(PROJECT, '.dev/reports/operators-hour.md')
const view = viewOf('en', 1280)
const { translate } = view
const PAYMENTS = 60
const REFUNDS = 3
const LOAD_MS = 60_000
/** A key that approved something would have done it by then. */
const ONE_ACTION_MS = 1_000
/** The digits of the reject form. */
const DIGITS: Partial<Record<Rejection, string>> = { used_before: '4', wrong_amount: '3', unreadable: '2' }

/** Payments that a reviewer must not approve, each in the place of the queue where it comes. */
const WRONG = [
  { at: 5, kind: 'same picture', reason: 'used_before' },
  { at: 11, kind: 'wrong amount', reason: 'wrong_amount' },
  { at: 19, kind: 'unreadable', reason: 'unreadable' },
  { at: 26, kind: 'reused transaction number', reason: 'used_before' },
  { at: 33, kind: 'same picture', reason: 'used_before' },
  { at: 41, kind: 'wrong amount', reason: 'wrong_amount' },
  { at: 48, kind: 'unreadable', reason: 'unreadable' },
  { at: 57, kind: 'reused transaction number', reason: 'used_before' },
] as const
type Wrong = (typeof WRONG)[number]

type Task = { readonly name: string; readonly count: number; readonly actions: number; readonly seconds: number }

/**
 * An hour in the life of an operator, without the time in which a person reads. The system does not read receipts, so nothing
 * but the reviewer's eye finds a wrong amount; such a payment comes without a transaction number here, which a reviewer has to
 * read from the receipt before an approval.
 */
async function workAnHour(browser: Browser): Promise<void> {
  test.setTimeout(480_000)
  const admin = await givenPerson(await world(), { role: 'admin', hasPassword: false })
  await giveTwoFactor(owner, admin.id, authSecret())
  const page = await openAs(browser, owner, view, admin, '/about')
  await serveReceipts(page)
  const counter = await countSteps(page)
  const tasks: Task[] = []
  const measure = async (name: string, count: number, path: string, work: () => Promise<void>) => {
    await stepUp(owner, admin.id)
    await page.goto(node(1) + path)
    counter.start()
    await test.step(name, work)
    const { taps, keys, typed, seconds } = counter.read()
    tasks.push({ name, count, actions: taps + keys + typed.length, seconds })
  }

  const wrong = await givenQueue()
  const [asking, ...others] = await givenTicketsForDraws()
  await test.step('one key approves no wrong payment', () => tryToApprove(page, wrong))
  await measure(`${PAYMENTS} payments, ${wrong.size} of them wrong`, PAYMENTS, '/etxdark/payments', () =>
    decideAll(page, wrong),
  )
  const refunds = await givenRefunds()
  await measure(`${REFUNDS} refunds`, REFUNDS, '/etxdark/refunds', () => payRefunds(page, refunds))
  await measure('sales stopped and resumed', 1, '/etxdark/sales', () => stopAndResume(page))
  await measure('“where is my ticket?”', 1, '/etxdark/people', () => findTicket(page, asking))
  await measure('two draws', 2, '/etxdark/letsplay', () => drawTwice(page))
  expect(others).toHaveLength(1)
  report(tasks)
  await page.context().close()
}

// In the full form only: it decides 60 payments.
if (isFullForm) test('an hour of an operator', ({ browser }) => workAnHour(browser))

/** Sixty pending payments. Returns what is wrong with eight of them, by payment. */
async function givenQueue(): Promise<ReadonlyMap<string, Wrong>> {
  for (const type of ['midday', 'daily', 'weekly', 'monthly']) await clearReviewQueue(owner, type)
  const [weekly = [], monthly = []] = await Promise.all(['weekly', 'monthly'].map(freePlaces))
  const places = weekly.flatMap((place, index) => [place, ...monthly.slice(index, index + 1)])
  const wrong = new Map<string, Wrong>()
  let next = 0
  const place = () => {
    const free = places[next]
    if (!free) throw new Error('the open games have too few free numbers')
    next += 1
    return free
  }
  for (let index = 0; index < PAYMENTS; index += 1) {
    const fault = WRONG.find(({ at }) => at === index)
    const { paymentId } = fault ? await createWrong(fault, place) : await createPendingPayment(place())
    if (fault) wrong.set(paymentId, fault)
  }
  return wrong
}

async function freePlaces(type: string) {
  return (await freeNumbers(owner, type)).map((number) => ({ type, number }))
}

type Place = { readonly type: string; readonly number: number }

async function createWrong({ kind }: Wrong, place: () => Place) {
  if (kind === 'same picture') {
    const sha256 = randomBytes(32)
    await givenRejected(await createPendingPayment({ ...place(), sha256 }), 'fraud')
    return createPendingPayment({ ...place(), sha256 })
  }
  if (kind === 'reused transaction number') {
    const reference = newReference()
    await givenRejected(await createPendingPayment({ ...place(), reference }), 'fraud')
    return createPendingPayment({ ...place(), reference })
  }
  return createPendingPayment({ ...place(), reference: '' })
}

async function decideAll(page: Page, wrong: ReadonlyMap<string, Wrong>): Promise<void> {
  const panel = page.locator('[data-payment]')
  await expect(panel.locator('img').first()).toBeVisible({ timeout: LOAD_MS })
  for (let decided = 0; decided < PAYMENTS; decided += 1) {
    const id = (await panel.getAttribute('data-payment')) ?? ''
    await expect(panel.locator('img').first()).toBeVisible()
    const fault = wrong.get(id)
    if (fault) await reject(page, fault)
    else {
      await expectApprovable(panel)
      await page.keyboard.press('a')
    }
    await expect(panel).not.toHaveAttribute('data-payment', id)
  }
  const { rows } = await owner.query<{ id: string }>(
    `select id from payments where id = any($1) and status = 'rejected'`,
    [[...wrong.keys()]],
  )
  expect(rows, 'every wrong payment was rejected').toHaveLength(wrong.size)
}

/** In a part of its own: an operator's hour has no attempts that must fail. */
async function tryToApprove(page: Page, wrong: ReadonlyMap<string, Wrong>): Promise<void> {
  const panel = page.locator('[data-payment]')
  for (const [id, { kind }] of wrong) {
    await page.goto(`${node(1)}/etxdark/payments?payment=${id}`)
    const picture = panel.locator('img').first()
    await expect(picture).toBeVisible({ timeout: LOAD_MS })
    // Until the screenshot has loaded, the key approves nothing at all.
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
    await expect(panel.getByRole('button', { name: translate('admin.reject') })).toBeVisible()
    await page.keyboard.press('a')
    await page.waitForTimeout(ONE_ACTION_MS)
    const { rowCount } = await owner.query(`select 1 from payments where id = $1 and status = 'pending'`, [id])
    expect(rowCount, `${kind}: one key does not approve it`).toBe(1)
  }
}

/** By the keyboard; a failing check has already chosen its reason. */
async function reject(page: Page, { reason }: Wrong): Promise<void> {
  const panel = page.locator('[data-payment]')
  const option = panel.locator(`[name=reason][value=${reason}]`)
  await page.keyboard.press('r')
  await expect(panel.locator('[name=reason]:focus')).toHaveCount(1)
  if (!(await option.isChecked())) await page.keyboard.press(DIGITS[reason] ?? '')
  await expect(option).toBeChecked()
  await page.keyboard.press('Enter')
}

async function givenRefunds(): Promise<readonly string[]> {
  const places = await freePlaces('weekly')
  const names: string[] = []
  for (const place of places.slice(0, REFUNDS)) {
    const payment = await createPendingPayment(place)
    await givenRejected(payment, 'fraud', 50_000n)
    names.push(payment.username)
  }
  return names
}

async function payRefunds(page: Page, usernames: readonly string[]): Promise<void> {
  for (const username of usernames) {
    const card = page.locator('main li', { hasText: username })
    await card.getByRole('button', { name: translate('refunds.reserve') }).click({ timeout: LOAD_MS })
    await card.getByRole('button', { name: translate('refunds.markPaid') }).click()
    await page.locator('[name=transferReference]').fill(newReference())
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: translate('refunds.markPaid') }).click()
    await expect(card).toHaveCount(0)
  }
}

async function stopAndResume(page: Page): Promise<void> {
  await page.getByRole('button', { name: translate('sales.stop') }).click({ timeout: LOAD_MS })
  const dialog = page.getByRole('dialog')
  await dialog.locator('[name=textEn]').fill('We will be back in ten minutes.')
  await dialog.locator('[name=textAm]').fill('ከአስር ደቂቃ በኋላ እንመለሳለን።')
  await dialog.getByRole('button', { name: translate('sales.stop') }).click()
  await expectToast(page, view, 'sales.stopped')
  await page.getByRole('button', { name: translate('sales.resume') }).click()
  await dialog.getByRole('button', { name: translate('sales.resume') }).click()
  await expectToast(page, view, 'sales.resumed')
}

type Asking = Player & { readonly ticketNumber: string }

/** Three approved numbers in each of two games, so that they can be drawn. Returns their players. */
async function givenTicketsForDraws(): Promise<readonly [Asking, ...Asking[]]> {
  const give = async (type: string): Promise<Asking> => {
    const player = await createPlayer()
    const { id: gameId } = await openGameOf(owner, type)
    const numbers = (await freeNumbers(owner, type)).slice(0, 3)
    const reference = newReference()
    const paymentId = await givenApproved(await world(), { personId: player.id, gameId, numbers, reference })
    const { rows } = await owner.query('select number from tickets where payment_id = $1', [paymentId])
    return { ...player, ticketNumber: rows[0].number }
  }
  return [await give('midday'), await give('daily')]
}

async function findTicket(page: Page, { username, ticketNumber }: Asking): Promise<void> {
  await page.locator('[name=search]').fill(username, { timeout: LOAD_MS })
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: username }).click()
  await expect(page.locator('[data-person]').getByText(ticketNumber).first()).toBeVisible()
}

async function drawTwice(page: Page): Promise<void> {
  for (const id of ['draw.start.midday', 'draw.start.daily'] as const) {
    const start = page.getByRole('button', { name: translate(id), exact: true })
    await test.step('until no other draw runs', () => expect(start).toBeEnabled({ timeout: 120_000 }))
    await start.click()
    await page.getByLabel(translate('hosting.reason')).fill('The hall closes early today')
    await page.getByRole('button', { name: translate('hosting.closeNow'), exact: true }).click()
    await expectToast(page, view, 'hosting.started')
  }
}

function report(tasks: readonly Task[]): void {
  const rows = tasks.map(({ name, count, actions, seconds }) => {
    const each = (figure: number) => (figure / count).toFixed(1)
    return `| ${[name, actions, each(actions), seconds.toFixed(1), each(seconds)].join(' | ')} |`
  })
  const table = ['| task | actions | each | seconds of the system | each |', '|---|---|---|---|---|', ...rows].join(
    '\n',
  )
  mkdirSync(join(PROJECT, '.dev/reports'), { recursive: true })
  writeFileSync(REPORT, `# An hour of an operator\n\n${table}\n`)
  console.log(table)
}
