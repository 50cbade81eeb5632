import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeServer, refusal } from '../../../test/fake-server.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { Register } from './register.tsx'

const start = async (register: () => unknown = () => ({}), address?: string) => {
  const requests = fakeServer({
    'GET /api/session': () => ({ person: null }),
    'GET /api/session/options': () => ({ providers: ['google', 'facebook'], minimumAge: 18 }),
    'GET /api/plans': () => ({ plans: [] }),
    'POST /api/accounts': register,
  })
  const visited = await renderPage(<Register />, ['refusals', 'fields', 'accounts'], address)
  return { requests, visited }
}
const open = async () => {
  await start()
  await page.getByLabelText('Full Name').fill('Selam Bekele')
}
const username = () => page.getByLabelText('Username')
const field = (name: string) => page.getByLabelText(name, { exact: true })
const submit = () => page.getByRole('button', { name: 'Sign Up' })

async function fillIn({ confirmation = 'a good password' } = {}) {
  await field('Full Name').fill('Selam Bekele')
  await username().fill('selam_b')
  await field('Email Address').fill('selam@example.com')
  await field('Phone Number').fill('0911223344')
  await page.getByLabelText('Date of birth').fill('25031998')
  await field('Password').fill('a good password')
  await field('Confirm Password').fill(confirmation)
}

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

// proves: REG-01, REG-02, REG-03, REG-04, REG-05, REG-06, REG-07, REG-08, REG-09, VALID-05
test('has the fields, the checkbox, the buttons and the link', async () => {
  await start()
  await expect.element(field('Full Name')).toBeVisible()
  await expect.element(username()).toBeVisible()
  await expect.element(page.getByText('Username can only contain letters, numbers, and underscores')).toBeVisible()
  await expect.element(field('Email Address')).toHaveAttribute('type', 'email')
  await expect.element(field('Phone Number')).toHaveAttribute('placeholder', '+251 9XX XXX XXX')
  await expect.element(field('Password')).toHaveAttribute('type', 'password')
  await expect.element(field('Confirm Password')).toHaveAttribute('type', 'password')
  await expect.element(page.getByRole('checkbox')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'terms' })).toHaveAttribute('href', '/terms')
  await expect.element(page.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '/privacy')
  await expect.element(page.getByRole('button', { name: 'Google' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Facebook' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
})

// proves: VALID-07, VALID-08
test('passwords that differ, and missing consent, are named in a toast', async () => {
  const { requests } = await start()
  await fillIn({ confirmation: 'another password' })
  await submit().click()
  await expect.element(page.getByText('Password Mismatch')).toBeVisible()
  await expect.element(page.getByText("Passwords don't match. Please try again.").first()).toBeVisible()
  await field('Confirm Password').fill('a good password')
  await submit().click()
  await expect.element(page.getByText('Terms Required')).toBeVisible()
  await expect.element(page.getByText('Please agree to the terms and conditions.').first()).toBeVisible()
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([])
})

// proves: ERR-28
test.each([
  ['too_young', 'You are under the minimum age. If the date was a mistake, try again tomorrow.'],
  ['unexpected', 'An unexpected error occurred. Please try again.'],
] as const)('a registration that is refused with %s says why', async (code, text) => {
  await start(() => {
    throw refusal(code)
  })
  await fillIn()
  await page.getByRole('checkbox').click()
  await submit().click()
  await expect.element(page.getByText('Registration Failed')).toBeVisible()
  await expect.element(page.getByText(text).first()).toBeVisible()
})

// proves: ERR-30
test('says why the sign-up by another provider failed', async () => {
  await start(undefined, '/register?error=social_refused')
  await expect.element(page.getByText('Signup Failed')).toBeVisible()
  await expect.element(page.getByText(/^Staff log in with their password/)).toBeVisible()
})
