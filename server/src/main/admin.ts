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
import { type PublishedSeal, type RestoredGame, readPublishedSeal, restoreSeal } from '../draws/restore-seal.ts'
import { listOverdueGames } from '../games/games.queries.ts'
import { type Db, openDb } from '../platform/db.ts'
import { planRestart, type Restart, restartLog } from '../public-log/restart-log.ts'
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

type LostGames = { readonly sealFiles: readonly string[]; readonly withoutSeal: string[] }

async function restart(
  db: Db,
  { checkpoint, by, reason }: Values,
  { sealFiles, withoutSeal }: LostGames,
): Promise<void> {
  if (!checkpoint || !by || !reason) throw new Error(USAGE)
  const lastCheckpoint = readFileSync(checkpoint, 'utf8')
  const restart = await planRestart(db, lastCheckpoint)
  const { from, to, seen, kept } = restart
  const seals = sealFiles
    .map((file) => readPublishedSeal(readFileSync(file, 'utf8')))
    .sort((a, b) => (a.gameId < b.gameId ? -1 : 1))
  for (const seal of seals) requireLost(seal, restart)
  const undecided = (await listOverdueGames(db)).filter(
    (gameId) => !withoutSeal.includes(gameId) && !seals.some((seal) => seal.gameId === gameId),
  )
  if (undecided.length > 0) {
    throw new Error(
      `Games that are due may have been closed before: ${undecided.join(', ')}. Give the published seal of each (--seal), ` +
        'or --without-seal <game>, which everyone will see.',
    )
  }
  console.log(
    `The witnesses have seen ${seen} entries of ${from}; the database has ${kept}.\n` +
      seals.map(({ gameId }) => `Game ${gameId} will be drawn from its published seal.\n`).join('') +
      withoutSeal
        .map((gameId) => `Game ${gameId} will be closed by the worker, with another list and round.\n`)
        .join('') +
      `The log will go on as ${to}. Everyone will see this, with your name and reason. It cannot be undone.`,
  )
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  const answers = lines[Symbol.asyncIterator]()
  const typed = async (question: string) => {
    process.stdout.write(question)
    return (await answers.next()).value?.trim()
  }
  const isConfirmed =
    (await typed(`Type the new name of the log (${to}): `)) === to &&
    (await typed('Restart the log now? Type restart: ')) === 'restart'
  lines.close()
  if (!isConfirmed) throw new Error('Nothing was changed.')
  const restored = await db.transaction().execute(async (tx) => {
    const games: (RestoredGame & { gameId: string })[] = []
    for (const seal of seals) games.push({ gameId: seal.gameId, ...(await restoreSeal({ db: tx }, seal)) })
    const records = seals.map(({ record }) => record)
    await restartLog({ db: tx }, { lastCheckpoint, decidedBy: by, reason, seals: records, withoutSeal })
    return games
  })
  for (const { gameId, lost, withdrawn } of restored) {
    if (lost.length > 0) console.log(`\nGame ${gameId}: the tickets of ${lost.join(', ')} are lost.`)
    if (withdrawn.length > 0)
      console.log(`\nGame ${gameId}: ${withdrawn.join(', ')} had been withdrawn. Refund what was paid for them.`)
  }
  console.log(`\nadmin: the log is now ${to}. Announce it, with the old checkpoint.`)
}

/** Otherwise there could be two seals of one game to choose from. */
function requireLost({ gameId, origin, size, seq }: PublishedSeal, { from, seen, kept }: Restart): void {
  if (origin === from && size <= seen && seq > kept) return
  throw new Error(
    `The seal of game ${gameId} is not one that ${from} lost: check the files, and that the checkpoint is the last one.`,
  )
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
