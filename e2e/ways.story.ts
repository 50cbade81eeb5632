import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, expect, type Page } from '@playwright/test'
import { PROJECT } from '../dev/folder.ts'
import { waitForMail } from '../dev/mailbox.ts'
import { totp } from '../dev/totp.ts'
import { givenApproved } from '../server/test/payments.ts'
import { type GivenPerson, givenPerson } from '../server/test/people.ts'
import { newReference } from '../server/test/references.ts'
import { giveTwoFactor, TOTP_BASE32 } from '../server/test/sessions.ts'
import { BOARD, button, cell, clearBoard, hold } from './board.ts'
import { countSteps, type StepCounter, type Steps } from './count-steps.ts'
import { ensureReceivingAccount, expectApprovable, openAsStaff, upload } from './payment-steps.ts'
import { clearReviewQueue, createPendingPayment, freeNumbers, givenRejected } from './pending-payment.ts'
import { createPlayer, openAs } from './player.ts'
import { serveReceipts } from './receipt.ts'
import { authSecret, createAdmin, node, openGameOf, owner, stackFolder, world } from './stack.ts'
import { test } from './story.ts'
import { type View, viewOf } from './view.ts'
import {
  expectToast,
  fillLogin,
  fillRegistration,
  goTo,
  newPerson,
  openAsVisitor,
  PASSWORD,
  shownSecret,
} from './visitor.ts'

const REPORT = join(PROJECT, '.dev/reports/ways.md')
const PHONE = viewOf('en', 360)
const DESK = viewOf('en', 1280)
/** A page that has to load on a busy machine. */
const LOAD_MS = 60_000

/** At most so many; `keys` counts those of the keyboard, outside text fields. */
type Limits = { readonly taps?: number; readonly keys?: number; readonly screens?: number }
type Way = { readonly name: string; readonly limits: Limits; readonly steps: Steps; readonly besides: string }

test('the ways of players and operators are short', async ({ browser }) => {
  test.setTimeout(600_000)
  const ways: Way[] = []
  const measured = (name: string, limits: Limits, counter: StepCounter, besides = '') => {
    const steps = counter.read()
    ways.push({ name, limits, steps, besides })
    return steps
  }

  await test.step('a new player holds a number', async () => {
    const { page, counter } = await openCounted(browser, PHONE, '/')
    const number = (await freeNumbers(owner, 'daily'))[0] ?? 0
    // The form suggests a username from the name, so a second run on this stack needs another name.
    const letters = randomBytes(5)
      .toString('hex')
      .replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')
    const person = newPerson(`Selam ${letters}`)
    counter.start()
    await tapToNumber(page, number)
    await page
      .locator('main')
      .getByRole('link', { name: PHONE.translate('nav.signUp') })
      .click()
    await fillRegistration(page, { ...person, username: '' })
    await page.getByRole('button', { name: PHONE.translate('nav.signUp'), exact: true }).click()
    // Its response has the cookie by which the link signs this browser in. The mail may arrive before it.
    await expect(page.getByRole('heading', { name: PHONE.translate('register.doneTitle') })).toBeVisible()
    const mail = await waitForMail(stackFolder(), person.email)
    counter.tapElsewhere()
    await page.goto(mail.text?.match(/http:\/\/\S+\/verify-email\?\S+/)?.[0] ?? '')
    await expect(cell(page, PHONE, number, 'held')).toBeVisible({ timeout: LOAD_MS })
    const { typed } = measured('arrival → number held, new player', { taps: 8 }, counter, 'mail')
    expect(new Set(typed).size, 'nothing is asked twice').toBe(typed.length)
    await page.context().close()
  })

  await test.step('a known player holds a number', async () => {
    const person: GivenPerson = await givenPerson(await world())
    const { page, counter } = await openCounted(browser, PHONE, '/')
    const number = (await freeNumbers(owner, 'daily'))[0] ?? 0
    counter.start()
    await tapToNumber(page, number)
    await fillLogin(page, person.email)
    await page.getByRole('button', { name: PHONE.translate('login.submit') }).click()
    await expect(cell(page, PHONE, number, 'held')).toBeVisible({ timeout: LOAD_MS })
    measured('arrival → number held, known player', { taps: 4 }, counter)
    await page.context().close()
  })

  await test.step('a player pays, and sends a rejected payment again', async () => {
    await ensureReceivingAccount()
    await clearBoard(owner)
    const player = await createPlayer()
    const page = await openAs(browser, owner, PHONE, player, '/about')
    const counter = await countSteps(page)
    await goTo(page, PHONE, BOARD)
    await hold(page, PHONE, 42)
    counter.start()
    await page.getByRole('button', { name: new RegExp(`^${PHONE.translate('board.payNow')}`) }).click()
    await upload(page, PHONE, 100)
    const accountName = page.locator('[name=accountName]')
    if ((await accountName.inputValue()) === '') await accountName.fill('Selam Bekele')
    await button(page, PHONE, 'pay.submit').click()
    const submitted = page.getByRole('heading', { name: PHONE.translate('payment.submitted') })
    await expect(submitted).toBeVisible()
    measured('held → payment submitted', { taps: 4 }, counter)

    await reject(player.id)
    // By the live event: without it, the page finds the new hold after 30 s.
    await expect(page.locator('input[type=file]'), 'the open page asks for another screenshot').toBeAttached({
      timeout: 15_000,
    })
    counter.start()
    await upload(page, PHONE, 100)
    await button(page, PHONE, 'pay.submit').click()
    await expect(submitted).toBeVisible()
    measured('rejected → sent again', { taps: 2, screens: 1 }, counter)
    await page.context().close()
  })

  await test.step('a reviewer approves, rejects and refunds', async () => {
    await clearReviewQueue(owner, 'weekly')
    const [first = 0, second = 0] = await freeNumbers(owner, 'weekly')
    for (const number of [first, second]) await createPendingPayment({ type: 'weekly', number })
    const page = await openAsStaff(browser, owner, DESK, 'reviewer', '/about')
    await serveReceipts(page)
    const counter = await countSteps(page)
    await goTo(page, DESK, '/etxdark/payments?type=weekly')
    const panel = page.locator('[data-payment]')
    await expect(panel.locator('[aria-keyshortcuts=a]')).toBeVisible({ timeout: LOAD_MS })
    counter.start()
    await page.keyboard.press('a')
    await expectToast(page, DESK, 'admin.approved')
    measured('approve (keyboard)', { taps: 0, keys: 1, screens: 1 }, counter)

    await expectApprovable(panel)
    counter.start()
    await page.keyboard.press('r')
    await expect(panel.locator('[name=reason]').first()).toBeFocused()
    await page.keyboard.press('2')
    await page.keyboard.press('Enter')
    await expectToast(page, DESK, 'review.rejected')
    measured('reject with reason (keyboard)', { taps: 0, keys: 3, screens: 1 }, counter)
    await page.context().close()
  })

  await test.step('a refund is marked as paid', async () => {
    const [number = 0] = await freeNumbers(owner, 'weekly')
    const payment = await createPendingPayment({ type: 'weekly', number })
    await givenRejected(payment, 'fraud', 50_000n)
    const { page, counter, code } = await openWithSecondFactor(browser, 'reviewer', '/etxdark/refunds')
    const card = page.locator('main li', { hasText: payment.username })
    await expect(card).toBeVisible({ timeout: LOAD_MS })
    counter.start()
    await card.getByRole('button', { name: DESK.translate('refunds.reserve') }).click()
    await card.getByRole('button', { name: DESK.translate('refunds.markPaid') }).click()
    await page.locator('[name=transferReference]').fill(newReference())
    await page
      .getByRole('dialog')
      .getByRole('button', { name: DESK.translate('refunds.markPaid') })
      .click()
    await code()
    await expectToast(page, DESK, 'refunds.done')
    measured('refund: open → marked as paid', { taps: 3, screens: 1 }, counter, 'code')
    await page.context().close()
  })

  await test.step('a host closes sales and draws', async () => {
    const { id: gameId } = await openGameOf(owner, 'midday')
    const { id: personId } = await createPlayer()
    await givenApproved(await world(), { gameId, personId, numbers: [7, 8, 9], reference: newReference() })
    const { page, counter, code } = await openWithSecondFactor(browser, 'host', '/etxdark/letsplay')
    const start = page.getByRole('button', { name: DESK.translate('draw.start.midday'), exact: true })
    await expect(start).toBeEnabled({ timeout: LOAD_MS })
    counter.start()
    await start.click()
    await page.getByLabel(DESK.translate('hosting.reason')).fill('The hall closes early today')
    await page.getByRole('button', { name: DESK.translate('hosting.closeNow'), exact: true }).click()
    await code()
    await expectToast(page, DESK, 'hosting.started')
    measured('close pressed → drawing', { taps: 2, screens: 1 }, counter, 'code')
    await page.context().close()
  })

  await test.step('the first admin opens the account for payments', async () => {
    const admin = newPerson('Boss')
    createAdmin(admin, PASSWORD)
    const { page, counter } = await openCounted(browser, DESK, '/etxdark/accounts')
    counter.start()
    await fillLogin(page, admin.username)
    await page.getByRole('button', { name: DESK.translate('login.submit') }).click()
    await expect(page).toHaveURL(/two-factor/, { timeout: LOAD_MS })
    await page.locator('[name=password]').fill(PASSWORD)
    await page.getByRole('button', { name: DESK.translate('twoFactor.start') }).click()
    const secret = await shownSecret(page)
    await page.locator('[name=kept]').check()
    await page.locator('[name=code]').fill(totp(secret))
    await page.getByRole('button', { name: DESK.translate('twoFactor.confirm') }).click()
    const method = DESK.translate('review.method.telebirr')
    await page
      .getByRole('button', { name: DESK.translate('receiving.changeOf', { method }) })
      .click({ timeout: LOAD_MS })
    await page.locator('[name=accountName]').fill('Edil Games')
    await page.locator('[name=accountNumber]').fill('0900123456')
    await page.getByRole('button', { name: DESK.translate('receiving.save') }).click()
    await counter.withoutCounting(() => enterCodeIfAsked(page, totp(secret, 1), 'receiving.saved'))
    measured('first admin → players can pay', { taps: 6 }, counter, '1 command')
    await page.context().close()
  })

  report(ways)
  for (const { name, limits, steps } of ways) {
    if (limits.taps !== undefined) expect.soft(steps.taps, `${name}: taps`).toBeLessThanOrEqual(limits.taps)
    if (limits.keys !== undefined) expect.soft(steps.keys, `${name}: keys`).toBeLessThanOrEqual(limits.keys)
    if (limits.screens !== undefined) expect.soft(steps.screens, `${name}: screens`).toBeLessThanOrEqual(limits.screens)
  }
})

type Counted = { readonly page: Page; readonly counter: StepCounter }

/** A visitor’s page whose steps are counted from its first document on. */
async function openCounted(browser: Browser, view: View, path: string): Promise<Counted> {
  const { page } = await openAsVisitor(browser, view, '/about')
  const counter = await countSteps(page)
  await goTo(page, view, path)
  return { page, counter }
}

/** From the first page to a free number of the daily game, as a visitor. */
async function tapToNumber(page: Page, number: number): Promise<void> {
  await page.getByRole('link', { name: PHONE.translate('home.games') }).click({ timeout: LOAD_MS })
  await page
    .getByRole('tabpanel')
    .getByRole('link', { name: PHONE.translate('game.join') })
    .click({ timeout: LOAD_MS })
  await cell(page, PHONE, number, 'free').click({ timeout: LOAD_MS })
}

/** Staff who signed in some time ago: what moves money requires a code. */
async function openWithSecondFactor(browser: Browser, role: 'reviewer' | 'host', path: string) {
  const staff = await givenPerson(await world(), { role, hasPassword: false })
  await giveTwoFactor(owner, staff.id, authSecret())
  const page = await openAs(browser, owner, DESK, staff, '/about')
  const counter = await countSteps(page)
  await page.goto(node(1) + path)
  const code = () =>
    counter.withoutCounting(async () => {
      await page.getByRole('dialog').last().locator('[name=code]').fill(totp(TOTP_BASE32))
      await page.getByRole('button', { name: DESK.translate('stepUp.confirm') }).click()
    })
  return { page, counter, code }
}

async function enterCodeIfAsked(page: Page, code: string, done: 'receiving.saved'): Promise<void> {
  const field = page.locator('[name=code]')
  const toast = page.getByText(DESK.translate(done)).first()
  await expect(field.or(toast).first()).toBeVisible()
  if (await field.isVisible()) {
    await field.fill(code)
    await page.getByRole('button', { name: DESK.translate('stepUp.confirm') }).click()
  }
  await expectToast(page, DESK, done)
}

async function reject(personId: string): Promise<void> {
  const { rows } = await owner.query<{ id: string }>(
    `select id from payments where person_id = $1 and status = 'pending'`,
    [personId],
  )
  await givenRejected({ paymentId: rows[0]?.id ?? '' }, 'unreadable')
}

function report(ways: readonly Way[]): void {
  const rows = ways.map(({ name, limits, steps: { taps, keys, typed, screens, seconds }, besides }) => {
    const most = (count: number, limit: number | undefined) =>
      limit === undefined ? `${count}` : `${count} (≤ ${limit})`
    const figures = [most(taps, limits.taps), most(keys, limits.keys), typed.length, most(screens, limits.screens)]
    return `| ${[name, ...figures, besides || '–', seconds.toFixed(1)].join(' | ')} |`
  })
  const table = [
    '| way | taps | keys | typed fields | screens | besides | seconds of a script |',
    '|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n')
  mkdirSync(join(PROJECT, '.dev/reports'), { recursive: true })
  writeFileSync(REPORT, `# Steps and seconds\n\n${table}\n`)
  console.log(table)
}
