/**
 * Checks what a page costs a phone. Runs at the end of every build and fails it when a page is over budget.
 * Scripts: all that a signed-in player's browser loads without an interaction, whether the HTML names it or a script
 * imports it later (dist-server/page-loads.json, written by web/write-pages.ts). Workers, which run beside the page after its
 * first paint, have a budget of their own. Styles: those in the HTML.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const KB = 1_000
const SCRIPTS_MAX = 105 * KB
const STYLES_MAX = 12 * KB
const PICTURE_MAX = 20 * KB
const WORKER_MAX = 35 * KB

/** Staff pages have no budget of their own: staff work at a desk, and players never load their chunks. */
const STAFF_PAGE = /^\/(am\/)?etxdark(\/|$)/

type PageLoads = { readonly path: string; readonly first: readonly string[]; readonly later: readonly string[] }

const web = process.argv[2] ?? 'web'
const dist = join(web, 'dist')
const pages: readonly PageLoads[] = JSON.parse(readFileSync(join(web, 'dist-server/page-loads.json'), 'utf8'))

const faults: string[] = []
let heaviest = { path: '', first: 0, all: 0 }
let styles = 0
for (const { path, first, later } of pages) {
  if (STAFF_PAGE.test(path)) continue
  const page = { path, first: compressedSize(first), all: compressedSize([...first, ...later]) }
  if (page.all > SCRIPTS_MAX) faults.push(`${path} loads ${kb(page.all)} of scripts; the limit is ${kb(SCRIPTS_MAX)}`)
  if (page.all > heaviest.all) heaviest = page
  styles = Math.max(styles, sizeOfStyles(path))
}
if (styles > STYLES_MAX) faults.push(`a page has ${kb(styles)} of styles; the limit is ${kb(STYLES_MAX)}`)
for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
  if (!/\.(png|jpe?g|webp|avif|gif|svg)$/.test(file)) continue
  const { size } = statSync(join(dist, file))
  if (size > PICTURE_MAX)
    faults.push(`${relative(dist, file)} has ${kb(size)}; the limit for a picture is ${kb(PICTURE_MAX)}`)
}

for (const file of readdirSync(join(dist, 'assets'))) {
  if (!/-worker-.*\.js\.br$/.test(file)) continue
  const { size } = statSync(join(dist, 'assets', file))
  if (size > WORKER_MAX) faults.push(`${file} has ${kb(size)}; the limit for a worker is ${kb(WORKER_MAX)}`)
}

for (const fault of faults) console.error(`budget: ${fault}`)
console.log(
  `budgets: the heaviest player page, ${heaviest.path}, loads ${kb(heaviest.all)} of scripts (${kb(heaviest.first)} of them with the HTML) and ${kb(styles)} of styles (brotli)`,
)
process.exitCode = faults.length === 0 ? 0 : 1

function compressedSize(scripts: readonly string[]): number {
  return [...new Set(scripts)].reduce((total, script) => total + statSync(join(dist, `${script}.br`)).size, 0)
}

function sizeOfStyles(path: string): number {
  const html = readFileSync(join(dist, path, 'index.html'), 'utf8')
  return brotliCompressSync([...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css]) => css).join('')).length
}

function kb(bytes: number): string {
  return `${(bytes / KB).toFixed(1)} kB`
}
