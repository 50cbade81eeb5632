import { expect, test } from 'vitest'
import { graphOf, pages, read, WEB } from '../../dev/page-modules.ts'

test('a page loads the text part of every message id in its modules', () => {
  expect(pages.flatMap(({ files }) => files).length).toBeGreaterThan(500)
  const missing = pages.flatMap(({ path, parts, files }) =>
    missingTexts(files, parts).map((fault) => `${path}: ${fault}`),
  )
  expect(missing).toEqual([])
})

test('what a page imports later finds the text parts of its page, and those that the importing module loads', () => {
  // The texts of refusals are loaded with the first refusal.
  const missing = pages.flatMap(({ files, parts }) => missingLater(files, [...parts, 'refusals'], new Set()))
  expect([...new Set(missing)]).toEqual([])
})

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
