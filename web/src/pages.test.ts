import { readFileSync } from 'node:fs'
import type { Endpoint } from '@edil/contract/endpoint'
import { expect, test } from 'vitest'
import { graphOf, pages, partOf, read, WEB } from '../../dev/page-modules.ts'

test('a page loads the text part of every message id in its modules', () => {
  expect(pages.flatMap(({ files }) => files).length).toBeGreaterThan(500)
  const missing = pages.flatMap(({ path, parts, files }) =>
    missingTexts(files, parts).map((fault) => `${path}: ${fault}`),
  )
  expect(missing).toEqual([])
})

test('what a page imports later finds the text parts of its page, and those that the importing module loads', () => {
  // The texts of refusals are loaded with the first refusal.
  const missing = pages.flatMap(({ files, parts }) => missingLater(files, [...parts, 'refusals', 'buying'], new Set()))
  expect([...new Set(missing)]).toEqual([])
})

test('a page with a form has the text of every refusal that its requests can meet', () => {
  const missing = pages
    .filter(({ parts }) => parts.includes('refusals'))
    .flatMap(({ path, parts, files }) =>
      changesIn(files)
        .flatMap((name): readonly string[] => ENDPOINTS.get(name)?.refusals ?? [`endpoint ${name}`])
        .filter((code) => !parts.includes(partOf.get(`refusal.${code}`) ?? ''))
        .map((code) => `${path}: ${code}`),
    )
  expect([...new Set(missing)]).toEqual([])
})

/** Their failures are described with texts that are loaded then, on all pages. */
const DESCRIBED_LATER = /src\/api\/(claims|payments)\.ts$/

const CONTRACT = import.meta.glob<Record<string, unknown>>(['../../contract/src/*.ts', '!**/*.test.ts'], {
  eager: true,
})
const ENDPOINTS = new Map(
  Object.values(CONTRACT)
    .flatMap((exported) => Object.values(exported))
    .filter(isEndpoint)
    .map((endpoint) => [endpoint.name, endpoint]),
)

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'refusals' in value
}

function changesIn(files: readonly string[]): string[] {
  const own = files.filter((file) => !DESCRIBED_LATER.test(file))
  return own.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bsend<typeof (\w+)>/g)].map(([, name = '']) => name),
  )
}

function missingTexts(files: readonly string[], parts: readonly string[]): string[] {
  return files.flatMap((file) =>
    [...read(file).texts]
      .filter(([, having]) => !having.some((part) => parts.includes(part)))
      .map(([id, having]) => `${file.slice(WEB.length + 1)} has '${id}', which is in '${having[0]}'`),
  )
}

function missingLater(files: readonly string[], parts: readonly string[], checked: Set<string>): string[] {
  return files.flatMap((file) => {
    const { later, loads } = read(file)
    const available = [...parts, ...loads]
    return later.flatMap((module) => {
      if (checked.has(module)) return []
      checked.add(module)
      const imported = [...graphOf(module)]
      return [...missingTexts(imported, available), ...missingLater(imported, available, checked)]
    })
  })
}

test('a player page loads no staff module', () => {
  const player = pages.filter(({ path }) => !path.startsWith('/etxdark'))
  expect(player.flatMap(({ files }) => files.filter((file) => file.includes('/src/admin/')))).toEqual([])
})

test('no page loads the elliptic curves: only the worker that checks a proof does', () => {
  const curves = pages.flatMap(({ path, files }) =>
    files
      .filter((file) => read(file).packages.some((name) => name.startsWith('@noble/')))
      .map((file) => `${path}: ${file}`),
  )
  expect(curves).toEqual([])
})
