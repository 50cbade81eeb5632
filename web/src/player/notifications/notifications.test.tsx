import { EXAMPLE_NOTIFICATION, showNotificationChoices } from '@edil/contract/notifications'
import { EXAMPLE_ME } from '@edil/contract/sessions'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer, refusal } from '../../../test/fake-server.ts'
import { pressTwice } from '../../../test/press-twice.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { setSessionCookie } from '../../../test/session-cookie.ts'
import { Notifications } from './notifications.tsx'

const WITHOUT_QUIET_HOURS = { ...showNotificationChoices.example, quietHours: null }

function startServer(notifications: readonly unknown[], save: () => unknown = () => WITHOUT_QUIET_HOURS) {
  setSessionCookie()
  return fakeServer({
    'GET /api/session': () => ({ person: EXAMPLE_ME }),
    'GET /api/notifications': () => ({ notifications, hasMore: false }),
    'POST /api/notifications/read': () => ({}),
    'GET /api/notifications/choices': () => WITHOUT_QUIET_HOURS,
    'PUT /api/notifications/choices': save,
  })
}

const open = () => renderPage(<Notifications />, ['refusals', 'notifications'])
const saved = (requests: ReturnType<typeof startServer>) =>
  requests.filter(({ method }) => method === 'PUT').map(({ body }) => body)
const save = () => page.getByRole('button', { name: 'Save choices' })

test('shows what was said, newest first, and marks it as read up to the newest', async () => {
  const older = { ...EXAMPLE_NOTIFICATION, id: '12', subject: 'Refund sent', isRead: true }
  const requests = startServer([EXAMPLE_NOTIFICATION, older])
  await open()
  await expect.element(page.getByRole('heading', { name: EXAMPLE_NOTIFICATION.subject })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Open my tickets' }).first())
    .toHaveAttribute('href', '/profile/tickets')
  await expect.element(page.getByText('New', { exact: true })).toBeVisible()
  expect(page.getByText('New', { exact: true }).elements()).toHaveLength(1)
  await expect.poll(() => requests.find(({ path }) => path.endsWith('/read'))?.body).toEqual({ upTo: '4711' })
})

test('says what will be there while there is nothing', async () => {
  startServer([])
  await open()
  await expect.element(page.getByText('No notifications yet')).toBeVisible()
})

test('saves ways, quiet hours and invitations once for two presses', async () => {
  const requests = startServer([])
  await open()
  await page.getByRole('group', { name: 'Prizes' }).getByLabelText('Email').click()
  await page.getByLabelText('Quiet hours').click()
  await page.getByLabelText('Until').selectOptions('6')
  await page.getByLabelText('Messages may mention the next game').click()
  await pressTwice(save())
  await expect.element(page.getByText('Your choices are saved')).toBeVisible()
  expect(saved(requests)).toEqual([
    {
      ...WITHOUT_QUIET_HOURS,
      ways: { ...WITHOUT_QUIET_HOURS.ways, prizes: ['telegram'] },
      quietHours: { from: 22, until: 6 },
      invitations: false,
    },
  ])
})

test('quiet hours without an end are not sent', async () => {
  const requests = startServer([])
  await open()
  await page.getByLabelText('Quiet hours').click()
  await page.getByLabelText('Until').selectOptions('22')
  await expect.element(page.getByText('Choose two different hours.')).toBeVisible()
  await save().click()
  expect(saved(requests)).toEqual([])
})

test('keeps what was chosen when saving fails, and says so', async () => {
  startServer([], () => {
    throw refusal('not_allowed')
  })
  await open()
  await page.getByLabelText('Quiet hours').click()
  await save().click()
  await expect.element(page.getByText("You don't have permission to do this.")).toBeVisible()
  await expect.element(page.getByLabelText('Quiet hours')).toBeChecked()
})
