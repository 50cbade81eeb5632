import { EXAMPLE_ME } from '@edil/contract/sessions'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderPage } from '../../test/render-page.tsx'
import { AccountMenu } from './account-menu.tsx'

test('the avatar shows the first letter of the email, and the menu the email', async () => {
  await renderPage(<AccountMenu person={{ ...EXAMPLE_ME, email: 'p1@example.com' }} avatar="avatar" />, [])
  const avatar = page.getByText('P', { exact: true })
  await expect.element(avatar).toBeVisible()
  await avatar.click()
  await expect.element(page.getByText('p1@example.com')).toBeVisible()
})
