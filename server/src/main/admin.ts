/**
 * `npm run admin -- create --email … --username … --name …`: the first admin, created by the owner of the tables, not
 * by a form. Asks for the password, or reads it from standard input; two-factor login is set up at the first login.
 *
 * `npm run admin -- restart-log --checkpoint <file> [--seal <file> …] [--without-seal <game> …] --by <name> --reason <text>`: after a restore that lost entries, the
 * public log goes on under a new name, and games whose closing was lost are closed with their published seals. Asks twice.
 */
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { email, fullName, username } from '@edil/contract/person-fields'
import { type core, safeParse } from 'zod/mini'
import { createAdmin } from '../accounts/create-admin.ts'
import { readPublishedSeal } from '../draws/restore-seal.ts'
import { type Db, openDb } from '../platform/database/db.ts'
import { restartAfterRestore } from './restart-after-restore.ts'
import { runOrExplain } from './start-or-explain.ts'

const USAGE = `Usage:
  npm run admin -- create --email <email> --username <username> --name <full name>
  npm run admin -- restart-log --checkpoint <file> [--seal <saved records of a game> …] [--without-seal <game> …] --by <name> --reason <text>`

await runOrExplain('admin', async () => {
  const { positionals, values: given } = parseArgs({
    allowPositionals: true,
    options: {
      email: { type: 'string' },
      username: { type: 'string' },
      name: { type: 'string' },
      checkpoint: { type: 'string' },
      seal: { type: 'string', multiple: true },
      'without-seal': { type: 'string', multiple: true },
      by: { type: 'string' },
      reason: { type: 'string' },
    },
  })
  const { seal = [], 'without-seal': withoutSeal = [], ...values } = given
  const commands: Record<string, (db: Db) => Promise<void>> = {
    create: (db) => create(db, values),
    'restart-log': (db) => restart(db, values, { sealFiles: seal, withoutSeal }),
  }
  const command = commands[positionals[0] ?? '']
  if (!command) throw new Error(USAGE)
  const ownerUrl = process.env['DATABASE_OWNER_URL']
  if (!ownerUrl) throw new Error('Set DATABASE_OWNER_URL first (see .env.example).')
  const db = openDb(ownerUrl, 1, () => undefined)
  try {
    await command(db)
  } finally {
    await db.destroy()
  }
})

type Values = Readonly<Record<string, string | undefined>>
type RestartFiles = { readonly sealFiles: readonly string[]; readonly withoutSeal: string[] }

async function create(db: Db, values: Values): Promise<void> {
  const admin = {
    email: valid('--email', email, values['email']),
    username: valid('--username', username, values['username']),
    fullName: valid('--name', fullName, values['name']),
    password: await askPassword(),
  }
  await createAdmin(db, admin)
  console.log(`admin: created ${admin.username}. At the first login, ${admin.username} sets up two-factor login.`)
}

/** One line from the standard input for each question. */
async function restart(db: Db, { checkpoint, by, reason }: Values, files: RestartFiles): Promise<void> {
  if (!checkpoint || !by || !reason) throw new Error(USAGE)
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  const answers = lines[Symbol.asyncIterator]()
  const ask = async (question: string) => {
    process.stdout.write(question)
    return (await answers.next()).value?.trim()
  }
  try {
    const request = {
      lastCheckpoint: readFileSync(checkpoint, 'utf8'),
      seals: files.sealFiles.map((file) => readPublishedSeal(readFileSync(file, 'utf8'))),
      withoutSeal: files.withoutSeal,
      decidedBy: by,
      reason,
    }
    await restartAfterRestore(db, request, { ask, print: console.log })
  } finally {
    lines.close()
  }
}

function valid<S extends core.$ZodType>(option: string, schema: S, value: string | undefined): core.output<S> {
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
