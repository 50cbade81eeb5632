import type { MyNumbers } from '@edil/contract/boards'
import { EXAMPLE_GAME, type Game } from '@edil/contract/games'
import { EXAMPLE_PAYMENT, listReceivingAccounts, type Payment } from '@edil/contract/payments'
import { EXAMPLE_ME } from '@edil/contract/sessions'
import type { ComponentProps } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { fakeServer, NO_RESPONSE, refusal } from '../../../test/fake-server.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { Paying } from './paying.tsx'

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const game: Game = { ...EXAMPLE_GAME, closesAt: inMinutes(60), drawsAt: inMinutes(70) }
const mine: MyNumbers = {
  gameId: game.id,
  version: game.version,
  now: new Date().toISOString(),
  numbers: [42, 93].map((number) => ({ number, status: 'held', heldUntil: inMinutes(15) })),
}
const { accounts } = listReceivingAccounts.example
const UPLOAD_ID = '6a1c0f0e-6f0b-4b7e-9a53-0c1d8a3a8f11'

beforeEach(() => sessionStorage.clear())

/** A server that accepts every upload, unless `onPart` throws; `submit` answers the payment. */
function startServer(submit: () => unknown, onPart?: () => void) {
  return fakeServer({
    'POST /api/uploads': () => ({ uploadId: UPLOAD_ID, received: 0, partBytesMax: 1_000_000 }),
    'GET /api/uploads/*': () => ({ uploadId: UPLOAD_ID, received: 0, partBytesMax: 1_000_000 }),
    'PUT /api/uploads/*/parts/*': ({ path, body }) => {
      onPart?.()
      return { received: Number(path.split('/').at(-1)) + Number(body) }
    },
    'POST /api/uploads/*/screenshot': () => ({ screenshotId: UPLOAD_ID, url: '' }),
    'POST /api/payments': submit,
    'GET /api/games/*/my-numbers': () => mine,
    'GET /api/receiving-accounts': () => ({ accounts, closed: ['cbe'] }),
  })
}

const PROPS = { me: EXAMPLE_ME, game, requested: [], again: undefined, mine, accounts, payments: [] }

const open = (different: Partial<ComponentProps<typeof Paying>> = {}) =>
  renderPage(<Paying {...PROPS} {...different} />, ['payment', 'play', 'decisions'])

const chooseScreenshot = async () => {
  await userEvent.upload(page.getByLabelText('Choose the screenshot', { exact: false }), await screenshot())
  await expect.element(page.getByRole('button', { name: 'Replace' })).toBeVisible()
}
const nameField = () => page.getByLabelText('Account name', { exact: true })
const submitButton = () => page.getByRole('button', { name: 'Submit payment' })
const submissions = (requests: ReturnType<typeof startServer>) =>
  requests.filter(({ path }) => path === '/api/payments').map(({ body }) => body)

async function screenshot(): Promise<File> {
  const canvas = new OffscreenCanvas(60, 90)
  canvas.getContext('2d')?.fillRect(0, 0, 30, 30)
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'receipt.png', { type: 'image/png' })
}

// proves: VALID-13, VALID-15
test('asks for what is missing and sends nothing', async () => {
  const requests = startServer(() => EXAMPLE_PAYMENT)
  await open()
  await nameField().fill('   ')
  await submitButton().click()
  await expect.element(page.getByText('Please upload your payment screenshot.')).toBeVisible()
  await expect.element(page.getByText('Please enter your telebirr account name.')).toBeVisible()
  expect(submissions(requests)).toEqual([])
})

// proves: FLOW-07, PAY-05, PAY-06, ERR-41, CALL-33
test('submits the numbers, the uploaded screenshot and the name of the payer', async () => {
  const requests = startServer(() => EXAMPLE_PAYMENT)
  await open()
  await chooseScreenshot()
  await expect.element(page.getByText('Screenshot uploaded')).toBeVisible()
  await nameField().fill('Selam Bekele')
  await submitButton().click()
  await expect.poll(() => submissions(requests)).toHaveLength(1)
  expect(submissions(requests)).toEqual([
    {
      key: expect.any(String),
      gameId: game.id,
      numbers: [42, 93],
      count: 2,
      screenshotId: UPLOAD_ID,
      accountName: 'Selam Bekele',
      method: 'telebirr',
      reference: '',
    },
  ])
})

// proves: ERR-31
test('shows a refused transaction number at its field and keeps what was typed', async () => {
  startServer(() => {
    throw refusal('reference_used')
  })
  await open()
  await chooseScreenshot()
  await nameField().fill('Selam Bekele')
  const reference = page.getByPlaceholder('CHV4K8Q2ZT')
  await reference.fill('chv4k8q2zt')
  await submitButton().click()
  await expect.element(page.getByText('Submission failed')).toBeVisible()
  await expect.element(page.getByText(/^This transaction number was already used\./).first()).toBeVisible()
  await expect.element(reference).toHaveAttribute('aria-invalid', 'true')
  await expect.element(nameField()).toHaveValue('Selam Bekele')
})

test('sends the same payment again while no response arrives', async () => {
  let attempts = 0
  const requests = startServer(() => {
    attempts += 1
    if (attempts === 1) throw NO_RESPONSE
    return EXAMPLE_PAYMENT
  })
  await open()
  await chooseScreenshot()
  await nameField().fill('Selam Bekele')
  await submitButton().click()
  await expect.poll(() => submissions(requests)).toHaveLength(2)
  const [first, second] = submissions(requests)
  expect(second).toEqual(first)
})

test('submits without another press when the screenshot arrives after the button was pressed', async () => {
  let isConnected = false
  const requests = startServer(
    () => EXAMPLE_PAYMENT,
    () => {
      if (!isConnected) throw NO_RESPONSE
    },
  )
  await open()
  await userEvent.upload(page.getByLabelText('Choose the screenshot', { exact: false }), await screenshot())
  await nameField().fill('Selam Bekele')
  await submitButton().click()
  await expect.element(page.getByText('We submit it as soon as the screenshot has arrived.')).toBeVisible()
  expect(submissions(requests)).toEqual([])
  isConnected = true
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => submissions(requests)).toHaveLength(1)
})

test('keeps what was typed when the page is opened again', async () => {
  startServer(() => EXAMPLE_PAYMENT)
  await open()
  await nameField().fill('Selam Bekele')
  await cleanup()
  await open()
  await expect.element(nameField()).toHaveValue('Selam Bekele')
})

test('who sends a rejected payment again is not asked for the money again', async () => {
  const rejected: Payment = {
    ...EXAMPLE_PAYMENT,
    gameId: game.id,
    numbers: [],
    status: 'rejected',
    rejection: 'unreadable',
  }
  const requests = startServer(() => ({ ...EXAMPLE_PAYMENT, id: UPLOAD_ID }))
  await open({ payments: [rejected], again: rejected.id })
  await expect.element(page.getByText('You have sent 1,000 ETB already. Do not send it again.')).toBeVisible()
  await expect.element(page.getByText('0900 123 456')).not.toBeInTheDocument()
  await expect.element(nameField()).toHaveValue('Selam Bekele')
  await chooseScreenshot()
  await submitButton().click()
  const expected = [{ numbers: [42, 93], count: 2, reference: 'CHV4K8Q2ZT' }]
  await expect.poll(() => submissions(requests)).toMatchObject(expected)
})

test('a payment sent again after the hold has ended is for as many numbers as before', async () => {
  const rejected: Payment = { ...EXAMPLE_PAYMENT, numbers: [], status: 'rejected', rejection: 'wrong_picture' }
  const requests = startServer(() => ({ ...EXAMPLE_PAYMENT, id: UPLOAD_ID }))
  await open({ payments: [rejected], again: rejected.id, mine: { ...mine, numbers: [] } })
  await chooseScreenshot()
  await submitButton().click()
  await expect.poll(() => submissions(requests)).toMatchObject([{ numbers: [], count: 2 }])
})

test('who has not sent any money sees the account after all', async () => {
  startServer(() => EXAMPLE_PAYMENT)
  await open({ payments: [{ ...EXAMPLE_PAYMENT, numbers: [], status: 'rejected', rejection: 'unreadable' }] })
  await page.getByRole('button', { name: 'I have not sent any money yet' }).click()
  await expect.element(page.getByText('0900 123 456')).toBeVisible()
})

test('an account that closes leaves the upload to a player who saw it', async () => {
  const requests = startServer(() => EXAMPLE_PAYMENT)
  await open()
  await expect.element(page.getByText('0900 123 456')).toBeVisible()
  await cleanup()
  await open({ accounts: [] })
  await expect.element(page.getByText('Sent already? Send the screenshot. Not yet? Do not send any.')).toBeVisible()
  await expect.element(page.getByText('0900 123 456')).not.toBeInTheDocument()
  await chooseScreenshot()
  await nameField().fill('Selam Bekele')
  await submitButton().click()
  await expect.poll(() => submissions(requests)).toMatchObject([{ method: 'telebirr' }])
})

test('a player who has seen no account is not offered the form while there is none', async () => {
  startServer(() => EXAMPLE_PAYMENT)
  await open({ accounts: [] })
  await expect.element(page.getByText('Payments are closed right now')).toBeVisible()
  await expect.element(submitButton()).not.toBeInTheDocument()
})

test('a player who saw another account reads that it counts too', async () => {
  startServer(() => EXAMPLE_PAYMENT)
  const notice = page.getByText('The account has changed. Sent to the old one already? That counts too.')
  await open()
  await expect.element(page.getByText('0900 123 456')).toBeVisible()
  await expect.element(notice).not.toBeInTheDocument()
  await expect.element(page.getByText('Our account, last changed on', { exact: false })).toBeVisible()
  await cleanup()
  await open({ accounts: accounts.map((account) => ({ ...account, accountNumber: '0900999999' })) })
  await expect.element(notice).toBeVisible()
  await expect.element(page.getByText('0900 999 999')).toBeVisible()
})

// proves: ERR-42
test('a player with the most numbers allowed is offered the draw, not more numbers', async () => {
  startServer(() => EXAMPLE_PAYMENT)
  const drawsAt = new Date(Date.now() + 3_600_000).toISOString()
  const pending = (...numbers: number[]): Partial<ComponentProps<typeof Paying>> => ({
    requested: numbers,
    mine: { ...mine, numbers: numbers.map((number) => ({ number, status: 'pending', heldUntil: null })) },
    payments: [{ ...EXAMPLE_PAYMENT, gameId: game.id, numbers, drawsAt }],
  })
  await open(pending(42, 93))
  await expect.element(page.getByRole('heading', { name: 'Payment submitted successfully!' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Pick more numbers' })).toBeVisible()
  await cleanup()
  await open(pending(7, 42, 93))
  await expect
    .element(page.getByRole('link', { name: 'Watch the draw', exact: false }))
    .toHaveAttribute('href', `/live-draw?game=${game.id}`)
  await expect.element(page.getByRole('link', { name: 'Pick more numbers' })).not.toBeInTheDocument()
})

test('names the own account apart from the account of the player, whose name is filled in', async () => {
  startServer(() => EXAMPLE_PAYMENT)
  await open()
  await expect.element(page.getByText('Our account')).toBeVisible()
  await expect.element(nameField()).toHaveValue(EXAMPLE_ME.fullName)
})

// proves: PAY-01, PAY-02, PAY-03, PAY-04, PAY-10, FLOW-04, VALID-17
test('asks for name and method, shows type and amount, and takes pictures only', async () => {
  startServer(() => EXAMPLE_PAYMENT)
  await open()
  await expect.element(nameField()).toBeVisible()
  await expect.element(page.getByLabelText('Amount', { exact: true })).toHaveValue('1,000 ETB')
  await expect.element(page.getByLabelText('Amount', { exact: true })).toHaveAttribute('readonly')
  await expect.element(page.getByLabelText('Payment type')).toHaveValue('Daily')
  await expect.element(page.getByLabelText('Payment type')).toHaveAttribute('readonly')
  const methods = page.getByRole('group', { name: 'Payment method' })
  await expect.element(methods.getByRole('radio', { name: 'Telebirr' })).toBeChecked()
  await expect.element(methods.getByRole('radio', { name: /CBE Birr/ })).toBeDisabled()
  await expect.element(methods.getByRole('radio', { name: /Mobile banking.*Coming Soon/ })).toBeDisabled()
  const picture = page.getByLabelText('Choose the screenshot', { exact: false })
  await expect.element(picture).toHaveAttribute('accept', 'image/*')
  await expect.element(page.getByText(/^We usually review payments within a minute\./)).toBeVisible()
})

// proves: FLOW-06, PAY-07, PAY-08, PAY-09, ERR-50
test('name and number of the receiving account can be copied', async () => {
  startServer(() => EXAMPLE_PAYMENT)
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await open()
  await expect.element(page.getByText('Edil Games')).toBeVisible()
  await expect.element(page.getByText('0900 123 456')).toBeVisible()
  const copy = page.getByRole('button', { name: 'Copy' })
  await copy.nth(1).click()
  await expect.element(page.getByText('Copied to clipboard')).toBeVisible()
  await copy.nth(2).click()
  expect(writeText.mock.calls).toEqual([['Edil Games'], ['0900123456']])
  writeText.mockRestore()
})

test('a method that was closed says so, and one that was never set up is coming soon', async () => {
  startServer(() => EXAMPLE_PAYMENT)
  await open()
  await expect.element(page.getByRole('radio', { name: /CBE Birr.*Closed for now/ })).toBeDisabled()
  await expect.element(page.getByRole('radio', { name: /Mobile banking.*Coming Soon/ })).toBeDisabled()
})

test('the clock of the hold stays in view at the foot of the form', async () => {
  await page.viewport(360, 740)
  startServer(() => EXAMPLE_PAYMENT)
  await open()
  submitButton().element().scrollIntoView({ block: 'end' })
  await expect.element(submitButton()).toBeInViewport()
  await expect.element(page.getByRole('timer')).toBeInViewport()
})
