import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Catalogue } from '@edil/text/catalogue'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { compileCatalogue } from './src/text/catalogue.ts'
import { HEAD_SCRIPT } from './src/ui/head-script.ts'

const COMPILED = '?compiled'

/** `import('…/text/src/am/player.ts?compiled')`: compiles a catalogue at build time and checks it against the English one. */
function compiledMessages(): Plugin {
  return {
    name: 'edil:compiled-messages',
    async load(id) {
      if (!id.endsWith(COMPILED)) return
      const file = id.slice(0, -COMPILED.length)
      const englishFile = join(dirname(file), '..', 'en', file.split('/').at(-1) ?? '')
      for (const watched of [file, englishFile]) this.addWatchFile(watched)
      const language = basename(dirname(file)) === 'am' ? 'am' : 'en'
      const messages = compileCatalogue(await catalogueIn(englishFile), await catalogueIn(file), language)
      return `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(messages))})`
    },
  }
}

/** A catalogue file exports one object. The query string makes Node read a changed file again. */
async function catalogueIn(file: string): Promise<Catalogue> {
  const { mtimeMs } = await stat(file)
  const exported: Record<string, Catalogue> = await import(`${pathToFileURL(file).href}?changed=${mtimeMs}`)
  return Object.values(exported)[0] ?? {}
}

/**
 * Inline, because a separate file would delay the first paint by a round trip. The site's content security policy allows
 * this inline script only, by its hash (deploy/nginx.conf; head-script.test.ts compares the two).
 */
function headScript(): Plugin {
  return {
    name: 'edil:head-script',
    transformIndexHtml: () => [{ tag: 'script', children: HEAD_SCRIPT, injectTo: 'head-prepend' }],
  }
}

/** Serves every component in every state at /kit, on the development server only. */
function kitPage(): Plugin {
  return {
    name: 'edil:kit',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        if (request.url?.split('?')[0] === '/kit') request.url = request.url.replace('/kit', '/kit.html')
        next()
      })
    },
  }
}

/** `<sheet>_<class>`: readable, and 0.9 kB smaller over all pages than Vite's names, which end in a hash. */
function scopedClassName(name: string, file: string): string {
  return `${basename(file, '.module.css')}_${name}`
}

/**
 * Modules that most player pages load, in one chunk. The bundler would make a chunk of each set of modules that the same
 * pages share: 46 for the payment page, 3 kB larger compressed than with this list. Add a module when most pages load it.
 */
const SHARED_BY_PLAYER_PAGES = [
  'api/boards',
  'api/decided-since',
  'api/describe-failure',
  'api/games',
  'api/live',
  'api/load-chunk',
  'api/merge-board',
  'api/merge-by-version',
  'api/ongoing-games',
  'api/payments',
  'api/retry-until-answered',
  'api/server-clock',
  'api/use-account-updates',
  'api/use-live-query',
  'api/use-live-updates',
  'api/use-payment-decisions',
  'api/use-server-time',
  'api/with-session-check',
  'page/button-link',
  'page/empty-page',
  'page/hold-countdown',
  'page/hold-time',
  'page/load-failed',
  'page/comma-list',
  'page/number-list',
  'page/open-game',
  'page/signed-in',
  'page/use-chosen-game',
  'page/use-is-hydrated',
  'page/use-lazy-module',
  'page/use-now',
  'page/use-payment-toasts',
  'ui/card',
  'ui/message',
  'ui/pick',
  'ui/places',
  'ui/progress',
  'ui/step',
  'ui/tag',
  'ui/type',
]

function isSharedByPlayerPages(file: string): boolean {
  return SHARED_BY_PLAYER_PAGES.some((name) => file.startsWith(join(import.meta.dirname, 'src', `${name}.ts`)))
}

const TEXTS = join(import.meta.dirname, '../text/src')

/** Of all texts, and of what compiles them. */
function hashOfTexts(): string {
  const texts = readdirSync(TEXTS, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  )
  const files = [
    ...texts.sort().map((file) => join(TEXTS, file)),
    import.meta.filename,
    join(import.meta.dirname, 'src/text/catalogue.ts'),
    join(import.meta.dirname, '../package-lock.json'),
  ]
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(file))
  return hash.digest('base64url').slice(0, 7)
}

const HASH_OF_TEXTS = hashOfTexts()

/** A chunk for the texts of each part and language. src/text/activate.ts makes their names in the same way. */
function textChunks(): Plugin {
  return {
    name: 'edil:text-chunks',
    buildStart() {
      for (const language of ['am', 'en']) {
        for (const file of readdirSync(join(TEXTS, language))) {
          const fileName = `assets/${language}-${basename(file, '.ts')}.${HASH_OF_TEXTS}.js`
          this.emitFile({
            type: 'chunk',
            id: `${join(TEXTS, language, file)}${COMPILED}`,
            fileName,
            preserveSignature: 'strict',
          })
        }
      }
    },
  }
}

const frontDoor = process.env['EDIL_FRONT_DOOR'] ?? 'http://127.0.0.1:8080'

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    react(),
    compiledMessages(),
    headScript(),
    kitPage(),
    ...(command === 'build' && !isSsrBuild ? [textChunks()] : []),
  ],
  define: command === 'build' && !isSsrBuild ? { 'import.meta.env.TEXTS_HASH': JSON.stringify(HASH_OF_TEXTS) } : {},
  envPrefix: ['MINIMUM_AGE'],
  // For React 17, which wouter still supports; React has the function now.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  css: { modules: { generateScopedName: scopedClassName } },
  server: { host: '127.0.0.1', proxy: { '/api': frontDoor, '/live/': frontDoor, '/log/': frontDoor } },
  ssr: { noExternal: true },
  build: isSsrBuild
    ? { outDir: 'dist-server', emptyOutDir: true, copyPublicDir: false }
    : {
        outDir: 'dist',
        emptyOutDir: true,
        manifest: true,
        // One style sheet: write-pages.ts copies it into each page, without the rules for staff pages into those of players.
        cssCodeSplit: false,
        assetsInlineLimit: 2048,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          output: {
            // The frame lists the file names of all chunks, so short names make every page smaller.
            chunkFileNames: 'assets/[hash:7].js',
            codeSplitting: {
              groups: [
                // All that every page loads: 26 small chunks are 6 kB larger compressed.
                {
                  name: 'frame',
                  tags: ['$initial' as const],
                  test: (id: string) => !id.endsWith(COMPILED),
                  priority: 1,
                },
                { name: 'frame', test: /rolldown.runtime/, priority: 1 },
                { name: 'shared', test: isSharedByPlayerPages },
                { name: 'woven', test: /(domain\/src\/(weave|games)\.ts|ui\/woven\.tsx)$/ },
                { name: 'moments', test: /page\/use-(short-)?moment\.ts$/ },
                // The head of a page of results, in one chunk, so that /verify stays within its budget.
                { name: 'head', test: /(ui\/page-head|page\/ticket-key|verify\/verdict-head)\.tsx?$/ },
                // Small modules of the pages that show a draw.
                {
                  name: 'draw',
                  test: /(ui\/(ball|drawn-ball|stage)[-.\w]*|domain\/src\/show\.ts|live\/(join-link\.tsx|live\.module\.css))$/,
                },
                // What the stage loads after its first paint.
                { name: 'show', test: /(ui\/(draw-on-stage|drawn-winners)|player\/live\/latest-winners)\.tsx$/ },
              ],
            },
          },
        },
      },
}))
