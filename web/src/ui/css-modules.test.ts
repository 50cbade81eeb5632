import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

const root = new URL('..', import.meta.url).pathname
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
const sources = files.filter((file) => file.endsWith('.tsx'))
const modules = files.filter((file) => file.endsWith('.module.css'))

const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** The class names that a style sheet defines, without comments, strings and numbers. */
function classesIn(file: string): Set<string> {
  const selectors = read(file)
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\{[^{}]*\}/g, '{}')
  return new Set([...selectors.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name))
}

type Use = {
  readonly file: string
  readonly sheet: string
  readonly names: readonly string[]
  readonly isOpen: boolean
}

/** `styles.held` is a name; `styles[state]` may use any class of the sheet. */
function usesIn(file: string): Use[] {
  const source = read(file)
  return [...source.matchAll(/import (\w+) from '(\.{1,2}\/[^']+\.module\.css)'/g)].map(
    ([, local = '', path = '']) => ({
      file,
      sheet: join(file, '..', path),
      names: [...source.matchAll(new RegExp(`\\b${local}\\.(\\w+)`, 'g'))].map(([, name = '']) => name),
      isOpen: source.includes(`${local}[`),
    }),
  )
}

const uses = sources.flatMap(usesIn)

test('every class that a component uses is in its style sheet', () => {
  expect(uses.length).toBeGreaterThan(20)
  const missing = uses.flatMap(({ file, sheet, names }) => {
    const known = classesIn(sheet)
    return names.filter((name) => !known.has(name)).map((name) => `${file}: ${sheet} has no .${name}`)
  })
  expect(missing).toEqual([])
})

test('every class of a style sheet is used', () => {
  const unused = modules.flatMap((sheet) => {
    const users = uses.filter((use) => use.sheet === sheet)
    if (users.some(({ isOpen }) => isOpen)) return users.length > 0 ? [] : [`${sheet}: no component uses it`]
    const used = new Set(users.flatMap(({ names }) => names))
    return [...classesIn(sheet)].filter((name) => !used.has(name)).map((name) => `${sheet}: .${name} is not used`)
  })
  expect(unused).toEqual([])
})

test('no two style sheets have the same name, because class names begin with it', () => {
  const names = modules.map((sheet) => basename(sheet))
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('style sheets use inline and block sides, never left and right', () => {
  const physical =
    /(^|[\s;{-])(left|right)\s*:|(margin|padding|border|inset)-(left|right|top|bottom)[\w-]*\s*:|text-align:\s*(left|right)/
  expect([...modules, 'ui/base.css'].filter((sheet) => physical.test(read(sheet)))).toEqual([])
})

test('animations and transitions change transform and opacity only', () => {
  const offenders = [...modules, 'ui/base.css'].flatMap((sheet) => {
    const css = read(sheet)
    const frames = [...css.matchAll(/@keyframes [\w-]+ \{(.*?)\n\}/gs)].map(([, body = '']) => body)
    const moved = frames.flatMap((body) => [...body.matchAll(/^\s+([\w-]+):/gm)].map(([, property = '']) => property))
    const eased = [...css.matchAll(/transition:\s*([\w-]+)/g)].map(([, property = '']) => property)
    return [...moved, ...eased.filter((property) => property !== 'none')]
      .filter((property) => property !== 'transform' && property !== 'opacity')
      .map((property) => `${sheet}: ${property}`)
  })
  expect(offenders).toEqual([])
})
