/**
 * Size budgets of every built page: the scripts it names, the styles in it, the pictures beside it. Runs at the end of every
 * build, which fails when a budget is exceeded.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const KB = 1_000
const SCRIPTS_MAX = 95 * KB
const STYLES_MAX = 12 * KB
const PICTURE_MAX = 20 * KB

const dist = process.argv[2] ?? 'dist'
const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name))

const faults: string[] = []
let largest = { page: '', scripts: 0, styles: 0 }
for (const file of files.filter((name) => name.endsWith('.html'))) {
  const page = `/${relative(dist, file).replace(/index\.html$/, '')}`
  const html = readFileSync(file, 'utf8')
  const named = [...html.matchAll(/(?:<script[^>]+src|<link rel="modulepreload"[^>]*href)="\/([^"]+\.js)"/g)].map(
    ([, name]) => name ?? '',
  )
  const scripts = [...new Set(named)].reduce((total, name) => total + statSync(join(dist, `${name}.br`)).size, 0)
  const styles = brotliCompressSync([...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css]) => css).join('')).length
  if (scripts > SCRIPTS_MAX) faults.push(`${page} loads ${kb(scripts)} of scripts; the limit is ${kb(SCRIPTS_MAX)}`)
  if (styles > STYLES_MAX) faults.push(`${page} carries ${kb(styles)} of styles; the limit is ${kb(STYLES_MAX)}`)
  const isOperators = /^\/(am\/)?etxdark\//.test(page)
  for (const name of named) {
    const isAdminChunk = readFileSync(join(dist, name), 'utf8').includes('admin.approve') || /admin/.test(name)
    if (!isOperators && isAdminChunk) faults.push(`${page} loads ${name}, which is the operators'`)
  }
  const sources = named.map((name) => readFileSync(join(dist, name), 'utf8'))
  const translatesRefusals = sources.some((source) => source.includes('`refusal.${'))
  if (translatesRefusals && !sources.some((source) => source.includes('refusal.request_invalid')))
    faults.push(`${page} shows refusals without the text part 'refusals'`)
  if (sources.some((source) => source.includes('BLS12381')))
    faults.push(`${page} loads the curves; they come in the worker that checks a proof, and nowhere else`)
  if (scripts > largest.scripts) largest = { page, scripts, styles }
}
for (const file of files.filter((name) => /\.(png|jpe?g|webp|avif|gif|svg)$/.test(name))) {
  const { size } = statSync(file)
  if (size > PICTURE_MAX)
    faults.push(`${relative(dist, file)} has ${kb(size)}; the limit for a picture is ${kb(PICTURE_MAX)}`)
}

for (const fault of faults) console.error(`budget: ${fault}`)
console.log(
  `budgets: the heaviest page, ${largest.page}, loads ${kb(largest.scripts)} of scripts and ${kb(largest.styles)} of styles (brotli)`,
)
process.exitCode = faults.length === 0 ? 0 : 1

function kb(bytes: number): string {
  return `${(bytes / KB).toFixed(1)} kB`
}
