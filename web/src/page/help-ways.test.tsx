import { showHelp } from '@edil/contract/settings'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer, NO_RESPONSE } from '../../test/fake-server.ts'
import { renderPage } from '../../test/render-page.tsx'
import { HelpWays } from './help-ways.tsx'

const NONE = { helpCenter: null, telegram: null, instagram: null, phone: null, email: null, licence: null }
const links = () => page.getByRole('link').elements()

async function open(help: () => unknown) {
  fakeServer({ 'GET /api/help': help })
  await renderPage(<HelpWays />, ['support'])
}

test('leads to every way that is set', async () => {
  await open(() => showHelp.example)
  await expect.element(page.getByRole('link', { name: 'Telegram' })).toHaveAttribute('href', 'https://t.me/edil_help')
  await expect
    .element(page.getByRole('link', { name: 'Call +251 911 223 344' }))
    .toHaveAttribute('href', 'tel:+251911223344')
  await expect
    .element(page.getByRole('link', { name: 'Email help@example.com' }))
    .toHaveAttribute('href', 'mailto:help@example.com')
  expect(links()).toHaveLength(5)
})

test('leaves out what is not set', async () => {
  await open(() => ({ ...NONE, phone: '8989' }))
  await expect.element(page.getByRole('link', { name: 'Call 8989' })).toBeVisible()
  expect(links()).toHaveLength(1)
})

test('says so when no way is set', async () => {
  await open(() => NONE)
  await expect.element(page.getByText('No contact is listed yet.')).toBeVisible()
  expect(links()).toHaveLength(0)
})

test('offers another try when the contacts do not load', async () => {
  await open(() => {
    throw NO_RESPONSE
  })
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})
