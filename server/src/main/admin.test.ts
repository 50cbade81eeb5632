import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { browse, testApp } from '../../test/app.ts'
import { testDatabase } from '../../test/database.ts'

const database = await testDatabase()
const { urls, owner } = database
const app = await testApp(database)

function admin(password: string, args: readonly string[], url = urls.owner) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'admin.ts'), ...args], {
    encoding: 'utf8',
    env: { DATABASE_OWNER_URL: url },
    input: `${password}\n`,
  })
  return { status, said: stdout + stderr }
}

const create = ['create', '--email', 'Boss@Example.com', '--username', 'the_boss', '--name', 'Boss']
const PASSWORD = 'a-long-enough-key'

test('creates the first admin on the command line, who must set up two-factor login', async () => {
  expect(admin('short', create)).toMatchObject({ status: 1, said: expect.stringContaining('12 characters') })
  expect(admin('passwordpassword', create)).toMatchObject({ status: 1, said: expect.stringContaining('too common') })
  const { status, said } = admin(PASSWORD, create)
  expect({ status, said }).toMatchObject({ status: 0, said: expect.stringContaining('created the_boss') })
  expect(said).not.toContain(PASSWORD)
  expect(admin(PASSWORD, create)).toMatchObject({ status: 1, said: expect.stringContaining('already exists') })

  const { rows } = await owner.query('select email, role from people where closed_at is null')
  expect(rows).toEqual([{ email: 'boss@example.com', role: 'admin' }])
  const browser = browse(app)
  await browser.send('POST', '/api/session', { identifier: 'the_boss', password: PASSWORD })
  expect((await browser.get('/api/people')).code).toBe('second_factor_required')
})

test("refuses the application's role and names the missing variable", () => {
  expect(
    admin(PASSWORD, ['create', '--email', 'x@y.et', '--username', 'other', '--name', 'O'], urls.app),
  ).toMatchObject({
    status: 1,
    said: expect.stringContaining('permission denied'),
  })
  expect(admin(PASSWORD, ['create'])).toMatchObject({ status: 1, said: expect.stringContaining('--email') })
  expect(admin(PASSWORD, [])).toMatchObject({ status: 1, said: expect.stringContaining('Usage') })
})
