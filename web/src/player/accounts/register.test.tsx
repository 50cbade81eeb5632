import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeServer } from '../../../test/fake-server.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { Register } from './register.tsx'

const open = async () => {
  fakeServer({
    'GET /api/session': () => ({ person: null }),
    'GET /api/session/options': () => ({ providers: [], minimumAge: 18 }),
    'GET /api/plans': () => ({ plans: [] }),
  })
  await renderPage(<Register />, ['refusals', 'fields', 'accounts'])
  await page.getByLabelText('Full Name').fill('Selam Bekele')
}
const username = () => page.getByLabelText('Username')

test('a player who goes from the name to the username types into an empty field', async () => {
  await open()
  await username().click()
  await userEvent.keyboard('selam7')
  await expect.element(username()).toHaveValue('selam7')
})

test('a username that was left empty is filled in', async () => {
  await open()
  await page.getByLabelText('Email Address').click()
  await expect.element(username()).toHaveValue('selam_bekele')
})
