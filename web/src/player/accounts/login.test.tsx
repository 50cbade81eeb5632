import { EXAMPLE_ME } from '@edil/contract/sessions'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer, refusal } from '../../../test/fake-server.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { clearSessionCookie, setSessionCookie } from '../../../test/session-cookie.ts'
import { Login } from './login.tsx'

afterEach(clearSessionCookie)

async function open(logIn: () => unknown = () => ({ next: 'signed_in' }), address?: string) {
  const requests = fakeServer({
    'GET /api/session': () => ({ person: EXAMPLE_ME }),
    'GET /api/session/options': () => ({ providers: ['google', 'facebook'], minimumAge: 18 }),
    'GET /api/plans': () => ({ plans: [] }),
    'POST /api/session': logIn,
    'POST /api/session/social': () => {
      throw refusal('service_unavailable')
    },
  })
  const visited = await renderPage(<Login />, ['refusals', 'fields', 'accounts'], address)
  return { requests, visited }
}
const identifier = () => page.getByLabelText('Email or Username')
const password = () => page.getByLabelText('Password', { exact: true })
const submit = () => page.getByRole('button', { name: 'Login to Play' })

async function logIn() {
  await identifier().fill('selam_b')
  await password().fill('a good password')
  await submit().click()
}

// proves: LOGIN-01, LOGIN-02, LOGIN-03, LOGIN-04, LOGIN-06, LOGIN-07
test('has the fields, the buttons and the links', async () => {
  await open()
  await expect.element(identifier()).toBeVisible()
  await expect.element(password()).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect.element(password()).toHaveAttribute('type', 'text')
  await expect.element(submit()).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/forgot-password')
  await expect.element(page.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/register')
  await expect.element(page.getByRole('button', { name: 'Google' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Facebook' })).toBeVisible()
})

// proves: VALID-01
test('requires both fields', async () => {
  const { requests } = await open()
  await submit().click()
  await expect.element(page.getByText('Please fill this in.')).toHaveLength(2)
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([])
})

// proves: LOGIN-05, ERR-27, STATE-34
test('says what it does, welcomes the player and leads to the games', async () => {
  let answer: (reply: unknown) => void = () => undefined
  const { visited } = await open(
    () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  )
  await logIn()
  await expect.element(page.getByRole('button', { name: 'Logging in...' })).toBeVisible()
  setSessionCookie()
  answer({ next: 'signed_in' })
  await expect.element(page.getByText('Welcome back!')).toBeVisible()
  await expect.element(page.getByText("You've successfully logged in")).toBeVisible()
  await expect.poll(() => visited.at(-1)).toBe('/dashboard')
})

// proves: ERR-26
test.each([
  ['login_failed', 'Your login or password is wrong. Please try again.'],
  ['unexpected', 'An unexpected error occurred. Please try again.'],
] as const)('a login that is refused with %s says why', async (code, text) => {
  await open(() => {
    throw refusal(code)
  })
  await logIn()
  await expect.element(page.getByText('Login Failed')).toBeVisible()
  await expect.element(page.getByText(text)).toBeVisible()
})

// proves: ERR-30
test('says why the sign-in by another provider failed', async () => {
  await open(undefined, '/login?error=account_not_linked')
  await expect.element(page.getByText('Login Failed')).toBeVisible()
  await expect.element(page.getByText(/^An account with this email address already exists/)).toBeVisible()
})
