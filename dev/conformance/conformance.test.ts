import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { proofsOf, readProofs } from './read-proofs.ts'
import { renderConformance, stateOf } from './render-conformance.ts'
import { OPEN, PARTS, UNMET } from './requirements.ts'

const ROOT = join(import.meta.dirname, '../..')
const REQUIREMENTS = PARTS.flatMap(({ requirements }) => requirements)
const IDS = REQUIREMENTS.map(({ id }) => id)
const { proofs, misplaced } = readProofs(ROOT)
const PROVED = new Set(proofs.flatMap(({ ids }) => ids))

test('the document has 481 requirements, each with an id of its own', () => {
  expect(IDS).toHaveLength(481)
  expect(new Set(IDS).size).toBe(IDS.length)
})

test('every requirement has a proof or a decision', () => {
  const bare = REQUIREMENTS.filter((requirement) => stateOf(requirement) === 'proved').filter(
    ({ id }) => !PROVED.has(id),
  )
  expect(bare.map(({ id }) => id)).toEqual([])
})

test('open and unmet is what is listed here, and neither has a proof', () => {
  expect(Object.keys(OPEN)).toEqual([])
  expect(Object.keys(UNMET)).toEqual([])
  for (const id of [...Object.keys(OPEN), ...Object.keys(UNMET)]) {
    expect(IDS).toContain(id)
    expect(PROVED.has(id), `${id} has a proof`).toBe(false)
  }
})

test('a marker names requirements of the document', () => {
  const known = new Set(IDS)
  const unknown = proofs.flatMap(({ file, ids }) => ids.filter((id) => !known.has(id)).map((id) => `${file}: ${id}`))
  expect(unknown).toEqual([])
})

test('a marker is directly above a test', () => {
  expect(misplaced).toEqual([])
})

test('every place in the code exists', () => {
  const places = REQUIREMENTS.flatMap(({ where }) => where)
  expect(places.filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
  const nowhere = REQUIREMENTS.filter(({ where }) => where.length === 0).map(({ id }) => id)
  expect(nowhere.toSorted()).toEqual(Object.keys(OPEN).toSorted())
})

test('docs/conformance.md is up to date (npm run conformance writes it)', () => {
  expect(readFileSync(join(ROOT, 'docs/conformance.md'), 'utf8')).toBe(renderConformance(proofs))
})

const MARK = '// proves: HOME-01, HOME-02'

test.each([
  ['a test', `${MARK}\ntest('opens', () => {})`, 'opens'],
  ['a test with cases', `${MARK}\ntest.each([\n  1,\n])('opens %s', () => {})`, 'opens …'],
  ['a story', `for (const view of VIEWS) {\n  ${MARK}\n  test(\`opens: \${view.name}\`, async () => {})\n}`, 'opens'],
])('the marker of %s is read with its title', (_, source, title) => {
  const file = 'planted.test.ts'
  expect(proofsOf(file, source)).toEqual({ proofs: [{ file, title, ids: ['HOME-01', 'HOME-02'] }], misplaced: [] })
})

test('several lines of markers belong to the same test', () => {
  const { proofs: found } = proofsOf('planted.test.ts', `${MARK}\n// proves: LOGIN-01\ntest('opens', () => {})`)
  expect(found.map(({ ids }) => ids)).toEqual([['HOME-01', 'HOME-02', 'LOGIN-01']])
})

test.each([
  ['a helper', `${MARK}\nconst open = () => {}\n`],
  ['an empty line', `${MARK}\n\ntest('opens', () => {})\n`],
  ['a group of tests', `${MARK}\ntest.describe('all', () => {})\n`],
  ['the test that was deleted', `${MARK}\n`],
])('a marker above %s is misplaced', (_, source) => {
  expect(proofsOf('planted.test.ts', source).misplaced).toHaveLength(1)
})
