import { showHelp } from '@edil/contract/settings'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer, NO_RESPONSE, refusal } from '../../../test/fake-server.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { ForgotPassword } from './forgot-password.tsx'

async function open(send: () => unknown) {
  const requests = fakeServer({
    'GET /api/plans': () => ({ plans: [] }),
    'GET /api/help': () => showHelp.example,
    'POST /api/password/forgot': send,
  })
  await renderPage(<ForgotPassword />, ['refusals', 'fields', 'accounts', 'links'])
  return requests
}
const email = () => page.getByLabelText('Email Address')
const submit = () => page.getByRole('button', { name: 'Send Reset Link' })

// proves: RESET-01
test('the address is required, and of the type email', async () => {
  const requests = await open(() => ({}))
  await expect.element(email()).toHaveAttribute('type', 'email')
  await submit().click()
  await expect.element(page.getByText('Please fill this in.')).toBeVisible()
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([])
})

// proves: RESET-02, RESET-13, RESET-14, ERR-48
test('sends the link, and says how long it works and what to do without a mail', async () => {
  const requests = await open(() => ({}))
  await email().fill('selam@example.com')
  await submit().click()
  await expect.element(page.getByRole('heading', { name: 'Reset Link Sent' })).toBeVisible()
  await expect.element(page.getByText(/It expires in 10 minutes\.$/)).toBeVisible()
  await expect.element(page.getByText(/^No email after 5 minutes\?.* contact support\.$/)).toBeVisible()
  const sent = requests.filter(({ method }) => method === 'POST')
  expect(sent).toMatchObject([{ path: '/api/password/forgot', body: { email: 'selam@example.com' } }])
})

// proves: ERR-37, ERR-38
test.each([
  ['a refusal', () => Promise.reject(refusal('too_many_attempts')), 'Failed to send reset email. Please try again.'],
  [
    'no response',
    () => Promise.reject(NO_RESPONSE),
    'An error occurred while sending the reset link. Please try again.',
  ],
] as const)('%s is reported', async (_, send, text) => {
  await open(send)
  await email().fill('selam@example.com')
  await submit().click()
  await expect.element(page.getByText(text)).toBeVisible()
})
