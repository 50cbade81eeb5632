import {
  EXAMPLE_STAFF_FIGURES,
  exportStaffFigures,
  listStaffFiguresOfGames,
  type StaffFigures,
} from '@edil/contract/staff-figures'
import { addisDate } from '@edil/domain/addis-time'
import { lastDays } from '@edil/domain/day-range'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer, NO_RESPONSE } from '../../../test/fake-server.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { activate } from '../../text/activate.ts'
import { Wrap } from '../../ui/layout.tsx'
import { FiguresDesk } from './figures-desk.tsx'

afterEach(() => page.viewport(414, 896))

const [day] = EXAMPLE_STAFF_FIGURES.days
if (!day) throw new Error('the example has days')
const quiet: StaffFigures = {
  days: [
    { ...day, moneyInSantim: 0, refundsPaidSantim: 0, prizesPaidSantim: 0, approved: 0, rejected: 0, ticketsSold: 0 },
  ],
  accounts: [],
  reviewers: [],
}
const month = new URLSearchParams(lastDays(addisDate(new Date()), 30))
const week = new URLSearchParams(lastDays(addisDate(new Date()), 7))
const answers = (query: URLSearchParams, figures: StaffFigures = EXAMPLE_STAFF_FIGURES) => ({
  [`GET /api/staff/figures?${query}`]: () => figures,
  [`GET /api/staff/figures/games?${query}`]: () => listStaffFiguresOfGames.example,
})

async function open(handlers: Parameters<typeof fakeServer>[0]) {
  const requests = fakeServer(handlers)
  await renderPage(
    <Wrap>
      <FiguresDesk />
    </Wrap>,
    ['refusals', 'buying', 'admin', 'figures', 'review'],
  )
  return requests
}

const section = (name: string) => page.getByRole('region', { name, exact: true })

test('shows the last 30 days by day, by game, by account and by reviewer', async () => {
  await open(answers(month))
  await expect
    .element(
      section('By day')
        .first()
        .getByRole('row', { name: /15\/11\/2026 .*25,000 .*0 .*-2,400 .*31 .*1 .*31/ }),
    )
    .toBeVisible()
  await expect
    .element(section('By game').getByRole('row', { name: /daily-414 .*97 .*49,000 .*500 .*38,000 .*10,500/ }))
    .toBeVisible()
  await expect
    .element(
      section('By receiving account').getByRole('row', { name: /Telebirr \(now 0900123456\) .*92 .*73,500 ETB/ }),
    )
    .toBeVisible()
  await expect.element(section('By reviewer').getByRole('row', { name: /hana_r .*92 .*4 .*4 min/ })).toBeVisible()
})

test('describes each chart in words and has its values as a table', async () => {
  await open(answers(month))
  const chart = page.getByRole('img', {
    name: 'Bar chart of the money in by day, 14/11/2026 to 15/11/2026. In total 73,500 ETB, most on 14/11/2026: 48,500 ETB.',
  })
  await expect.element(chart).toBeVisible()
  await expect.poll(() => chart.element().querySelector('canvas')?.width).toBeGreaterThan(0)
  await expect.element(page.getByRole('img', { name: /In total 92 approved and 4 rejected/ })).toBeVisible()

  const table = page.getByRole('table', { name: 'Money in by day' })
  await expect.element(table).not.toBeInTheDocument()
  await page.getByText('Show as table').first().click()
  await expect.element(table.getByRole('row', { name: '15/11/2026 25,000 ETB' })).toBeVisible()
  await expect.element(table.getByRole('row', { name: '14/11/2026 48,500 ETB' })).toBeVisible()
})

test('reads the chosen days again, and refuses more than a year', async () => {
  const year = 'from=2025-11-16&to=2026-11-16'
  const requests = await open({ ...answers(month), ...answers(week), ...answers(new URLSearchParams(year)) })
  await page.getByRole('button', { name: 'Last 7 days' }).click()
  await expect.element(page.getByRole('button', { name: 'Last 7 days' })).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => requests.map(({ path }) => path)).toContain(`/api/staff/figures?${week}`)

  await page.getByLabelText('From').fill('2025-11-15')
  await page.getByLabelText('To').fill('2026-11-16')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect.element(page.getByText('Please choose at most 366 days.')).toBeVisible()
  await page.getByLabelText('From').fill('2025-11-16')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect.poll(() => requests.map(({ path }) => path)).toContain(`/api/staff/figures?${year}`)
})

test('downloads a table as the server made it', async () => {
  const path = `/api/staff/figures/export?${month}&table=reviewers`
  const requests = await open({ ...answers(month), [`GET ${path}`]: () => exportStaffFigures.example })
  await page.getByRole('button', { name: 'Download CSV: By reviewer' }).click()
  await expect.poll(() => requests.at(-1)?.path).toBe(path)
})

test('says so when nothing happened', async () => {
  await open({
    ...answers(month, quiet),
    [`GET /api/staff/figures/games?${month}`]: () => ({ games: [], hasMore: false }),
  })
  await expect.element(page.getByRole('heading', { name: 'Nothing happened in these days' })).toBeVisible()
  await expect.element(page.getByText('No game ended in these days.')).toBeVisible()
  await expect.element(page.getByText('No payment was decided in these days.')).toBeVisible()
})

test('offers to try again when the figures do not load', async () => {
  let isAway = true
  await open({
    ...answers(month),
    [`GET /api/staff/figures?${month}`]: () => {
      if (isAway) throw NO_RESPONSE
      return EXAMPLE_STAFF_FIGURES
    },
  })
  const again = page.getByRole('button', { name: 'Try again' }).first()
  await expect.element(again).toBeVisible()
  isAway = false
  await again.click()
  await expect.element(section('By reviewer')).toBeVisible()
})

for (const language of ['en', 'am'] as const)
  test(`tables stay in their cards in '${language}' on a narrow phone`, async () => {
    await page.viewport(360, 740)
    const accounts: StaffFigures['accounts'] = [
      { method: 'bank', accountNumber: '01320123456700', approved: 1240, moneyInSantim: 9_999_999_900 },
    ]
    await open(answers(month, { ...EXAMPLE_STAFF_FIGURES, accounts }))
    await activate(language)
    await expect.element(page.getByText('01320123456700', { exact: false })).toBeVisible()
    for (const card of document.querySelectorAll('section'))
      expect(card.scrollWidth, card.ariaLabel ?? '').toBe(card.clientWidth)
    expect(document.documentElement.scrollWidth).toBe(360)
  })
