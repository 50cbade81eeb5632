/**
 * The last step of a build: every page as a file, in every language, so that the first paint waits for no script and any
 * web server, or a CDN, can serve the site. Run by `npm run build` after the bundles are there.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { RenderedPage } from './src/rendered-page.ts'
import { type Language, pathIn } from './src/text/language.ts'

const ORIGIN = (process.env['EDIL_ORIGIN'] ?? 'https://edil.example').replace(/\/$/, '')
const DIST = join(import.meta.dirname, 'dist')
const SERVER = join(import.meta.dirname, 'dist-server')

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>

const manifest: Manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'))
const template = readFileSync(join(DIST, 'index.html'), 'utf8')
const style = Object.values(manifest)
  .flatMap(({ file, css = [] }) => [...css, ...(file.endsWith('.css') ? [file] : [])])
  .filter((file, index, all) => all.indexOf(file) === index)
  .map((file) => readFileSync(join(DIST, file), 'utf8'))
  .join('')

type Prerender = { renderPages: () => Promise<RenderedPage[]> }
const { renderPages } = (await import(join(SERVER, 'prerender.js'))) as Prerender
const pages = await renderPages()
const ids = await idsOfParts()
const forgotten = [...new Set(pages.flatMap(textsForgottenBy))]
if (forgotten.length > 0) throw new Error(`a page says what it has not loaded:\n  ${forgotten.join('\n  ')}`)
for (const page of pages) {
  const path = pathIn(page.language, page.path)
  const file = join(DIST, path, 'index.html')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, fill(page))
}
writeFileSync(join(DIST, 'sitemap.xml'), sitemap(pages))
writeFileSync(
  join(DIST, 'robots.txt'),
  `User-agent: *\nDisallow: /etxdark/\nDisallow: /am/etxdark/\nDisallow: /profile/\nDisallow: /am/profile/\nSitemap: ${ORIGIN}/sitemap.xml\n`,
)
rmSync(join(DIST, '.vite'), { recursive: true })
rmSync(SERVER, { recursive: true })
console.log(`wrote ${pages.length} pages`)

function fill(page: RenderedPage): string {
  return template
    .replace(/<html[^>]*>/, `<html lang="${page.language}">`)
    .replace(/<title>.*?<\/title>/, headOf(page))
    .replace(/<link rel="stylesheet"[^>]*>/g, '')
    .replace('<div id="root"></div>', `<div id="root">${page.body}</div>`)
}

function headOf({ language, title, description, ...route }: RenderedPage): string {
  const address = (of: Language) => `${ORIGIN}${pathIn(of, route.path)}`
  const tags = [
    `<title>${quoted(title)}</title>`,
    // In the page itself: a phone on a slow network paints with the HTML, not a round trip later.
    `<style>${style}</style>`,
    `<meta name="description" content="${quoted(description)}">`,
    ...(route.isPublic
      ? [
          `<link rel="canonical" href="${address(language)}">`,
          `<link rel="alternate" hreflang="en" href="${address('en')}">`,
          `<link rel="alternate" hreflang="am" href="${address('am')}">`,
          `<link rel="alternate" hreflang="x-default" href="${address('en')}">`,
        ]
      : ['<meta name="robots" content="noindex">']),
    `<meta property="og:type" content="website">`,
    `<meta property="og:site_name" content="Edil">`,
    `<meta property="og:title" content="${quoted(title)}">`,
    `<meta property="og:description" content="${quoted(description)}">`,
    `<meta property="og:url" content="${address(language)}">`,
    `<meta property="og:locale" content="${language === 'am' ? 'am_ET' : 'en_GB'}">`,
    `<meta property="og:image" content="${ORIGIN}/share.png">`,
    `<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">`,
    `<meta name="twitter:card" content="summary_large_image">`,
    ...route.reads.map((path) => `<link rel="preload" as="fetch" crossorigin="anonymous" href="${path}">`),
    ...scriptsOf(route, language).map((file) => `<link rel="modulepreload" href="/${file}">`),
  ]
  return tags.join('')
}

/** The page's own chunk, its texts, and all they import: known now, so the browser need not find out step by step. */
function scriptsOf(route: Pick<RenderedPage, 'module' | 'parts'>, language: Language): string[] {
  const texts = ['player', ...route.parts].map((part) => `src/text/${language}/${part}.ts?compiled`)
  const found = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`the build knows no ${key}`)
    if (found.has(chunk.file)) return
    found.add(chunk.file)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  for (const key of [route.module, ...texts]) visit(key)
  const entry = manifest['index.html']?.file
  return [...found].filter((file) => file !== entry)
}

async function idsOfParts(): Promise<Map<string, ReadonlySet<string>>> {
  const folder = join(import.meta.dirname, 'src/text/en')
  const parts = new Map<string, ReadonlySet<string>>()
  for (const file of readdirSync(folder)) {
    const [messages] = Object.values((await import(join(folder, file))) as Record<string, Record<string, string>>)
    parts.set(file.replace('.ts', ''), new Set(Object.keys(messages ?? {})))
  }
  return parts
}

/** A part that a page forgot to name would show an id where a sentence belongs. What the frame says is in `player`. */
function textsForgottenBy(page: RenderedPage): string[] {
  const own = ['player', ...page.parts]
  const elsewhere = new Map(
    [...ids]
      .filter(([part]) => !own.includes(part))
      .flatMap(([part, set]) => [...set].map((id) => [id, part] as const)),
  )
  return scriptsOf(page, page.language)
    .filter((file) => !/frame-|\/text\//.test(file))
    .map((file) => readFileSync(join(DIST, file), 'utf8'))
    .filter((source) => !source.includes('JSON.parse('))
    .flatMap((source) => [...source.matchAll(/["'`]([a-z]\w*(?:\.\w+)+)["'`]/gi)].map(([, id]) => id ?? ''))
    .filter((id) => elsewhere.has(id))
    .map((id) => `${page.path}: '${id}' is in the part '${elsewhere.get(id)}'`)
}

function sitemap(all: readonly RenderedPage[]): string {
  const urls = all
    .filter(({ isPublic }) => isPublic)
    .map(({ path, language }) => {
      const links = (['en', 'am'] as const).map(
        (of) => `<xhtml:link rel="alternate" hreflang="${of}" href="${ORIGIN}${pathIn(of, path)}"/>`,
      )
      return `<url><loc>${ORIGIN}${pathIn(language, path)}</loc>${links.join('')}</url>`
    })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>\n`
}

function quoted(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')
}
