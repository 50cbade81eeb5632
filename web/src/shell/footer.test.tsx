import { listReceivingAccounts } from '@edil/contract/payments'
import { showHelp } from '@edil/contract/settings'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer } from '../../test/fake-server.ts'
import { renderPage } from '../../test/render-page.tsx'
import { Footer } from './footer.tsx'
import { Shell } from './shell.tsx'

function serve() {
  fakeServer({
    'GET /api/help': () => showHelp.example,
    'GET /api/receiving-accounts': () => ({ ...listReceivingAccounts.example, closed: [] }),
    'GET /api/notices': () => ({ notices: [] }),
  })
}

async function open() {
  serve()
  await renderPage(<Footer />, [])
}
const footer = () => page.getByRole('contentinfo')

// proves: HOME-14
test('every page ends with the footer', async () => {
  serve()
  await renderPage(<Shell>The page</Shell>, [])
  await expect.element(footer()).toBeVisible()
})

// proves: HOME-15, HOME-16, HOME-17
test('Quick Links has Active Games, How It Works and Sign Up', async () => {
  await open()
  const links = page.getByRole('navigation', { name: 'Quick Links' })
  await expect.element(links.getByRole('link', { name: 'Active Games' })).toHaveAttribute('href', '/dashboard')
  await expect.element(links.getByRole('link', { name: 'How It Works' })).toHaveAttribute('href', '/about')
  await expect.element(links.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/register')
})

// proves: HOME-18
test('Help Center opens the group that the admins have set, in a new tab', async () => {
  await open()
  const link = page.getByRole('navigation', { name: 'Support' }).getByRole('link', { name: 'Help Center' })
  await expect.element(link).toHaveAttribute('href', 'https://t.me/+AbCdEfGh')
  await expect.element(link).toHaveAttribute('target', '_blank')
})

// proves: HOME-19, HOME-20, HOME-21
test('Contact Us opens a dialog with Telegram and Instagram', async () => {
  await open()
  await page.getByRole('button', { name: 'Contact Us' }).click()
  const dialog = page.getByRole('dialog', { name: 'Contact Us' })
  const link = (name: string) => dialog.getByRole('link', { name })
  await expect.element(link('Telegram')).toHaveAttribute('href', 'https://t.me/edil_help')
  await expect.element(link('Instagram')).toHaveAttribute('href', 'https://www.instagram.com/edil.games')
})

// proves: HOME-22, TERMS-18
test('Terms of Service opens a dialog that begins with the effective date', async () => {
  await open()
  await page.getByRole('button', { name: 'Terms of Service' }).click()
  const dialog = page.getByRole('dialog', { name: 'Terms of Service' })
  await expect.element(dialog.getByText('Effective date: August 16, 2025')).toBeVisible()
  await expect.element(dialog.getByRole('heading', { name: 'Governing Law' })).toBeInTheDocument()
})

// proves: HOME-23, FLOW-03
test('Payment Methods lists the three methods, and which of them are to come', async () => {
  await open()
  await expect.element(footer().getByRole('heading', { name: 'Payment Methods' })).toBeVisible()
  await expect.element(footer().getByText('Telebirr', { exact: true })).toBeVisible()
  await expect.element(footer().getByText('CBE Birr: Coming Soon')).toBeVisible()
  await expect.element(footer().getByText('Mobile banking: Coming Soon')).toBeVisible()
})
