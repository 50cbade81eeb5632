/** Keeps the documents in step with the project: their commands exist, and each says for whom it is and is in the index. */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = import.meta.dirname
const DOCS = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], { cwd: ROOT })
  .toString()
  .split('\n')
  .filter((path) => path !== '' && path !== 'CHANGELOG.md' && existsSync(join(ROOT, path)))
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

type Package = {
  readonly scripts: Readonly<Record<string, string>>
  readonly name: string
  readonly bin?: Readonly<Record<string, string>>
}
const packageIn = (folder: string) => JSON.parse(read(join(folder, 'package.json'))) as Package
const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] }

/** Blocks of code and code marks: what a reader would type. */
function codeIn(source: string): string[] {
  const blocks = [...source.matchAll(/^```(?:sh)?\n([\s\S]*?)^```/gm)].flatMap(([, block = '']) => block.split('\n'))
  const marks = [...source.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, mark = '']) => mark)
  return [...blocks, ...marks].map((line) => line.replaceAll('\\|', '|').replace(/\s#.*/, ''))
}

/** Why the commands of this line cannot work; empty when they can. */
function faultsOf(line: string): string[] {
  const faults: string[] = []
  const check = (isThere: boolean, what: string) => void (isThere || faults.push(`${line.trim()}: no ${what}`))
  for (const [, script = '', rest = ''] of line.matchAll(/\bnpm run ([\w:-]+)([^;&]*)/g)) {
    const workspace = /^ -w (\S+)/.exec(rest)?.[1]
    const folder = workspaces.find((name) => name === workspace || packageIn(name).name === workspace)
    check(script in packageIn(workspace === undefined ? '.' : (folder ?? '.')).scripts, `script ${script}`)
    const run = /^ -- ([\w-]+)/.exec(rest)?.[1]
    const kind = script === 'bench' ? 'bench/load' : script === 'fault' ? 'bench/fault' : undefined
    if (run !== undefined && kind) check(readdirSync(join(ROOT, kind)).includes(`${run}.ts`), `${kind}/${run}.ts`)
  }
  for (const [, command = ''] of line.matchAll(/\bnpx ([\w@/-]+)/g)) {
    const isOurs = workspaces.some((name) => packageIn(name).name === command && 'bin' in packageIn(name))
    check(isOurs || existsSync(join(ROOT, 'node_modules/.bin', command)), `command ${command}`)
  }
  for (const [, path = ''] of line.matchAll(
    /(?:^|\s)(?:bash |node |\S+\/node |psql -f |-f |npm test )?((?:[\w.-]+\/)+[\w.-]+)(?=\s|$)/g,
  )) {
    if (/^(dev|deploy|docs|server|domain|\.ci)\//.test(path)) check(existsSync(join(ROOT, path)), `file ${path}`)
  }
  return faults
}

test('every command that the documents name exists', () => {
  const lines = DOCS.flatMap((path) => codeIn(read(path)))
  expect(lines.filter((line) => /\bnpm run |(^|\s)dev\//.test(line)).length).toBeGreaterThan(60)
  expect(lines.flatMap(faultsOf)).toEqual([])
})

test.each([
  'npm run nothing',
  'npm run schema -w e2e',
  'npm run bench -- nothing',
  'npx nothing-of-ours file.json',
  'dev/nothing start',
  'bash .ci/nothing',
  'docker compose -f deploy/nothing.yaml up',
])('the command %s is found missing', (line) => {
  expect(faultsOf(line)).toHaveLength(1)
})

const PAGES = DOCS.filter((path) => /^docs\/([\w-]+|(decisions|api-examples)\/README)\.md$/.test(path))

test.each(PAGES)('%s says in its first lines for whom it is', (path) => {
  expect(read(path)).toMatch(/^# .+\n\n\*For [^*]+\*\n/)
})

test('the index of the documents names every page', () => {
  const index = read('docs/README.md')
  const missing = PAGES.filter(
    (path) => path !== 'docs/README.md' && !index.includes(`(${path.slice('docs/'.length)})`),
  )
  expect(missing).toEqual([])
})

/** How many requirements of levels 1 and 2 each chapter of OWASP ASVS 5.0 has. */
const ASVS_REQUIREMENTS = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7]
const ASVS = read('docs/asvs.md')

type AsvsRow = { readonly chapter: number; readonly id: string; readonly result: string; readonly because: string }

function asvsRowsOf(page: string): AsvsRow[] {
  const rows = page.matchAll(/^\| (\d+)(\.\d+\.\d+) \|[^|\n]+\| (met|not met|not applicable) \| ([^|\n]+) \|$/gm)
  return [...rows].map(([, chapter = '', id = '', result = '', because = '']) => ({
    chapter: Number(chapter),
    id: chapter + id,
    result,
    because,
  }))
}

/** Why a row cannot be trusted; empty when it can. */
function asvsFaultsOf({ id, result, because }: AsvsRow): string[] {
  const files = [...because.matchAll(/`([\w.-]+(?:\/[\w.-]+)+|[\w-]+\.(?:json|ts|md)|\.[a-z]+\.?[a-z]*)`/g)].map(
    ([, name = '']) => name,
  )
  const missing = files.filter((name) => !existsSync(join(ROOT, name)))
  return [
    ...missing.map((name) => `${id} names ${name}, which does not exist`),
    ...(result === 'met' && files.length === 0 ? [`${id} is met, and names no file`] : []),
  ]
}

test('every requirement of OWASP ASVS has one row, and what shows it exists', () => {
  const rows = asvsRowsOf(ASVS)
  expect(ASVS.match(/^\| \d/gm)).toHaveLength(rows.length)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  const counts = ASVS_REQUIREMENTS.map((_, index) => rows.filter(({ chapter }) => chapter === index + 1).length)
  expect(counts).toEqual(ASVS_REQUIREMENTS)
  expect(rows.flatMap(asvsFaultsOf)).toEqual([])
})

test.each([
  { because: 'a test', fault: 'names no file' },
  { because: '`server/src/nothing.test.ts`', fault: 'does not exist' },
])('a requirement that is met because of $because is found', ({ because, fault }) => {
  expect(asvsFaultsOf({ chapter: 1, id: '1.1.1', result: 'met', because }).join()).toContain(fault)
})

/** The rows of 'OWASP ASVS' in docs/security.md: chapter, met, not met, not applicable. */
test('the figures of OWASP ASVS are those of its table', () => {
  const rows = asvsRowsOf(ASVS)
  const count = (chapter: number, result: string) =>
    rows.filter((row) => row.chapter === chapter && row.result === result).length
  const figures = [...read('docs/security.md').matchAll(/^\| V(\d+) [^|]+\| (\d+) \| (\d+) \| (\d+) \|$/gm)]
  expect(figures.map(([, ...cells]) => cells.map(Number))).toEqual(
    ASVS_REQUIREMENTS.map((_, index) => [
      index + 1,
      ...['met', 'not met', 'not applicable'].map((result) => count(index + 1, result)),
    ]),
  )
})

test('the runbook says how to prove an identity before a second factor is removed', () => {
  const [, procedure = ''] = /^### Lost second factor\n([\s\S]*?)^## /m.exec(read('docs/runbook.md')) ?? []
  const before = procedure.slice(0, procedure.indexOf('delete from two_factors'))
  for (const step of ['Lock first', 'Prove the identity', 'identity card or passport', 'Another admin']) {
    expect(before).toContain(step)
  }
})
