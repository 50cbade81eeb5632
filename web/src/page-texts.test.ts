import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { PAGES } from './pages.ts'
import { ROUTES } from './routes.tsx'

/**
 * Every text that a page shows is in a part that the page loads; a text without its part is shown as its name. A module that is
 * imported dynamically may also use the parts that the importing file loads. The texts of refusals are loaded with the first
 * refusal, and staff pages load their parts in their own modules.
 */

const WEB = resolve(import.meta.dirname, '..')
const ENGLISH = resolve(WEB, '../text/src/en')

const PART_OF = new Map(
  readdirSync(ENGLISH).flatMap((file) =>
    [...readFileSync(join(ENGLISH, file), 'utf8').matchAll(/^ {2}'([\w.]+)':/gm)].map(
      ([, id = '']) => [id, file.slice(0, -3)] as const,
    ),
  ),
)

type Source = { readonly ids: string[]; readonly imported: string[]; readonly lazy: string[]; readonly loads: string[] }

const sources = new Map<string, Source>()

function sourceOf(file: string): Source {
  const known = sources.get(file)
  if (known) return known
  const text = readFileSync(file, 'utf8')
  const resolved = (pattern: RegExp) =>
    [...text.matchAll(pattern)]
      .map(([, path = '']) => resolve(dirname(file), path))
      .filter((path) => existsSync(path) && /\.tsx?$/.test(path))
  const whole = [...text.matchAll(/'([a-z]\w*(?:\.\w+)+)'/g)].flatMap(([, id = '']) => (PART_OF.has(id) ? [id] : []))
  // t(`rejection.${reason}`): the texts of such a group are in one part.
  const groups = [...text.matchAll(/`([a-z]\w*(?:\.\w+)*\.)\$\{/g)].map(([, prefix = '']) => prefix)
  const lists = [...text.matchAll(/const parts = \[([^\]]*)\]/g)].map(([, list = '']) => list)
  const single = [...text.matchAll(/loadTextPart\(('\w+')\)/g)].map(([, part = '']) => part)
  const source = {
    ids: [...whole, ...groups],
    imported: resolved(/^(?:import|export) (?!type)[^;]*?from '(\.[^']+)'/gm),
    lazy: resolved(/import\('(\.[^']+)'\)/g),
    loads: [...lists, ...single].flatMap((list) => [...list.matchAll(/'(\w+)'/g)].map(([, part = '']) => part)),
  }
  sources.set(file, source)
  return source
}

/** The parts that can hold it: one for a text, perhaps several for the beginning of a group's names. */
function partsOf(id: string): string[] {
  const part = PART_OF.get(id)
  if (part) return [part]
  const ofGroup = [...PART_OF].filter(([each]) => each.startsWith(id)).map(([, each]) => each)
  return ofGroup.length > 0 ? ofGroup : ['player']
}

function missingTexts(file: string, parts: ReadonlySet<string>, checked: Set<string>): string[] {
  const files = new Set<string>()
  const open = [file]
  for (let next = open.pop(); next; next = open.pop()) {
    if (files.has(next)) continue
    files.add(next)
    open.push(...sourceOf(next).imported)
  }
  return [...files].flatMap((each) => {
    const { ids, lazy, loads } = sourceOf(each)
    const missing = ids
      .filter((id) => !partsOf(id).some((part) => parts.has(part)))
      .map((id) => `${relative(WEB, each)}: ${id}`)
    const later = new Set([...parts, ...loads])
    return [
      ...missing,
      ...lazy.flatMap((path) => {
        if (checked.has(path)) return []
        checked.add(path)
        return missingTexts(path, later, checked)
      }),
    ]
  })
}

const PLAYER_ROUTES = ROUTES.filter(({ path }) => !path.startsWith('/etxdark'))

test.each(PLAYER_ROUTES.map(({ path, parts }) => [path, parts] as const))('%s loads its texts', (path, parts) => {
  const missing = missingTexts(resolve(WEB, PAGES[path].module), new Set(['player', 'refusals', ...parts]), new Set())
  expect([...new Set(missing)]).toEqual([])
})
