import { expect, type Page } from '@playwright/test'
import { sample } from '../dev/form.ts'
import { HOSTILE_STRINGS } from './hostile-strings.ts'
import { openAsStaff } from './payment-steps.ts'
import { createPlayerWithPassword } from './player.ts'
import { node, owner } from './stack.ts'
import { test } from './story.ts'
import { viewOf } from './view.ts'
import { goTo, logIn, openAsVisitor } from './visitor.ts'

const english = viewOf('en', 1280)
const amharic = viewOf('am', 360)

/** Dialogs, requests and policy violations: what a page does only when it treats text as markup. */
function watch(page: Page): string[] {
  const seen: string[] = []
  page.on('dialog', async (dialog) => {
    seen.push(`dialog ${dialog.message()}`)
    await dialog.dismiss()
  })
  page.on('request', (request) => {
    if (request.url().includes('evil.test')) seen.push(`request ${request.url()}`)
  })
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) seen.push(message.text())
  })
  return seen
}

const PEOPLE = 100
/** Each person has three of them: as a name, as a username, in an email. */
const stringsOf = (person: number) => [0, 1, 2].map((part) => HOSTILE_STRINGS[person + part * PEOPLE] ?? '')

const isPwned = (page: Page) => page.evaluate(() => 'pwned' in window)

test('the strings are hostile: a page that treats them as markup runs their scripts', async ({ browser }) => {
  let lost = 0
  for (const text of HOSTILE_STRINGS.filter((_, index) => index % 10 === 0)) {
    const page = await browser.newPage()
    await page.route('**', (route) => route.abort())
    await page.setContent(`<p>${text}</p>`, { waitUntil: 'domcontentloaded', timeout: 2_000 }).catch(() => undefined)
    if (await isPwned(page).catch(() => true)) lost += 1
    await page.close()
  }
  expect(lost).toBeGreaterThan(8)
  expect(new Set(HOSTILE_STRINGS).size).toBe(300)
})

test('hostile usernames are refused, and the content security policy forbids inline scripts', async ({ request }) => {
  const headers = { origin: node(1) }
  for (const text of HOSTILE_STRINGS.filter((text) => !/^\w{3,20}$/.test(text))) {
    const insert = owner.query(
      `insert into people (full_name, email, username, agreed_to_terms_at) values ('x', $2, $1, now())`,
      // PostgreSQL logs the statement, and the logs of all stories are searched for email addresses.
      [text, 'x@x.et'],
    )
    await expect(insert, text).rejects.toThrow('people_username_check')
  }
  const answer = await request.post(`${node(1)}/api/accounts`, { headers, data: { username: HOSTILE_STRINGS[0] } })
  expect(answer.status()).toBe(400)
  const policy = (await request.get(`${node(1)}/login`)).headers()['content-security-policy'] ?? ''
  expect(/script-src ([^;]*)/.exec(policy)?.[1]).not.toMatch(/unsafe|\*|data:/)
})

test('three hundred hostile names, usernames and emails on every screen of operators', async ({ browser }) => {
  test.setTimeout(420_000)
  // Created tomorrow: the list begins with the latest, and other stories create people too.
  const { rows: people } = await owner.query<{ id: string }>(
    `insert into people (full_name, email, email_verified, username, agreed_to_terms_at, locked_at, locked_reason, created_at)
     select name, lower(n || email), true, 'hostile_' || n, now(), now(), email, now() + interval '1 day' + n * interval '1 ms'
     from unnest($1::text[], $2::text[]) with ordinality as given (name, email, n) returning id`,
    [HOSTILE_STRINGS.slice(0, PEOPLE), HOSTILE_STRINGS.slice(2 * PEOPLE)],
  )
  const page = await openAsStaff(browser, owner, english, 'admin', '/etxdark')
  const seen = watch(page)
  // Form, server and table refuse such usernames; here the screens must hold on their own.
  await page.route('**/api/people**', async (route) => {
    const response = await route.fetch()
    const text = (await response.text()).replace(/"hostile_(\d+)"/g, (_, n) =>
      JSON.stringify(stringsOf(Number(n) - 1)[1]),
    )
    await route.fulfill({ response, body: text })
  })
  await goTo(page, english, '/etxdark/people')
  const rows = page.locator('tbody tr')
  for (let shown = 25; shown < PEOPLE; shown += 25) {
    await expect(rows).toHaveCount(shown)
    await page.getByRole('button', { name: english.translate('action.showMore') }).click()
  }
  await expect(rows).not.toHaveCount(75)
  expect(await isPwned(page)).toBe(false)
  const shown = (await rows.allInnerTexts()).join('\n').replace(/\s+/g, ' ')
  for (const text of HOSTILE_STRINGS.slice(0, 2 * PEOPLE)) expect(shown).toContain(text.replace(/\s+/g, ' ').trim())

  for (const { id } of sample(people, 8)) {
    await page.locator(`a[href$="${id}"]`).first().click()
    await page.locator(`[data-person="${id}"] h2`).waitFor()
  }
  expect(await isPwned(page)).toBe(false)
  expect(seen).toEqual([])
  await page.context().close()
})

test('three hundred hostile names, usernames and emails on one’s own screens', async ({ browser }) => {
  test.setTimeout(420_000)
  const { page } = await openAsVisitor(browser, amharic, '/login')
  const person = await createPlayerWithPassword()
  await goTo(page, amharic, '/login?to=%2Fprofile')
  await logIn(page, amharic, person.email)
  await page.locator('[name=fullName]').waitFor()
  const seen = watch(page)
  let username = ''
  await page.route(/\/api\/(session|account)$/, async (route) => {
    const response = await route.fetch()
    const text = (await response.text()).replaceAll(JSON.stringify(person.username), JSON.stringify(username))
    await route.fulfill({ response, body: text })
  })
  const numbers = Array.from({ length: PEOPLE }, (_, number) => number)
  for (const number of sample(numbers, 8)) {
    const [name = '', inUsername = '', inEmail = ''] = stringsOf(number)
    username = inUsername
    await owner.query('update people set full_name = $2, email = lower($3) where username = $1', [
      person.username,
      name,
      `${person.username}${inEmail}`,
    ])
    await page.reload()
    await expect(page.locator('[name=fullName]')).toHaveValue(name)
    await expect(page.locator('[name=username]')).toHaveValue(username)
    await page.locator('header summary').first().click()
  }
  expect(await isPwned(page)).toBe(false)
  expect(seen).toEqual([])
  await page.context().close()
})
