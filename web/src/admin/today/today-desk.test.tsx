import { EXAMPLE_ME } from '@edil/contract/sessions'
import { EXAMPLE_SETUP, EXAMPLE_TODAY, listDecisions, type Setup, type Today } from '@edil/contract/today'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer } from '../../../test/fake-server.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { activate } from '../../text/activate.ts'
import { Wrap } from '../../ui/layout.tsx'
import { TodayDesk } from './today-desk.tsx'

const HINT = 'edil_signed_in'
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const busy: Today = { ...EXAMPLE_TODAY, payments: { ...EXAMPLE_TODAY.payments, oldestAt: minutesAgo(7) } }
const none = { count: 0, oldestAt: null }
const calm: Today = {
  ...EXAMPLE_TODAY,
  payments: { ...none, byType: { midday: 0, daily: 0, weekly: 0, monthly: 0 }, lateAfterMinutes: 5 },
  refunds: { ...none, owedSantim: 0 },
  withdrawals: none,
  prizes: { toApprove: none, toPay: none, overdue: 0, owedSantim: 0 },
}

// Without the hint cookie the page reads no session.
beforeEach(() => cookieStore.set(HINT, '1'))
afterEach(async () => {
  await cookieStore.delete(HINT)
  await page.viewport(414, 896)
})

const COMPLETE: Setup = {
  hasReceivingAccount: true,
  hasHelp: true,
  hasValidLicence: true,
  isTaxConfirmed: true,
  payers: 2,
  staffWithoutTwoFactor: 0,
}

async function open(today: Today, role: 'reviewer' | 'host' | 'admin', setup = COMPLETE) {
  fakeServer({
    'GET /api/today': () => today,
    'GET /api/today/decisions': () => listDecisions.example,
    'GET /api/today/setup': () => setup,
    'GET /api/session': () => ({ person: { ...EXAMPLE_ME, role, hasTwoFactor: true } }),
  })
  await renderPage(
    <Wrap>
      <TodayDesk />
    </Wrap>,
    ['refusals', 'buying', 'admin', 'today', 'review', 'games'],
  )
}

test('shows what waits with its age, names what is late, and leads there', async () => {
  await open(busy, 'reviewer')
  const row = page.getByRole('listitem').filter({ hasText: /^7Payments waiting LateLongest wait 7 min\. .*Daily 3/ })
  await expect.element(row).toBeVisible()
  await expect.element(row.getByRole('link', { name: 'Review' })).toHaveAttribute('href', '/etxdark/payments')
  await expect
    .element(page.getByRole('link', { name: 'Pay prizes' }))
    .toHaveAttribute('href', '/etxdark/prizes?list=to_pay')
})

test('gives a host no link to pages that the host may not open', async () => {
  await open(busy, 'host')
  await expect.element(page.getByText('Payments waiting')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Review' })).not.toBeInTheDocument()
})

test('shows the money of the day by game and by receiving account', async () => {
  await open(busy, 'reviewer')
  await expect.element(page.getByRole('row', { name: /Daily 414 .*2 .*2,000 ETB/ })).toBeVisible()
  await expect.element(page.getByRole('row', { name: 'Approved without a ticket 1 500 ETB' })).toBeVisible()
  await expect.element(page.getByRole('row', { name: 'Overpaid or rejected – 600 ETB' })).toBeVisible()
  await expect.element(page.getByRole('row', { name: /Telebirr 0900123456 .*3 .*3,100 ETB/ })).toBeVisible()
})

test('says so when nothing waits', async () => {
  await open(calm, 'reviewer')
  await expect.element(page.getByText('Nothing is waiting')).toBeVisible()
})

test('shows an admin who decided, and how fast', async () => {
  await open(busy, 'admin')
  await expect.element(page.getByRole('row', { name: /hana_r .*41 .*2 .*6 min/ })).toBeVisible()
})

test('shows a reviewer no figures of colleagues', async () => {
  await open(busy, 'reviewer')
  await expect.element(page.getByText('Payments waiting')).toBeVisible()
  await expect.element(page.getByText('hana_r')).not.toBeInTheDocument()
})

test('leads an admin through what is still to be set up', async () => {
  await open(busy, 'admin', EXAMPLE_SETUP)
  await expect.element(page.getByRole('heading', { name: 'Finish setting up' })).toBeVisible()
  await expect.element(page.getByText('2 of 6 done')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Set help' })).toHaveAttribute('href', '/etxdark/settings')
  await expect.element(page.getByRole('link', { name: 'Enter licence' })).toHaveAttribute('href', '/etxdark/settings')
  await expect.element(page.getByText(/^1 reviewer or admin has two-factor login/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Give a role' })).toHaveAttribute('href', '/etxdark/people')
  await expect.element(page.getByText(/^2 people on your staff have not set it up/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Add account' })).not.toBeInTheDocument()
})

test('shows no list when all is set up, and none to a reviewer', async () => {
  await open(busy, 'admin')
  await expect.element(page.getByText('hana_r')).toBeVisible()
  await expect.element(page.getByText('Finish setting up')).not.toBeInTheDocument()
  await open(busy, 'reviewer', EXAMPLE_SETUP)
  await expect.element(page.getByText('Payments waiting').first()).toBeVisible()
  await expect.element(page.getByText('Finish setting up')).not.toBeInTheDocument()
})

test('a withdrawal that waits leads a second person to Refunds', async () => {
  await open(busy, 'reviewer')
  await expect.element(page.getByText('Withdrawal to confirm')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Confirm', exact: true }))
    .toHaveAttribute('href', '/etxdark/refunds')
})

test('a decision has its time as players read times', async () => {
  await open(busy, 'admin')
  await page.getByText('The latest decision').click()
  await expect.element(page.getByText('hana_r, 3:08 PM, after 1 min')).toBeVisible()
})

const LARGE = 9_999_999_900
const rich: Today = {
  ...busy,
  prizes: { ...busy.prizes, owedSantim: LARGE },
  refunds: { ...busy.refunds, owedSantim: LARGE },
  prizesPaidSantim: LARGE,
  refundsPaidSantim: LARGE,
  moneyIn: {
    ...busy.moneyIn,
    santim: LARGE,
    byGame: [{ gameId: 'midday-1415', type: 'midday', approved: 1240, santim: LARGE }],
    byAccount: [{ method: 'bank', accountNumber: '01320123456700', approved: 1240, santim: LARGE }],
  },
}

for (const language of ['en', 'am'] as const)
  for (const width of [360, 1280])
    test(`amounts of eight digits are shown in full in '${language}' at ${width} px`, async () => {
      await page.viewport(width, 800)
      await open(rich, 'reviewer')
      await activate(language)
      const title = { en: 'Taken in', am: 'ገቢ' }[language]
      await expect.element(page.getByText(title, { exact: true })).toBeVisible()
      const tiles = [...document.querySelectorAll('dl > div')]
      expect(tiles.length).toBe(8)
      for (const tile of tiles) {
        const value = tile.querySelector('dd > span')
        if (!value) continue
        expect(value.getClientRects().length, tile.textContent).toBe(1)
        expect(value.getBoundingClientRect().right, tile.textContent).toBeLessThan(tile.getBoundingClientRect().right)
      }
      for (const table of document.querySelectorAll('table')) {
        const card = table.closest('section')
        if (!card) throw new Error('the table has a card')
        expect(card.scrollWidth, table.caption?.textContent).toBe(card.clientWidth)
      }
    })
