/**
 * `npm run admin -- create --email … --username … --name …`: the first admin, created by the owner of the tables, not
 * by a form. Asks for the password, or reads it from standard input; two-factor login is set up at the first login.
 */
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { email, fullName, username } from '@edil/contract/person-fields'
import { type core, safeParse } from 'zod/mini'
import { createAdmin } from '../accounts/create-admin.ts'
import { openDb } from '../platform/db.ts'
import { runOrExplain } from './start-or-explain.ts'

await runOrExplain('admin', async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { email: { type: 'string' }, username: { type: 'string' }, name: { type: 'string' } },
  })
  if (positionals[0] !== 'create') {
    throw new Error('Usage: npm run admin -- create --email <email> --username <username> --name <full name>')
  }
  const ownerUrl = process.env['DATABASE_OWNER_URL']
  if (!ownerUrl) throw new Error('Set DATABASE_OWNER_URL first (see .env.example).')
  const admin = {
    email: given('--email', email, values.email),
    username: given('--username', username, values.username),
    fullName: given('--name', fullName, values.name),
    password: await askPassword(),
  }
  const db = openDb(ownerUrl, 1, () => undefined)
  try {
    await createAdmin(db, admin)
  } finally {
    await db.destroy()
  }
  console.log(`admin: created ${admin.username}. At the first login, ${admin.username} sets up two-factor login.`)
})

function given<S extends core.$ZodType>(option: string, schema: S, value: string | undefined): core.output<S> {
  const parsed = safeParse(schema, value)
  if (!parsed.success) throw new Error(`${option} is missing or invalid`)
  return parsed.data
}

/** Not a command-line option: those appear in the shell's history and in the process list. */
async function askPassword(): Promise<string> {
  const { stdin, stdout } = process
  if (stdin.isTTY) stdout.write('Password (at least 12 characters): ')
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: stdin, output: silent, terminal: stdin.isTTY })
  const password = await lines.question('')
  lines.close()
  if (stdin.isTTY) stdout.write('\n')
  return password
}
