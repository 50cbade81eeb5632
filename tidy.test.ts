/**
 * Keeps names, comments and docs in plain English, and the docs in step with the files. A short list of words is banned from identifiers,
 * file names, comments and test names of TypeScript and SQL, and from the docs. Texts on screens have their own rules and are exempt.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'

type Words = Readonly<Record<string, string>>

/** Each with what to write instead. Whole words in any case: `toldPlayer` contains told, `untold` does not. */
const BANNED: Words = {
  anew: 'again, or re- (re-encode, recompute)',
  anybody: 'anyone, or name the role',
  'by itself': 'automatically',
  'by themselves': 'automatically',
  everybody: 'everyone',
  'for ever': 'permanently, without a limit',
  gong: 'kill signal',
  looker: 'openedBy',
  lookers: 'openedBy',
  mend: 'fix',
  mendable: 'fixable',
  mended: 'fixed',
  mends: 'fixes',
  somebody: 'someone, or name the role',
  storm: 'chaos',
  stormy: 'chaos',
  'the house': 'name it; only the ledger account `house` is called so',
  told: 'notified, informed, shown',
  twin: 'duplicate (payment), sabotage (bench)',
  twins: 'duplicates',
  whoever: 'anyone who, or name the role',
}
/** Allowed in the docs, not in code. */
const BANNED_IN_CODE: Words = {
  heard: 'received',
  nobody: 'no one, or a sentence with a subject that acts',
}
/** Allowed in a sentence, not in a name. */
const BANNED_IN_NAMES: Words = {
  asks: 'requires',
  forget: 'purge',
  insist: 'retry until answered',
  tell: 'notify, publish, describe',
  tend: 'sweep',
}

/** The texts on screens, in emails and on tickets, and this list itself. */
const EXEMPT = [/^text\/src\/(en|am)\//, /^tidy\.test\.ts$/]

const ROOT = import.meta.dirname
const LISTED = ['ls-files', '--cached', '--others', '--exclude-standard']
const FILES = execFileSync('git', LISTED, { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((path) => path !== '' && existsSync(join(ROOT, path)))
const CHECKED = FILES.filter((path) => /\.(tsx?|sql|md)$/.test(path) && !EXEMPT.some((exempt) => exempt.test(path)))

type Piece = { readonly kind: 'docs' | 'sentence' | 'name'; readonly text: string; readonly start: number }

const WORDS: Record<Piece['kind'], Words> = {
  docs: BANNED,
  sentence: { ...BANNED, ...BANNED_IN_CODE },
  name: { ...BANNED, ...BANNED_IN_CODE, ...BANNED_IN_NAMES },
}
const EVERY_WORD = Object.keys(WORDS.name)

/** What a file says to its reader. Literals are left out, except the names of tests. */
function piecesOf(path: string, source: string): Piece[] {
  if (path.endsWith('.md')) return [{ kind: 'docs', text: source, start: 0 }]
  return path.endsWith('.sql') ? piecesOfSql(source) : piecesOfTypeScript(path, source)
}

function piecesOfSql(source: string): Piece[] {
  return [...source.matchAll(/--[^\n]*|'[^']*'|[^'\n-]+/g)]
    .filter(([text]) => !text.startsWith("'"))
    .map(({ 0: text, index }) => ({
      kind: text.startsWith('--') ? 'sentence' : 'name',
      text: wordsOf(text),
      start: index,
    }))
}

function piecesOfTypeScript(path: string, source: string): Piece[] {
  const { program, comments } = parseSync(path, source)
  const pieces: Piece[] = comments.map(({ value, start }) => ({ kind: 'sentence', text: value, start }))
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { type, name, start, callee, arguments: given } = node as Record<string, unknown>
    if (typeof name === 'string' && /Identifier$/.test(String(type))) {
      pieces.push({ kind: 'name', text: wordsOf(name), start: Number(start) })
    }
    if (type === 'CallExpression' && isTestCall(source, callee) && Array.isArray(given)) {
      const title = given[0] as { type: string; start: number; end: number } | undefined
      if (title && /^(Literal|TemplateLiteral)$/.test(title.type)) {
        pieces.push({ kind: 'sentence', text: source.slice(title.start, title.end), start: title.start })
      }
    }
    Object.values(node).forEach(visit)
  }
  visit(program)
  return pieces
}

function isTestCall(source: string, callee: unknown): boolean {
  const { start, end } = callee as { start: number; end: number }
  return /^(test|it|describe)\b/.test(source.slice(start, end))
}

/** 'notifyPlayer' → 'notify Player', 'board_news' → 'board news'. */
function wordsOf(name: string): string {
  return name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').replaceAll(/[_\-./]/g, ' ')
}

function bannedIn(path: string, source: string): string[] {
  const everything = `${path}\n${source}`.toLowerCase().replaceAll(/[\s*]+/g, ' ')
  const suspects = EVERY_WORD.filter((word) => everything.includes(word))
  if (suspects.length === 0) return []
  const pieces: Piece[] = [{ kind: 'name', text: wordsOf(path), start: 0 }, ...piecesOf(path, source)]
  return pieces.flatMap(({ kind, text, start }) =>
    suspects.flatMap((word) => {
      const instead = WORDS[kind][word]
      if (instead === undefined) return []
      const pattern = new RegExp(`(?<![a-z])${word.replaceAll(' ', '[\\s*]+')}(?![a-z])`, 'gi')
      return [...text.matchAll(pattern)].map(({ index }) => {
        const line = source.slice(0, start + index).split('\n').length
        return `${path}:${line}: '${word}' → ${instead}`
      })
    }),
  )
}

test('names, comments, test names and docs use no banned word', () => {
  const found = CHECKED.flatMap((path) => bannedIn(path, readFileSync(join(ROOT, path), 'utf8')))
  expect(found).toEqual([])
}, 30_000)

test.each([
  ['a comment', 'planted.ts', '// whoever comes first\nexport const first = 1'],
  ['a comment over two lines', 'planted.ts', '/**\n * It closes by\n * itself.\n */'],
  ['an identifier', 'planted.tsx', 'export function findTwins() {}'],
  ['an identifier with a word that sentences may use', 'planted.ts', 'export const tellPlayer = 1'],
  ['a test name', 'planted.test.ts', "test('renders it anew', () => {})"],
  ['a file name', 'bench/gong.ts', 'export {}'],
  ['a table', 'planted.sql', 'create table review_lookers (id int)'],
  ['a comment of SQL', 'planted.sql', "select 'x' -- for somebody"],
  ['a sentence of the docs', 'planted.md', 'The worker does it anew.'],
])('a banned word in %s is found', (_, path, source) => {
  expect(bannedIn(path, source)).toHaveLength(1)
})

test.each([
  ['a literal', 'planted.ts', "export const text = 'whoever'"],
  ['part of another word', 'planted.ts', 'export const renewal = twinkle + brainstorming'],
  ['a sentence that may use it', 'planted.ts', '// Players cannot tell the difference.'],
])('a banned word in %s is allowed', (_, path, source) => {
  expect(bannedIn(path, source)).toEqual([])
})

const DOCS = FILES.filter((path) => path.endsWith('.md'))
/** Folders that exist only after a build or a run. */
const BUILT = /(^|\/)(dist|node_modules|\.dev)\//

/** Files that the docs name and that do not exist: relative links, and paths in code marks such as `web/src/routes.tsx`. */
function missingFiles(path: string, source: string): string[] {
  const links = [...source.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)[^)]*\)/g)].map(([, target = '']) => target)
  const mentions = [...source.matchAll(/`([\w@.-]+(?:\/[\w@.-]+)*\.(?:ts|tsx|sql|md|py|conf|yaml|service|css|js))`/g)]
  const pictures = [...source.matchAll(/ (?:src|srcset)="([^":]+)"/g)].map(([, target = '']) => target)
  const missing = [...links, ...pictures].filter(
    (target) => !existsSync(join(ROOT, normalize(join(dirname(path), target)))),
  )
  for (const [, mention = ''] of mentions) {
    const isThere = FILES.some((file) => file === mention || file.endsWith(`/${mention}`))
    if (!isThere && !BUILT.test(mention)) missing.push(mention)
  }
  return missing.map((name) => `${path} names ${name}`)
}

test('every file that the docs name exists', () => {
  expect(DOCS.flatMap((path) => missingFiles(path, readFileSync(join(ROOT, path), 'utf8')))).toEqual([])
})

test('a missing file in the docs is found', () => {
  const source =
    'See [this](docs/nowhere.md), `server/src/nowhere.ts`, `nowhere.sql` and <img src="nowhere.webp">, but not `dist/built.js`.'
  expect(missingFiles('README.md', source)).toHaveLength(4)
})
