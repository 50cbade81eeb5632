/**
 * The last step of a build: writes every page in every language as an HTML file, so that the first paint waits for no
 * script and any web server or CDN can serve the site. Also writes which chunks each page loads, for dev/check-budgets.ts.
 */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Language } from '@edil/domain/people'
import { transform } from 'lightningcss'
import { type Manifest, scriptsOfPages } from './page-scripts.ts'
import type { RenderedPage } from './src/rendered-page.ts'
import { pathIn } from './src/text/language.ts'

const ORIGIN = (process.env['EDIL_ORIGIN'] ?? 'https://edil.example').replace(/\/$/, '')
const DIST = join(import.meta.dirname, 'dist')
const SERVER = join(import.meta.dirname, 'dist-server')

/** deploy/nginx.conf replaces it by the game in the address: the page of a draw is one file for all games. */
const GAME = 'GAME_OF_THIS_PAGE'

/** What dist-server/prerender.js exports. */
type Prerender = { readonly renderPages: () => Promise<RenderedPage[]> }

const manifest: Manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'))
const template = readFileSync(join(DIST, 'index.html'), 'utf8')
const scripts = scriptsOfPages(manifest, template)
const styleFile = Object.values(manifest).find(({ file }) => file.endsWith('.css'))?.file
if (!styleFile) throw new Error('the manifest of the build has no style sheet')
const staffStyles = readFileSync(join(DIST, styleFile), 'utf8')
const playerStyles = withoutStaffClasses(staffStyles)

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
  `User-agent: *\nDisallow: /etxdark\nDisallow: /am/etxdark\nDisallow: /profile/\nDisallow: /am/profile/\nSitemap: ${ORIGIN}/sitemap.xml\n`,
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
  // A player page that leads to a staff page loads the complete style sheet then (src/admin/pages.ts).
  const staffSheet = isStaffPage(page) ? '' : ` data-staff-styles="/${styleFile}"`
  return template
    .replace(/<html[^>]*>/, `<html lang="${page.language}"${staffSheet}>`)
    .replace(/<title>.*?<\/title>/, renderHead(page))
    .replace(/<link rel="stylesheet"[^>]*>/g, '')
    .replace('<div id="root"></div>', `<div id="root">${page.body}</div>`)
}

function renderHead(page: RenderedPage): string {
  const { language, title, description } = page
  const address = (of: Language) => `${ORIGIN}${pathIn(of, page.path)}`
  const preview = linkPreview(page)
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    // Inline, so that a slow phone paints with the HTML and not a round trip later.
    `<style>${isStaffPage(page) ? staffStyles : playerStyles}</style>`,
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
    `<meta property="og:title" content="${escapeHtml(preview.title)}">`,
    `<meta property="og:description" content="${escapeHtml(description)}">`,
    `<meta property="og:url" content="${address(language)}${preview.subPath}">`,
    `<meta property="og:locale" content="${language === 'am' ? 'am_ET' : 'en_GB'}">`,
    `<meta property="og:image" content="${ORIGIN}${preview.picture}">`,
    `<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">`,
    `<meta name="twitter:card" content="summary_large_image">`,
    ...page.reads.map((path) => `<link rel="preload" as="fetch" crossorigin="anonymous" href="${path}">`),
    ...scripts.preloaded(page).map((file) => `<link rel="modulepreload" href="/${file}">`),
  ]
  return tags.join('')
}

function isStaffPage({ path }: RenderedPage): boolean {
  return /^\/etxdark(\/|$)/.test(path)
}

/** Class names are `<sheet>_<class>` (vite.config.ts), so the sheets of the admin folder tell which rules only staff need. */
function withoutStaffClasses(css: string): string {
  const sheets = globSync(join(import.meta.dirname, 'src/admin/**/*.module.css')).map((file) =>
    basename(file, '.module.css'),
  )
  const staffClasses = [...css.matchAll(new RegExp(`\\.((?:${sheets.join('|')})_[\\w-]+)`, 'g'))].map(
    ([, name]) => name ?? '',
  )
  const { code } = transform({
    filename: 'player.css',
    code: Buffer.from(css),
    minify: true,
    unusedSymbols: staffClasses,
  })
  return code.toString()
}

function linkPreview({ path, language, title }: RenderedPage) {
  if (path !== '/draws') return { title, subPath: '', picture: '/share.png' }
  return {
    title: `${title} · ${GAME}`,
    subPath: `/${GAME}`,
    picture: `/api/games/${GAME}/preview.png?language=${language}`,
  }
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
