import { listMyPrizes, type MyPrize } from '@edil/contract/prizes'
import { EXAMPLE_ME } from '@edil/contract/sessions'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer, NO_RESPONSE, refusal } from '../../../test/fake-server.ts'
import { pressTwice } from '../../../test/press-twice.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { MyPrizes } from './prizes.tsx'

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const [example] = listMyPrizes.example.prizes
if (!example) throw new Error('the contract has no example')
const owed: MyPrize = {
  ...example,
  status: 'owed',
  claimUntil: inHours(24),
  claimedAt: null,
  promisedAt: null,
  destination: null,
}
const destination = {
  method: 'telebirr',
  accountNumber: '+251911223344',
  accountName: 'Selam Bekele',
  bank: null,
} as const
const claimed: MyPrize = { ...owed, status: 'claimed', claimedAt: inHours(-1), promisedAt: inHours(3), destination }
const transfer = {
  id: example.id,
  amountSantim: 1_000_000,
  reference: 'CHX9K1P2MM',
  paidAt: inHours(-1),
  failedAt: null,
}

/** A server with one prize; `claim` answers the claim. */
function startServer(prize: MyPrize, claim: () => unknown = () => claimed) {
  let shown = prize
  return fakeServer({
    'GET /api/my/prizes': () => ({ prizes: [shown], hasMore: false }),
    'PUT /api/my/prizes/*/claim': async () => {
      shown = (await claim()) as MyPrize
      return shown
    },
  })
}

const open = () => renderPage(<MyPrizes me={EXAMPLE_ME} />, ['refusals', 'fields', 'play', 'prizes'])
const phone = () => page.getByLabelText('Telebirr phone number')
const accountName = () => page.getByLabelText('Name on the account')
const submit = () => page.getByRole('button', { name: 'Claim my prize' })
const claimsIn = (requests: ReturnType<typeof startServer>) =>
  requests.filter(({ method }) => method === 'PUT').map(({ body }) => body)

test('shows prize, tax and what the winner receives, and asks where to send it', async () => {
  startServer(owed)
  await open()
  await expect.element(page.getByText('35,000 ETB')).toBeVisible()
  await expect.element(page.getByText('Tax (20%)')).toBeVisible()
  await expect.element(page.getByText('28,000 ETB')).toBeVisible()
  await expect.element(page.getByText('Please claim it by', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Check this draw' })).toHaveAttribute('href', '/verify/daily-414')
  await expect.element(accountName()).toHaveValue('Selam Bekele')
})

test('a tax that is not confirmed is called a draft, and no time is promised', async () => {
  startServer({ ...claimed, isTaxConfirmed: false })
  await open()
  await expect.element(page.getByText('Tax (20%, draft)')).toBeVisible()
  await expect.element(page.getByText('Prizes are paid once the tax is confirmed.', { exact: false })).toBeVisible()
  await expect.element(page.getByText('You will have it by', { exact: false })).not.toBeInTheDocument()
})

test('shows what is wrong at its field and sends nothing', async () => {
  const requests = startServer(owed)
  await open()
  await accountName().fill('')
  await phone().fill('1234 5678 90')
  await submit().click()
  await expect.element(phone()).toHaveAccessibleDescription(/Ethiopian mobile number/)
  await expect.element(accountName()).toHaveAccessibleDescription(/Please fill this in/)
  await expect.element(phone()).toHaveFocus()
  expect(claimsIn(requests)).toEqual([])
})

test('a double click claims once, and then the page shows where the prize goes and when', async () => {
  const requests = startServer(owed)
  await open()
  await phone().fill('0911 22 33 44')
  await pressTwice(submit())
  await expect.element(page.getByText('You will have it by', { exact: false })).toBeVisible()
  await expect.element(page.getByText('+251 911 223 344').first()).toBeVisible()
  await expect.element(page.getByRole('heading', { name: '1st prize' })).toHaveFocus()
  expect(claimsIn(requests)).toEqual([destination])
})

test('a bank account has a number of its own', async () => {
  const requests = startServer(owed)
  await open()
  await page.getByRole('radio', { name: 'Mobile banking' }).click()
  await page.getByLabelText('Bank account number').fill('1000 1234 5678 9')
  await submit().click()
  await expect.element(page.getByText('Please fill this in.')).toBeVisible()
  await page.getByLabelText('Bank', { exact: true }).fill('Awash Bank')
  await submit().click()
  await expect.element(page.getByText('Account saved')).toBeVisible()
  expect(claimsIn(requests)).toEqual([
    { method: 'bank', accountNumber: '1000123456789', accountName: 'Selam Bekele', bank: 'Awash Bank' },
  ])
})

test('keeps what was typed when no response arrives or the server refuses', async () => {
  const failures: unknown[] = [NO_RESPONSE, refusal('method_limit_exceeded')]
  startServer(owed, () => {
    throw failures.shift()
  })
  await open()
  await phone().fill('0911223344')
  await submit().click()
  await expect.element(page.getByText('We could not reach Edil.', { exact: false })).toBeVisible()
  await submit().click()
  await expect.element(page.getByText('above the limit of this method', { exact: false })).toBeVisible()
  await expect.element(phone()).toHaveValue('0911223344')
})

test('after a failed transfer it says why, and the form has the account that was tried', async () => {
  startServer({ ...claimed, status: 'owed', failure: 'name_differs', claimUntil: inHours(-1) })
  await open()
  await expect.element(page.getByText('is not the name you gave us', { exact: false })).toBeVisible()
  await expect.element(phone()).toHaveValue('+251 911 223 344')
  await expect.element(page.getByText('Please claim it by', { exact: false })).not.toBeInTheDocument()
})

test('the account can be changed until the payment is approved', async () => {
  const changed = { ...claimed, destination: { ...destination, accountNumber: '+251911000678' } }
  const requests = startServer(claimed, () => changed)
  await open()
  await page.getByRole('button', { name: 'Change' }).click()
  await phone().fill('0911000678')
  await page.getByRole('button', { name: 'Save account' }).click()
  await expect.element(page.getByText('+251 911 000 678', { exact: true })).toBeVisible()
  expect(claimsIn(requests)).toEqual([changed.destination])
})

test('an approved prize shows the parts that were sent, and cannot be changed', async () => {
  startServer({ ...claimed, status: 'approved', sentSantim: 1_000_000, transfers: [transfer] })
  await open()
  await expect.element(page.getByText('Sent so far: 10,000 ETB of 28,000 ETB')).toBeVisible()
  await expect.element(page.getByText('Transaction number: CHX9K1P2MM')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Change' })).not.toBeInTheDocument()
})

test('a promise that was not kept is called late', async () => {
  startServer({ ...claimed, status: 'approved', promisedAt: inHours(-1) })
  await open()
  await expect.element(page.getByText('we are late', { exact: false })).toBeVisible()
})

test('a paid prize shows when and with which reference', async () => {
  startServer({ ...claimed, status: 'paid', paidAt: inHours(-1), sentSantim: 2_800_000, transfers: [transfer] })
  await open()
  await expect.element(page.getByText('Paid on', { exact: false })).toBeVisible()
  await expect.element(page.getByText('Transaction number: CHX9K1P2MM')).toBeVisible()
})

test('an expired prize cannot be claimed', async () => {
  startServer({ ...owed, status: 'expired', claimUntil: inHours(-1) })
  await open()
  await expect.element(page.getByText('This prize was not claimed in time')).toBeVisible()
  await expect.element(submit()).not.toBeInTheDocument()
})
