import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'

/** A test, and the requirements that its markers name. */
export type Proof = { readonly file: string; readonly title: string; readonly ids: readonly string[] }

export type Proofs = {
  readonly proofs: readonly Proof[]
  /** Markers that are not directly above a test, as `file:line`. */
  readonly misplaced: readonly string[]
}

const MARKER = /^\s*\/\/ proves: (.+)$/
const TEST_FILE = /\.(test\.tsx?|story\.ts)$/

/** Reads the markers of all tests: one or more lines `// proves: HOME-01, HOME-02` directly above a test. */
export function readProofs(root: string): Proofs {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((path) => TEST_FILE.test(path) && existsSync(join(root, path)))
  const found = files.map((file) => proofsOf(file, readFileSync(join(root, file), 'utf8')))
  return {
    proofs: found.flatMap(({ proofs }) => proofs),
    misplaced: found.flatMap(({ misplaced }) => misplaced),
  }
}

export function proofsOf(file: string, source: string): Proofs {
  if (!source.includes('// proves: ')) return { proofs: [], misplaced: [] }
  const lines = source.split('\n')
  const titles = testTitles(file, source)
  const proofs: Proof[] = []
  const misplaced: string[] = []
  let ids: string[] = []
  for (const [index, line] of lines.entries()) {
    const marker = MARKER.exec(line)?.[1]
    if (marker !== undefined) {
      ids.push(...marker.split(',').map((id) => id.trim()))
    } else if (ids.length > 0) {
      const title = titles.get(index)
      if (title === undefined) misplaced.push(`${file}:${index}`)
      else proofs.push({ file, title, ids })
      ids = []
    }
  }
  if (ids.length > 0) misplaced.push(`${file}:${lines.length}`)
  return { proofs, misplaced }
}

/** The titles of the tests of a file, by the index of the line that a test begins on. */
function testTitles(file: string, source: string): Map<number, string> {
  const titles = new Map<number, string>()
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { type, start, callee, arguments: given } = node as Record<string, unknown>
    if (type === 'CallExpression' && Array.isArray(given) && isTest(source, callee)) {
      const title = given[0] as { type: string; start: number; end: number } | undefined
      const line = source.slice(0, Number(start)).split('\n').length - 1
      // `test.each(rows)('title', …)` is a call of a call: the outer one, which has the title, is visited first.
      if (title && /^(Literal|TemplateLiteral)$/.test(title.type) && !titles.has(line)) {
        titles.set(line, plainTitle(source.slice(title.start + 1, title.end - 1)))
      }
    }
    Object.values(node).forEach(visit)
  }
  visit(parseSync(file, source).program)
  return titles
}

function isTest(source: string, callee: unknown): boolean {
  const { start, end } = callee as { start: number; end: number }
  return /^test\b(?!\.(describe|step|use|skip))/.test(source.slice(start, end))
}

/** Without the values that a title repeats for each case. */
function plainTitle(title: string): string {
  return title
    .replace(/:? ?\$\{[^}]*\}/g, '')
    .replace(/%[sdij]|\$\w+/g, '…')
    .replaceAll("\\'", "'")
    .trim()
}
