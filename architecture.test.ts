/**
 * Who may import whom, and which slice writes which table. A room lists the rooms and packages it may use; any other
 * import fails the test, which names the file and the import. Node's own modules count as the package 'node'.
 */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'

type Room = { readonly rooms: readonly string[]; readonly packages?: readonly string[] }

const SLICE_ROOMS = [
  'server/src/ledger',
  'server/src/jobs',
  'server/src/live',
  'server/src/audit',
  'server/src/notifications',
  'server/src/platform',
  'server/src/platform/files',
  'server/src/platform/http',
  'server/src/platform/pictures',
  'contract/src',
  'domain/src',
]
const SLICE_PACKAGES = ['node', 'fastify', 'kysely']

/** The slices of the server, each with the other slices that it may call. */
const SLICES: Record<string, readonly string[]> = {
  accounts: ['accounts/mails', 'accounts/passkeys', 'accounts/sign-in', 'telegram'],
  /** The second factor by passkey: its table, its routes, its challenges. */
  'accounts/passkeys': ['accounts', 'accounts/sign-in'],
  /** Sign-in with Telegram, and the link to a Telegram account. */
  'accounts/mini-app': ['accounts', 'accounts/sign-in', 'telegram'],
  'accounts/sign-in': ['accounts', 'accounts/passkeys'],
  /** What operators are sent. Reads the tables of all others. */
  alarms: [],
  /** What the public channel is sent. */
  announcements: [],
  boards: [],
  draws: ['announcements', 'draws/letters', 'games/status', 'prizes', 'public-log', 'sales'],
  figures: ['figures/files'],
  games: ['announcements', 'draws', 'games/status', 'sales'],
  /** The writes to a game that both games and draws make. */
  'games/status': [],
  notices: [],
  payments: ['accounts', 'boards', 'payments/letters', 'refunds', 'sales', 'tickets', 'uploads'],
  prizes: ['announcements', 'prizes/letters'],
  /** Changes that two admins make: of receiving accounts, and of admins. */
  proposals: ['accounts', 'accounts/sign-in', 'payments', 'proposals/letters'],
  'public-log': [],
  refunds: [],
  sales: ['games/status'],
  settings: [],
  /** The private chats of the bot, and which Telegram account is whose. */
  telegram: ['tickets', 'tickets/files'],
  tickets: ['tickets/files'],
  /** Reads the tables of all others, for the operators' first page. */
  today: [],
  uploads: [],
  withdrawals: ['boards', 'payments', 'refunds', 'tickets'],
}
const slices = Object.keys(SLICES).map((slice) => `server/src/${slice}`)
const PLATFORM_ROOMS = [
  'server/src/platform',
  'server/src/platform/files',
  'server/src/platform/http',
  'server/src/platform/pictures',
]
const ACCOUNTS_PACKAGES = [
  ...SLICE_PACKAGES,
  'better-auth',
  '@better-auth/passkey',
  '@node-rs/argon2',
  '@zxcvbn-ts/language-common',
  'uqr',
  'zod',
]

/** Zod only in its small build, and only in pages with a form: it comes with their chunk. */
const WEB_PACKAGES = ['react', 'react-dom', 'wouter', '@tanstack/react-query', '@lingui', 'zod/mini']

const WEB_SHARED_ROOMS = [
  'web/src/store',
  'web/src/page',
  'web/src/api',
  'web/src/ui',
  'web/src/text',
  'text/src',
  'contract/src',
  'domain/src',
]
const featuresIn = (side: 'player' | 'admin') =>
  readdirSync(`web/src/${side}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `web/src/${side}/${name}`)
const playerFeatures = featuresIn('player')
const adminFeatures = featuresIn('admin')

/** The longest prefix of a file's path names its room. A room may always import itself. */
const ROOMS: Record<string, Room> = {
  'domain/src': { rooms: [], packages: ['@noble/curves', '@noble/hashes'] },
  'contract/src': { rooms: ['domain/src'], packages: ['zod'] },
  'text/src': { rooms: ['domain/src'] },
  'verifier/src': { rooms: ['text/src', 'domain/src'] },
  'verifier/src/command': { rooms: ['verifier/src', 'text/src', 'domain/src'], packages: ['node'] },
  'verifier/src/page': { rooms: ['verifier/src', 'text/src', 'domain/src'] },
  'witness/src': { rooms: ['witness/src', 'domain/src'], packages: ['node'] },
  /** The steps of the witness's build. */
  witness: { rooms: [], packages: ['node', 'rolldown'] },
  /** The steps of the verifier's build. */
  verifier: { rooms: [], packages: ['node', 'rolldown'] },

  'server/src/main': {
    rooms: ['server/src', ...slices, ...SLICE_ROOMS],
    packages: ['node', 'pg', 'pg-boss', 'dbmate', 'pino', 'zod'],
  },
  'server/src': {
    rooms: [...slices, ...SLICE_ROOMS],
    packages: ['node', 'fastify', '@fastify', 'fastify-type-provider-zod', 'zod', 'pino'],
  },
  ...Object.fromEntries(
    Object.entries(SLICES).map(([slice, called]) => [
      `server/src/${slice}`,
      {
        rooms: [...called.map((name) => `server/src/${name}`), ...SLICE_ROOMS],
        packages: slice.startsWith('accounts') ? ACCOUNTS_PACKAGES : SLICE_PACKAGES,
      },
    ]),
  ),
  'server/src/telegram': {
    rooms: ['server/src/tickets', 'server/src/tickets/files', ...SLICE_ROOMS, 'text/src'],
    packages: [...SLICE_PACKAGES, 'pino'],
  },
  'server/src/alarms': { rooms: [...SLICE_ROOMS, 'text/src'], packages: [...SLICE_PACKAGES, 'pino'] },
  'server/src/announcements': { rooms: [...SLICE_ROOMS, 'text/src'], packages: [...SLICE_PACKAGES, 'pino'] },
  /** Mails are written as React components. */
  'server/src/tickets': {
    rooms: ['server/src/tickets/files', ...SLICE_ROOMS, 'text/src'],
    packages: SLICE_PACKAGES,
  },
  'server/src/mails': { rooms: ['text/src', 'domain/src'], packages: ['react', '@react-email'] },
  'server/src/accounts/mails': { rooms: ['server/src/mails', 'text/src', 'domain/src'] },
  'server/src/payments/letters': { rooms: ['server/src/notifications', 'text/src', 'domain/src'] },
  'server/src/prizes/letters': { rooms: ['text/src', 'domain/src'] },
  'server/src/proposals/letters': { rooms: ['text/src', 'contract/src', 'domain/src'] },
  'server/src/draws/letters': { rooms: ['text/src', 'domain/src'] },
  /** Tickets as files: facts in, bytes out. */
  'server/src/tickets/files': {
    rooms: ['server/src/printing', 'text/src', 'domain/src'],
    packages: ['node', 'pdfkit', 'sharp', 'uqr'],
  },
  /** Link previews: facts in, bytes out. */
  'server/src/figures/files': { rooms: ['server/src/printing', 'text/src', 'domain/src'], packages: ['sharp'] },
  /** Words and shapes on a page, for tickets and link previews. */
  'server/src/printing': { rooms: [], packages: ['node', 'fontkit'] },
  'server/src/ledger': { rooms: ['server/src/platform', 'domain/src'], packages: ['kysely'] },
  'server/src/jobs': {
    rooms: ['server/src/platform', 'domain/src'],
    packages: ['node', 'pg-boss', 'pg', 'kysely', 'pino'],
  },
  'server/src/live': {
    rooms: ['server/src/jobs', ...PLATFORM_ROOMS, 'contract/src', 'domain/src'],
    packages: ['node', 'pg', 'kysely', 'fastify', 'pino'],
  },
  'server/src/audit': {
    rooms: ['server/src/jobs', 'server/src/platform', 'domain/src'],
    packages: ['node', 'kysely'],
  },
  'server/src/notifications': {
    rooms: ['server/src/mails', 'server/src/live', ...PLATFORM_ROOMS, 'contract/src', 'domain/src'],
    packages: ['fastify', 'kysely', 'pino'],
  },
  ...Object.fromEntries(
    PLATFORM_ROOMS.map((room) => [
      room,
      {
        rooms: [...PLATFORM_ROOMS, 'contract/src', 'domain/src'],
        packages: [
          'node',
          '@aws-sdk/client-s3',
          'close-with-grace',
          'fastify',
          'fastify-type-provider-zod',
          'file-type',
          'grammy',
          'kysely',
          'ioredis',
          'nodemailer',
          'p-queue',
          'pg',
          'pg-boss',
          'pino',
          'prom-client',
          'rate-limiter-flexible',
          'sharp',
          'zod',
        ],
      },
    ]),
  ),

  'web/src': {
    rooms: [...playerFeatures, 'web/src/admin', ...WEB_SHARED_ROOMS],
    packages: WEB_PACKAGES,
  },
  /** The steps of the web's build. */
  web: { rooms: ['web/src', 'web/src/text', 'text/src', 'domain/src'], packages: ['node', 'lightningcss'] },
  // What component tests render into, and the server that answers them.
  'web/test': {
    rooms: ['web/src/api', 'web/src/ui', 'web/src/text', 'text/src', 'contract/src', 'domain/src'],
    packages: ['react', '@tanstack/react-query', 'wouter', 'vitest', 'vitest-browser-react'],
  },
  /** Features never import each other: what two of them need is in `page`. */
  ...Object.fromEntries(
    playerFeatures.map((feature) => [feature, { rooms: WEB_SHARED_ROOMS, packages: WEB_PACKAGES }]),
  ),
  /** The list of the operators' pages. */
  'web/src/admin': { rooms: [...adminFeatures, 'web/src/api', 'domain/src'], packages: ['react'] },
  /** `access` guards every operators' page: the role, the second factor, the navigation. */
  ...Object.fromEntries(
    adminFeatures.map((feature) => [
      feature,
      { rooms: ['web/src/admin/access', ...WEB_SHARED_ROOMS], packages: WEB_PACKAGES },
    ]),
  ),
  'web/src/admin/figures': {
    rooms: ['web/src/admin/access', ...WEB_SHARED_ROOMS],
    packages: [...WEB_PACKAGES, 'uplot'],
  },
  'web/src/page': {
    rooms: ['web/src/api', 'web/src/ui', 'web/src/text', 'text/src', 'contract/src', 'domain/src'],
    packages: WEB_PACKAGES,
  },
  'web/src/store': { rooms: [] },
  'web/src/api': {
    rooms: ['web/src/store', 'web/src/text', 'text/src', 'contract/src', 'domain/src'],
    packages: ['react', '@tanstack/react-query', 'zod/mini'],
  },
  'web/src/ui': {
    rooms: ['web/src/store', 'web/src/text', 'text/src', 'domain/src'],
    packages: ['react', 'react-dom', 'uqr'],
  },
  'web/src/text': { rooms: ['text/src', 'domain/src'], packages: ['react', '@lingui'] },

  /** Demo data are made with the factories of the tests. */
  dev: {
    rooms: ['dev/demo', 'dev/pictures', 'server/test', 'witness/src', 'contract/src', 'domain/src'],
    packages: [
      'node',
      'pg',
      'smtp-server',
      'postal-mime',
      'oidc-provider',
      'jsqr',
      'oxc-parser',
      'sharp',
      'playwright',
    ],
  },
  /** The pictures of the docs, taken from the demo in Chromium. */
  'dev/pictures': {
    rooms: ['dev', 'dev/demo', 'server/test', ...slices, 'server/src/platform', 'contract/src', 'domain/src'],
    packages: ['node', 'pg', 'sharp', 'playwright'],
  },
  /** The people of the demo act through the use cases. */
  'dev/demo': {
    rooms: [
      'dev',
      'server/test',
      ...slices,
      'server/src/platform',
      'server/src/platform/files',
      'server/src/platform/pictures',
      'contract/src',
      'domain/src',
    ],
    packages: ['node', 'pg', 'sharp'],
  },
  /** Programs that a reader copies: they use nothing of ours. */
  'docs/api-examples': { rooms: [], packages: ['node'] },
  /** Stories use the catalogues, to find texts on the screen in either language. */
  e2e: {
    rooms: ['dev', 'server/test', 'text/src', 'verifier', 'verifier/src', 'contract/src', 'domain/src'],
    packages: ['node', '@playwright/test', '@axe-core/playwright', 'pg'],
  },
  /** Load and fault runs put the factories' data in place, and call the use cases that they test. */
  bench: {
    rooms: [
      'dev',
      'e2e',
      'server/test',
      'server/src',
      'server/src/audit',
      ...slices,
      'server/src/platform',
      'contract/src',
      'domain/src',
    ],
    packages: ['node', 'pg', '@playwright/test', 'lighthouse', 'fast-check', 'oxc-parser', 'vitest', 'zod'],
  },
}

/** Tests may also use test tools and the factories, which product code may not. */
const TEST_PACKAGES = [
  'vitest',
  'vitest-browser-react',
  'fast-check',
  'node',
  'pg',
  'pg-boss',
  'kysely',
  'zod',
  'fastify',
  'pino',
  'dbmate',
  'better-auth',
  'jsqr',
  'oxc-parser',
  'sharp',
]
const TEST_ROOMS = ['server/test', 'web/test', 'dev', 'contract/src', 'domain/src']

const isTest = (file: string) =>
  file.endsWith('.test.ts') || file.endsWith('.test.tsx') || file.startsWith('server/test/')
const isConfig = (file: string) =>
  /(^|\/)[\w.-]+\.config\.ts$/.test(file) || /^(architecture|docs|supply-chain|tidy)\.test\.ts$/.test(file)

function refusedImports(file: string, source: string): string[] {
  const room = roomOf(file)
  if (!room) return [`${file}: belongs to no room; add one in architecture.test.ts`]
  const allowed = ROOMS[room] ?? { rooms: [] }
  const rooms = [room, ...allowed.rooms, ...(isTest(file) ? [...TEST_ROOMS, ...parentRooms(room)] : [])]
  const packages = [...(allowed.packages ?? []), ...(isTest(file) ? TEST_PACKAGES : [])]
  return importsOf(file, source)
    .filter((specifier) => {
      const target = targetFile(file, specifier)
      if (target) return !rooms.some((candidate) => roomOf(target) === candidate)
      return !packages.some((name) => packageOf(specifier) === name || packageOf(specifier).startsWith(`${name}/`))
    })
    .map((specifier) => `${file}: may not import '${specifier}'`)
}

function roomOf(file: string): string | undefined {
  const prefixes = [...Object.keys(ROOMS), 'server/test'].filter((room) => file.startsWith(`${room}/`))
  return prefixes.sort((a, b) => b.length - a.length)[0]
}

function parentRooms(room: string): string[] {
  return Object.keys(ROOMS).filter((candidate) => room.startsWith(`${candidate}/`) || room === 'server/test')
}

function importsOf(file: string, source: string): string[] {
  const { module, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const dynamic = module.dynamicImports.map(({ moduleRequest }) => source.slice(moduleRequest.start, moduleRequest.end))
  return [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    // A computed import cannot be checked: only these files may have one.
    ...dynamic
      .filter((text) => isQuoted(text) || !COMPUTED_IMPORTS.includes(file))
      .map((text) => text.replace(/^['"`]|['"`]$/g, '')),
  ]
}

const COMPUTED_IMPORTS = [
  'bench/run.ts',
  'dev/page-modules.ts',
  'e2e/view.ts',
  'server/test/contract-endpoints.ts',
  'web/src/text/activate.ts',
  'web/write-pages.ts',
]

const isQuoted = (text: string) => /^(['"])[^'"]*\1$/.test(text)

function targetFile(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return join(dirname(file), specifier)
  const workspace = /^@edil\/(\w+)\/(.+)$/.exec(specifier)
  return workspace ? `${workspace[1]}/src/${workspace[2]}.ts` : undefined
}

function packageOf(specifier: string): string {
  if (specifier.startsWith('node:') || builtinModules.includes(specifier)) return 'node'
  return specifier
}

const files = execFileSync('git', [
  'ls-files',
  '--cached',
  '--others',
  '--exclude-standard',
  '--deduplicate',
  '*.ts',
  '*.tsx',
])
  .toString()
  .split('\n')
  .filter((file) => file && !isConfig(file))

function readSource(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return '' // deleted in the working tree, still in the index
  }
}

// Parses a thousand files, which takes more than the usual five seconds on a busy machine.
test('every import stays within what its room may use', { timeout: 30_000 }, () => {
  expect(files.length).toBeGreaterThan(10)
  expect(files.flatMap((file) => refusedImports(file, readSource(file)))).toEqual([])
})

/** A reader no longer sees a longer list of files as a whole. */
const FILES_PER_FOLDER = 30

test('no folder of the server has more than thirty files', () => {
  // A file that is deleted in the working tree has no source.
  const folders = Map.groupBy(
    files.filter((file) => file.startsWith('server/src/') && readSource(file)),
    (file) => dirname(file),
  )
  const large = [...folders].filter(([, { length }]) => length > FILES_PER_FOLDER).map(([folder]) => folder)
  expect(large).toEqual([])
})

test.each([
  ['domain/src/games.ts', "import { readFileSync } from 'node:fs'"],
  ['domain/src/games.ts', "import type { Pool } from 'pg'"],
  ['contract/src/games.ts', "import { closeGame } from '../../server/src/games/close-game.ts'"],
  ['server/src/games/close-game.ts', "import { approvePayment } from '../payments/approve-payment.ts'"],
  ['server/src/live/publisher.ts', "import { closeGame } from '../games/close-game.ts'"],
  ['server/src/platform/database/db.ts', "export { enqueue } from '../../jobs/enqueue.ts'"],
  ['web/src/player/games/dashboard.tsx', "const page = import('../../admin/people/people.tsx')"],
  ['web/src/player/games/dashboard.tsx', "const tickets = import('../tickets/tickets.tsx')"],
  ['web/src/player/tickets/tickets.tsx', "import { JoinButton } from '../games/join-button.tsx'"],
  ['web/src/admin/people/people.tsx', "import { useDecide } from '../payments/use-decide.ts'"],
  ['web/src/admin/people/people.tsx', "import { DrawCard } from '../../player/draws/draw-card.tsx'"],
  ['web/src/admin/access/staff-nav.tsx', "import { useDecide } from '../payments/use-decide.ts'"],
  ['web/src/page/signed-in.tsx', "import { JoinButton } from '../player/games/join-button.tsx'"],
  ['web/src/api/games.ts', "import { useNow } from '../page/use-now.ts'"],
  ['web/src/ui/button.tsx', "import { createApi } from '../api/client.ts'"],
  ['verifier/src/check-proof.ts', "import { readFileSync } from 'node:fs'"],
  ['verifier/src/command/main.ts', "import { z } from 'zod'"],
  ['verifier/src/page/page.ts', "import { readFileSync } from 'node:fs'"],
  ['text/src/format.ts', "import { i18n } from '@lingui/core'"],
  ['text/src/format.ts', "import { translate } from '../../web/src/text/activate.ts'"],
  ['verifier/src/page/page.ts', "import { createApi } from '../../../web/src/api/client.ts'"],
])('a planted import is refused: %s with %s', (file, source) => {
  expect(refusedImports(file, source)).toHaveLength(1)
})

test('an allowed import is not refused', () => {
  const source = "import { etb } from '@edil/domain/money'\nimport { publish } from '../live/publish.ts'"
  expect(refusedImports('server/src/games/close-game.ts', source)).toEqual([])
})

test('the domain has no clock and no random numbers: both come in as arguments', () => {
  const offenders = files
    .filter((file) => file.startsWith('domain/src/') && !isTest(file))
    .filter((file) => /Date\.now|new Date\(\)|Math\.random/.test(readSource(file)))
  expect(offenders).toEqual([])
})

/** Which slice writes which tables. Every slice may read all of them. */
const TABLE_OWNERS: Record<string, readonly string[]> = {
  accounts: [
    'people',
    'sessions',
    'sign_in_methods',
    'two_factors',
    'passkeys',
    'used_codes',
    'verifications',
    'mail_links',
    'age_refusals',
    'telegram_init_data_uses',
  ],
  alarms: ['operator_messages'],
  announcements: ['announcements'],
  audit: ['audit_log', 'audit_head'],
  boards: ['numbers', 'claims'],
  draws: [
    'beacon_chains',
    'open_records',
    'close_records',
    'restored_seals',
    'sealed_numbers',
    'draws',
    'prizes',
    'cleared_stages',
    'draw_counts',
  ],
  figures: ['durations'],
  games: ['plans', 'plan_versions', 'games'],
  ledger: [
    'ledger_accounts',
    'ledger_entries',
    'ledger_months',
    'ledger_transactions',
    'posting_purposes',
    'transfer_references',
  ],
  live: ['live_events', 'boards_to_publish'],
  notices: ['notices'],
  notifications: ['notifications', 'notification_choices', 'notification_deliveries'],
  payments: [
    'payments',
    'payment_days',
    'payment_months',
    'receiving_accounts',
    'review_presence',
    'opened_payments',
    'used_references',
    'used_pictures',
  ],
  prizes: ['payouts', 'payout_transfers', 'payout_methods', 'payout_settings', 'tax_rules'],
  proposals: ['proposals'],
  'public-log': ['log_origins', 'log_tiles', 'log_checkpoints', 'log_cosignatures'],
  refunds: ['refunds'],
  sales: ['sales_stops'],
  settings: ['settings'],
  telegram: [
    'telegram_accounts',
    'telegram_link_codes',
    'telegram_newest_message',
    'telegram_replies',
    'telegram_updates',
  ],
  tickets: ['tickets'],
  withdrawals: ['ticket_withdrawals'],
  uploads: ['screenshots', 'similar_screenshots', 'uploads', 'upload_parts'],
}

/** The functions of the database that write, and the slice whose tables they write. */
const FUNCTION_OWNERS: Record<string, string> = {
  approve_numbers: 'boards',
  change_plan: 'games',
  expire_holds: 'boards',
  release_held_numbers: 'boards',
  hold_numbers: 'boards',
  pay_numbers: 'boards',
  release_numbers: 'boards',
  take_numbers: 'boards',
  withdraw_numbers: 'boards',
  post_by_purpose: 'ledger',
  seal_numbers: 'draws',
  start_log: 'public-log',
}

const WRITES = [
  /\b(?:insertInto|updateTable|deleteFrom)\(\s*'(\w+)'/g,
  /\binsert into (\w+)/g,
  /\bupdate (\w+)\s+set\b/g,
  /\bdelete from (\w+)/g,
]
const CALLED_FUNCTIONS = new RegExp(`\\b(${Object.keys(FUNCTION_OWNERS).join('|')})\\(`, 'g')

function foreignWrites(file: string, source: string): string[] {
  const slice = file.split('/')[2] ?? ''
  const tables = WRITES.flatMap((pattern) => [...source.matchAll(pattern)].map(([, table = '']) => table))
  const functions = [...source.matchAll(CALLED_FUNCTIONS)].map(([, name = '']) => name)
  return [
    ...tables
      .filter((table) => !TABLE_OWNERS[slice]?.includes(table))
      .map((table) => `${file}: writes the table ${table}, which is not one of ${slice}`),
    ...functions
      .filter((name) => FUNCTION_OWNERS[name] !== slice)
      .map((name) => `${file}: calls ${name}, which writes tables of ${FUNCTION_OWNERS[name]}`),
  ]
}

test('a slice writes only its own tables', () => {
  const sliceFiles = files.filter((file) => /^server\/src\/\w+\//.test(file) && !isTest(file))
  expect(sliceFiles.length).toBeGreaterThan(100)
  expect(sliceFiles.flatMap((file) => foreignWrites(file, readSource(file)))).toEqual([])
})

test('every table of the database has one slice that writes it', () => {
  const migrations = execFileSync('git', ['ls-files', 'server/migrations/*.sql']).toString().split('\n').filter(Boolean)
  const created = migrations.flatMap((file) =>
    [...readSource(file).matchAll(/^create (?:unlogged )?table (\w+)/gm)].map(([, table]) => table),
  )
  expect(Object.values(TABLE_OWNERS).flat().sort()).toEqual([...new Set(created)].sort())
})

test.each([
  ['server/src/draws/clear-stage.ts', "await tx.db.updateTable('games').set({ version: 2 }).execute()"],
  ['server/src/payments/select-ticket.ts', "await tx.db.insertInto('tickets').values(ticket).execute()"],
  ['server/src/accounts/close-account.ts', 'await sql`update payments set note = null`.execute(tx.db)'],
  ['server/src/games/close-game.ts', 'await sql`delete from claims where game_id = $1`.execute(tx.db)'],
  ['server/src/payments/approve-payment.ts', 'await sql`select release_numbers($1, $2, 0)`.execute(tx.db)'],
])('a planted write is refused: %s with %s', (file, source) => {
  expect(foreignWrites(file, source)).toHaveLength(1)
})
