import { EXAMPLE_GAME } from '@edil/contract/games'
import { resumeSales, stopSales } from '@edil/contract/sales-stops'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer } from '../../../test/fake-server.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { SalesDesk } from './sales-desk.tsx'

const open = () => renderPage(<SalesDesk />, ['refusals', 'buying', 'admin', 'review', 'games', 'sales'])
const stopButton = () => page.getByRole('button', { name: 'Stop selling' })

test('an admin stops a type with a text in both languages, and goes on', async () => {
  const requests = fakeServer({
    'GET /api/games': () => ({ games: [EXAMPLE_GAME], hasMore: false }),
    'GET /api/notices': () => ({ notices: [] }),
    'GET /api/sales-stops': () => ({ active: [], ended: [] }),
    'POST /api/sales-stops': () => stopSales.example,
    'POST /api/sales-stops/*/end': () => resumeSales.example,
  })
  await open()
  await expect.element(page.getByRole('heading', { name: 'Sales now' })).toBeVisible()
  await expect.element(page.getByText('Sales are open everywhere')).toBeVisible()
  await stopButton().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stop selling' }).click()
  await expect.element(page.getByText('Please write a text of 1 to 300 characters.').first()).toBeVisible()
  await page.getByLabelText('What to stop').selectOptions('All Daily games')
  await page.getByLabelText('Text for players, in English').fill('Telebirr has a problem.')
  await page.getByLabelText('Text for players, in Amharic').fill('ቴሌብር ችግር አለበት።')
  await page.getByRole('dialog').getByRole('button', { name: 'Stop selling' }).click()
  await page.getByRole('button', { name: 'Go on selling: All Daily games' }).click()
  await page.getByRole('button', { name: 'Go on selling', exact: true }).click()
  await expect.element(page.getByText('Sales are open everywhere')).toBeVisible()
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
    scope: 'type',
    type: 'daily',
    textEn: 'Telebirr has a problem.',
    textAm: 'ቴሌብር ችግር አለበት።',
  })
})
