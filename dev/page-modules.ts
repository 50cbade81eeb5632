import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'

/** Reads the modules of the web's pages: what they import, and which message ids they contain. For tests. */
export const WEB = join(import.meta.dirname, '../web')
const ENGLISH = join(WEB, '../text/src/en')

/** Which text part a message id is in, and the English text of the id. */
export const partOf = new Map<string, string>()
export const english = new Map<string, string>()
for (const file of readdirSync(ENGLISH)) {
  const [messages = {}] = Object.values((await import(join(ENGLISH, file))) as Record<string, Record<string, string>>)
  for (const [id, text] of Object.entries(messages)) {
    partOf.set(id, file.replace('.ts', ''))
    english.set(id, text)
  }
}

type Source = {
  /** Modules of ours that it imports statically, for more than types. */
  readonly imports: readonly string[]
  readonly packages: readonly string[]
  /** Modules of ours that it imports dynamically, and the text parts that it loads for them. */
  readonly later: readonly string[]
  readonly loads: readonly string[]
  /** Message ids in it, and prefixes of ids (`refusal.${code}`), with the text parts that have such an id. */
  readonly texts: ReadonlyMap<string, readonly string[]>
}

const sources = new Map<string, Source>()
export function read(file: string): Source {
  const known = sources.get(file)
  if (known) return known
  const text = readFileSync(file, 'utf8')
  const { program, module } = parseSync(file, text)
  const specifiers = [
    ...module.staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
    ),
  ]
  const texts = new Map<string, string[]>()
  const loads: string[] = []
  new Visitor({
    Literal: ({ value }) => {
      const part = typeof value === 'string' ? partOf.get(value) : undefined
      if (part) texts.set(String(value), [part])
    },
    CallExpression: ({ callee, arguments: [part] }) => {
      if (callee.type === 'Identifier' && callee.name === 'loadTextPart' && part?.type === 'Literal')
        loads.push(String(part.value))
    },
    // const parts = ['play', 'tickets'] as const, for parts.map(loadTextPart)
    VariableDeclarator: ({ id, init }) => {
      if (id.type !== 'Identifier' || id.name !== 'parts' || init?.type !== 'TSAsExpression') return
      if (init.expression.type !== 'ArrayExpression') return
      for (const part of init.expression.elements) if (part?.type === 'Literal') loads.push(String(part.value))
    },
    TemplateLiteral: ({ quasis: [head] }) => {
      const prefix = head?.value.raw ?? ''
      const parts = [...partOf].filter(([id]) => prefix.includes('.') && id.startsWith(prefix)).map(([, part]) => part)
      if (parts.length > 0) texts.set(prefix, parts)
    },
  }).visit(program)
  const source: Source = {
    imports: specifiers.flatMap((specifier) => resolve(file, specifier)),
    packages: specifiers.filter((specifier) => !specifier.startsWith('.')),
    later: module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) =>
      resolve(file, text.slice(start + 1, end - 1)),
    ),
    loads,
    texts,
  }
  sources.set(file, source)
  return source
}

function resolve(from: string, specifier: string): string[] {
  const own = /^@edil\/(\w+)\/(.+)$/.exec(specifier)
  const file = own ? join(WEB, '..', own[1] ?? '', 'src', `${own[2]}.ts`) : join(dirname(from), specifier)
  return /\.tsx?$/.test(file) && (own || specifier.startsWith('.')) && existsSync(file) ? [file] : []
}

/** A module and all that it imports statically. */
export function graphOf(module: string, found = new Set<string>()): Set<string> {
  if (found.has(module)) return found
  found.add(module)
  for (const imported of read(module).imports) graphOf(imported, found)
  return found
}

// By a computed path, because the type check of tests knows no style sheets.
type Route = { readonly path: string; readonly title: string; readonly parts: readonly string[] }
type Routes = { readonly ROUTES: readonly Route[]; readonly NOT_FOUND: Route }
const { ROUTES, NOT_FOUND } = (await import(join(WEB, 'src/routes.tsx'))) as Routes
const { PAGES } = (await import(join(WEB, 'src/pages.ts'))) as { PAGES: Record<string, { module: string }> }

export const pages = [...ROUTES, NOT_FOUND].map(({ path, title, parts }) => ({
  path,
  title,
  module: PAGES[path]?.module ?? '',
  parts: ['player', ...parts],
  files: [...graphOf(join(WEB, PAGES[path]?.module ?? ''))],
}))

/** A module and all that it imports, at once and later. */
export function wholeGraphOf(module: string, found = new Set<string>()): Set<string> {
  if (found.has(module)) return found
  found.add(module)
  const { imports, later } = read(module)
  for (const imported of [...imports, ...later]) wholeGraphOf(imported, found)
  return found
}
