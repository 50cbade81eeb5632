/**
 * Keeps names, comments and docs in plain English, and the docs in step with the files. A short list of words is banned from identifiers, file
 * names, comments and test names of TypeScript and SQL, and from the docs. Texts that players and staff read have their own rules and are exempt.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'

/** Each with the word to use instead. As whole words of a comment or a name: `tellPlayer` contains tell, `intellect` does not. */
const BANNED: Readonly<Record<string, string>> = {
  gong: 'kill signal',
  looker: 'openedBy',
  lookers: 'openedBy',
  storm: 'chaos',
}
const BANNED_PHRASES: Readonly<Record<string, string>> = {}

/** The texts on screens, in emails and on tickets, and this list itself. */
const EXEMPT = [/^text\//, /^web\/src\/text\/(en|am)\//, /^verifier\/src\/(english|amharic)\.ts$/, /^tidy\.test\.ts$/]

const ROOT = import.meta.dirname
const FILES = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && existsSync(join(ROOT, path)))
const CHECKED = FILES.filter((path) => /\.(tsx?|sql|md)$/.test(path) && !EXEMPT.some((exempt) => exempt.test(path)))

type Piece = { readonly text: string; readonly start: number }

/** What a file says to its reader: comments, names and test names of TypeScript; everything but literals of SQL; all of Markdown. */
function piecesOf(path: string, source: string): Piece[] {
  if (path.endsWith('.md')) return [{ text: source, start: 0 }]
  if (path.endsWith('.sql')) {
    return [...source.matchAll(/[^'\n]+(?=\n|$|')|'[^'\n]*'/g)]
      .filter(([text]) => !text.startsWith("'"))
      .map(({ 0: text, index }) => ({ text: wordsOf(text), start: index }))
  }
  const { program, comments } = parseSync(path, source)
  const pieces: Piece[] = comments.map(({ value, start }) => ({ text: value, start }))
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { type, name, start, callee, arguments: given } = node as Record<string, unknown>
    if (typeof name === 'string' && /Identifier$/.test(String(type))) {
      pieces.push({ text: wordsOf(name), start: Number(start) })
    }
    if (type === 'CallExpression' && isTestCall(source, callee) && Array.isArray(given)) {
      const title = given[0] as { type: string; start: number; end: number } | undefined
      if (title && /^(Literal|TemplateLiteral)$/.test(title.type)) {
        pieces.push({ text: source.slice(title.start, title.end), start: title.start })
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

/** 'tellPlayer' → 'tell player', 'board_news' → 'board news'. */
function wordsOf(name: string): string {
  return name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').replaceAll(/[_\-./]/g, ' ')
}

const LIST = Object.entries({ ...BANNED, ...BANNED_PHRASES })

function bannedIn(path: string, source: string): string[] {
  const everything = `${path}\n${source}`.toLowerCase().replaceAll(/\s+/g, ' ')
  const suspects = LIST.filter(([word]) => everything.includes(word))
  if (suspects.length === 0) return []
  return [{ text: wordsOf(path), start: 0 }, ...piecesOf(path, source)].flatMap(({ text, start }) =>
    suspects.flatMap(([word, instead]) => {
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
})

test.each([
  ['a comment', 'planted.ts', '// after the gong\nexport const first = 1'],
  ['an identifier', 'planted.tsx', 'export function findLookers() {}'],
  ['a test name', 'planted.test.ts', "test('in a storm', () => {})"],
  ['a file name', 'bench/gong.ts', 'export {}'],
  ['a column', 'planted.sql', 'create table review_lookers (id int)'],
  ['a sentence of the docs', 'planted.md', 'The worker waits for the gong.'],
])('a banned word in %s is found', (_, path, source) => {
  expect(bannedIn(path, source)).toHaveLength(1)
})

test.each([
  ['a literal', 'planted.ts', "export const text = 'gong'"],
  ['part of another word', 'planted.ts', 'export const renewal = between + brainstorming'],
])('a banned word in %s is allowed', (_, path, source) => {
  expect(bannedIn(path, source)).toEqual([])
})

const DOCS = FILES.filter((path) => path.endsWith('.md'))
/** Folders that exist only after a build or a run. */
const BUILT = /(^|\/)(dist|node_modules|\.dev)\//

/** Files that a page of the docs names: relative links, and paths in code marks such as `web/src/routes.tsx` or `batch-claims.ts`. */
function missingFiles(path: string, source: string): string[] {
  const links = [...source.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)[^)]*\)/g)].map(([, target = '']) => target)
  const mentions = [...source.matchAll(/`([\w@.-]+(?:\/[\w@.-]+)*\.(?:ts|tsx|sql|md|py|conf|yaml|service|css|js))`/g)]
  const missing = links.filter((target) => !existsSync(join(ROOT, normalize(join(dirname(path), target)))))
  for (const [, mention = ''] of mentions) {
    const isThere = FILES.some((file) => file === mention || file.endsWith(`/${mention}`))
    if (!isThere && !BUILT.test(mention) && !mention.startsWith('http')) missing.push(mention)
  }
  return missing.map((name) => `${path} names ${name}`)
}

test('every file that the docs name exists', () => {
  expect(DOCS.flatMap((path) => missingFiles(path, readFileSync(join(ROOT, path), 'utf8')))).toEqual([])
})

test('a missing file in the docs is found', () => {
  const source = 'See [this](docs/nowhere.md), `server/src/nowhere.ts` and `nowhere.sql`, but not `dist/built.js`.'
  expect(missingFiles('README.md', source)).toHaveLength(3)
})
