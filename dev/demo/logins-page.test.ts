import { afterAll, expect, test } from 'vitest'
import { TOTP_BASE32 } from '../../server/test/sessions.ts'
import { totp } from '../totp.ts'
import { serveLoginsPage } from './logins-page.ts'

const { url, close } = await serveLoginsPage(0, 'http://127.0.0.1:5173/')
afterAll(close)
const page = await (await fetch(url)).text()

test('lists a login for every role and both languages, with links to their pages', () => {
  for (const username of ['reviewer', 'reviewer2', 'host', 'admin', 'admin2', 'selam', 'almaz']) {
    expect(page).toContain(`<td><code>${username}</code></td>`)
  }
  expect(page).toContain('href="http://127.0.0.1:5173/etxdark/payments"')
  expect(page).toContain('href="http://127.0.0.1:5173/am/profile/tickets"')
})

test('shows the code that an authenticator app shows', async () => {
  const before = totp(TOTP_BASE32)
  const { code } = (await (await fetch(`${url}code`)).json()) as { code: string }
  expect([before, totp(TOTP_BASE32)]).toContain(code)
})
