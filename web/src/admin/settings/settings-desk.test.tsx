import { EXAMPLE_RULES } from '@edil/contract/prizes'
import { EXAMPLE_SETTINGS } from '@edil/contract/settings'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer, refusal } from '../../../test/fake-server.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { SettingsDesk } from './settings-desk.tsx'

async function open(handlers: Parameters<typeof fakeServer>[0] = {}) {
  const requests = fakeServer({
    'GET /api/settings': () => EXAMPLE_SETTINGS,
    'GET /api/tax-rules': () => EXAMPLE_RULES,
    ...handlers,
  })
  await renderPage(<SettingsDesk />, ['refusals', 'buying', 'admin', 'review', 'settings'])
  return requests
}

const sent = (requests: ReturnType<typeof fakeServer>) => requests.find(({ method }) => method === 'PUT')
const card = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name }) })

test('shows each part with its values, who changed it, and what it was before', async () => {
  await open()
  const help = card('Help for players')
  await expect.element(help.getByText('@edil_help').first()).toBeVisible()
  await expect.element(help.getByText('+251 911 223 344').first()).toBeVisible()
  await expect.element(help.getByText(/^Changed .* by hana_r$/)).toBeVisible()
  await help.getByText('Earlier values').click()
  await expect.element(help.getByText('As shipped')).toBeVisible()
  await expect.poll(() => help.getByText('Not set').elements()).toHaveLength(5)
  await expect.element(card('Licence').getByText('ELS-2026-014')).toBeVisible()
  await expect.element(card('Waiting payments').getByText('5 minutes')).toBeVisible()
  await expect.element(card('Tax on prizes').getByText('20 %')).toBeVisible()
})

test('does not send a help address that is wrong, then sends the corrected one with the version that was seen', async () => {
  const requests = await open({ 'PUT /api/settings/help': () => ({ ...EXAMPLE_SETTINGS, version: 4 }) })
  await page.getByRole('button', { name: 'Change: Help for players' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('Telegram').fill('a b')
  await dialog.getByLabelText('Telephone').fill('12')
  await dialog.getByLabelText('Email').fill('')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog.getByText(/^A Telegram name has 5 to 32 letters/)).toBeVisible()
  await expect.element(dialog.getByText(/^Please enter a mobile, landline or short number/)).toBeVisible()
  expect(sent(requests)).toBeUndefined()
  await dialog.getByLabelText('Telegram').fill('@edil_desk')
  await dialog.getByLabelText('Telephone').fill('8989')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Settings saved')).toBeVisible()
  expect(sent(requests)?.body).toEqual({
    version: 3,
    helpCenter: 'https://t.me/+AbCdEfGh',
    telegram: '@edil_desk',
    instagram: 'edil.games',
    phone: '8989',
    email: '',
  })
})

test('a contact for security reports is an email address or a link', async () => {
  const requests = await open({ 'PUT /api/settings/security': () => EXAMPLE_SETTINGS })
  await page.getByRole('button', { name: 'Change: Security reports' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('Contact').fill('edil')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog.getByText(/^Please enter an email address, or a link/)).toBeVisible()
  expect(sent(requests)).toBeUndefined()
  await dialog.getByLabelText('Contact').fill('security@edil.example')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Settings saved')).toBeVisible()
  expect(sent(requests)?.body).toEqual({ version: 3, contact: 'security@edil.example' })
})

test('a licence is complete or empty, and does not end before it begins', async () => {
  const requests = await open({ 'PUT /api/settings/licence': () => EXAMPLE_SETTINGS })
  await page.getByRole('button', { name: 'Change: Licence' }).click()
  const dialog = page.getByRole('dialog')
  const save = dialog.getByRole('button', { name: 'Save' })
  await dialog.getByLabelText('Licence number').fill('')
  await save.click()
  await expect.element(dialog.getByText('Please fill in all four fields, or none.')).toBeVisible()
  await dialog.getByLabelText('Licence number').fill('ELS-2027-001')
  await dialog.getByLabelText('Last day').fill('2025-12-31')
  await save.click()
  await expect.element(dialog.getByText('The last day must not be before the first day.')).toBeVisible()
  expect(sent(requests)).toBeUndefined()
  await dialog.getByLabelText('Last day').fill('2027-12-31')
  await save.click()
  await expect.element(page.getByText('Settings saved')).toBeVisible()
  expect(sent(requests)?.body).toMatchObject({ version: 3, number: 'ELS-2027-001', validUntil: '2027-12-31' })
})

test('says so when another admin was faster, and keeps what was typed', async () => {
  await open({
    'PUT /api/settings/desk': () => {
      throw refusal('settings_changed')
    },
  })
  await page.getByRole('button', { name: 'Change: Waiting payments' }).click()
  const field = page.getByRole('dialog').getByLabelText('Minutes until a payment is late (1 to 120)')
  await field.fill('8')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText(/Another person has changed the settings meanwhile/)).toBeVisible()
  await expect.element(field).toHaveValue('8')
})
