/**
 * The last step of a build: writes every page in every language as an HTML file, so that the first paint waits for no
 * script and any web server or CDN can serve the site. Also writes which chunks each page loads, for dev/check-budgets.ts.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Language } from '@edil/domain/people'
import { type Manifest, scriptsOfPages } from './page-scripts.ts'
import type { RenderedPage } from './src/rendered-page.ts'
import { pathIn } from './src/text/language.ts'

const ORIGIN = (process.env['EDIL_ORIGIN'] ?? 'https://edil.example').replace(/\/$/, '')
const DIST = join(import.meta.dirname, 'dist')
const SERVER = join(import.meta.dirname, 'dist-server')

/** What dist-server/prerender.js exports. */
type Prerender = { readonly renderPages: () => Promise<RenderedPage[]> }

const manifest: Manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'))
const template = readFileSync(join(DIST, 'index.html'), 'utf8')
const scripts = scriptsOfPages(manifest, template)
const sheets = Object.values(manifest).flatMap(({ file, css = [] }) =>
  [file, ...css].filter((name) => name.endsWith('.css')),
)
const style = [...new Set(sheets)].map((file) => readFileSync(join(DIST, file), 'utf8')).join('')

const { renderPages } = (await import(join(SERVER, 'prerender.js'))) as Prerender
const pages = await renderPages()
for (const page of pages) {
  const file = join(DIST, pathIn(page.language, page.path), 'index.html')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, renderHtml(page))
}
writeFileSync(join(DIST, 'sitemap.xml'), renderSitemap(pages))
writeFileSync(
  join(DIST, 'robots.txt'),
  `User-agent: *\nDisallow: /etxdark/\nDisallow: /am/etxdark/\nDisallow: /profile/\nDisallow: /am/profile/\nSitemap: ${ORIGIN}/sitemap.xml\n`,
)
const loads = pages.map((page) => ({
  path: pathIn(page.language, page.path),
  first: [...scripts.frame, ...scripts.preloaded(page)],
  later: scripts.later(page),
}))
writeFileSync(join(SERVER, 'page-loads.json'), JSON.stringify(loads))
rmSync(join(DIST, '.vite'), { recursive: true })
console.log(`wrote ${pages.length} pages`)

function renderHtml(page: RenderedPage): string {
  return template
    .replace(/<html[^>]*>/, `<html lang="${page.language}">`)
    .replace(/<title>.*?<\/title>/, renderHead(page))
    .replace(/<link rel="stylesheet"[^>]*>/g, '')
    .replace('<div id="root"></div>', `<div id="root">${page.body}</div>`)
}

function renderHead(page: RenderedPage): string {
  const { language, title, description } = page
  const address = (of: Language) => `${ORIGIN}${pathIn(of, page.path)}`
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    // Inline, so that a slow phone paints with the HTML and not a round trip later.
    `<style>${style}</style>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    ...(page.isPublic
      ? [
          `<link rel="canonical" href="${address(language)}">`,
          `<link rel="alternate" hreflang="en" href="${address('en')}">`,
          `<link rel="alternate" hreflang="am" href="${address('am')}">`,
          `<link rel="alternate" hreflang="x-default" href="${address('en')}">`,
        ]
      : ['<meta name="robots" content="noindex">']),
    `<meta property="og:type" content="website">`,
    `<meta property="og:site_name" content="Edil">`,
    `<meta property="og:title" content="${escapeHtml(title)}">`,
    `<meta property="og:description" content="${escapeHtml(description)}">`,
    `<meta property="og:url" content="${address(language)}">`,
    `<meta property="og:locale" content="${language === 'am' ? 'am_ET' : 'en_GB'}">`,
    `<meta property="og:image" content="${ORIGIN}/share.png">`,
    `<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">`,
    `<meta name="twitter:card" content="summary_large_image">`,
    ...page.reads.map((path) => `<link rel="preload" as="fetch" crossorigin="anonymous" href="${path}">`),
    ...scripts.preloaded(page).map((file) => `<link rel="modulepreload" href="/${file}">`),
  ]
  return tags.join('')
}

function renderSitemap(all: readonly RenderedPage[]): string {
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

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')
}
