import { EXAMPLE_ME } from '@edil/contract/sessions'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer, NO_RESPONSE } from '../../test/fake-server.ts'
import { renderPage } from '../../test/render-page.tsx'
import { AccountMenu } from './account-menu.tsx'

async function open(logOut: () => unknown = () => ({})) {
  fakeServer({ 'DELETE /api/session': logOut })
  await renderPage(<AccountMenu person={{ ...EXAMPLE_ME, email: 'p1@example.com' }} avatar="avatar" />, [])
  await page.getByText('P', { exact: true }).click()
}
const menu = () => page.getByRole('navigation', { name: 'My Account' })

// proves: NAV-12, NAV-13
test('the avatar shows the first letter of the email, and the menu the email', async () => {
  await open()
  await expect.element(page.getByText('P', { exact: true })).toBeVisible()
  await expect.element(menu().getByRole('link', { name: 'My Account p1@example.com' })).toBeVisible()
})

// proves: NAV-14, NAV-15, NAV-16
test('the menu leads to Change Password, Joined Games and Game Tickets', async () => {
  await open()
  const link = (name: string) => menu().getByRole('link', { name })
  await expect.element(link('Change Password')).toHaveAttribute('href', '/profile/change-password')
  await expect.element(link('Joined Games')).toHaveAttribute('href', '/profile/joined-games')
  await expect.element(link('Game Tickets')).toHaveAttribute('href', '/profile/tickets')
})

// proves: NAV-17, NAV-18
test('Logout ends the session and says so', async () => {
  await open()
  await menu().getByRole('button', { name: 'Logout' }).click()
  await expect.element(page.getByText('You have been logged out successfully.')).toBeVisible()
})

test('Logout removes what the tab stored of a half-written payment', async () => {
  sessionStorage.setItem('edil.draft.p1', '{"accountName":"Selam"}')
  await open()
  await menu().getByRole('button', { name: 'Logout' }).click()
  await expect.poll(() => sessionStorage.length).toBe(0)
})

// proves: NAV-19
test('a logout that fails is reported', async () => {
  await open(() => {
    throw NO_RESPONSE
  })
  await menu().getByRole('button', { name: 'Logout' }).click()
  await expect.element(page.getByText('Failed to logout. Please try again.')).toBeVisible()
})
