import { readdirSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { type Catalogue, compileCatalogue } from './src/text/catalogue.ts'
import { HEAD_SCRIPT } from './src/ui/head-script.ts'

const COMPILED = '?compiled'

/** `import('./am/player.ts?compiled')`: checked against the English of the same name, and taken apart, at build time. */
function compiledMessages(): Plugin {
  return {
    name: 'edil:compiled-messages',
    async load(id) {
      if (!id.endsWith(COMPILED)) return
      const file = id.slice(0, -COMPILED.length)
      const englishFile = join(dirname(file), '..', 'en', file.split('/').at(-1) ?? '')
      for (const watched of [file, englishFile]) this.addWatchFile(watched)
      const messages = compileCatalogue(await catalogueIn(englishFile), await catalogueIn(file))
      return `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(messages))})`
    },
  }
}

/** A catalogue file exports one object. The time of its last change keeps Node from handing out an older reading. */
async function catalogueIn(file: string): Promise<Catalogue> {
  const { mtimeMs } = await stat(file)
  const exported: Record<string, Catalogue> = await import(`${pathToFileURL(file).href}?changed=${mtimeMs}`)
  return Object.values(exported)[0] ?? {}
}

/**
 * The script stands in the page itself: a file of its own would hold back the first paint by a round trip. The policy
 * of the site allows no inline script but this one, by its hash (deploy/nginx.conf; a test holds the two together).
 */
function headScript(): Plugin {
  return {
    name: 'edil:head-script',
    transformIndexHtml: () => [{ tag: 'script', children: HEAD_SCRIPT, injectTo: 'head-prepend' }],
  }
}

/** Parts of TanStack Query that we do not use and that its client would bring along: 1.4 kB of every page. */
const UNUSED_QUERY_PARTS: Readonly<Record<string, string>> = {
  'mutationCache.js':
    'export class MutationCache { findAll() { return [] } clear() {} resumePausedMutations() { return Promise.resolve() } }',
  'infiniteQueryBehavior.js':
    'export const infiniteQueryBehavior = undefined, hasNextPage = undefined, hasPreviousPage = undefined',
}

/** Remove a line there on the day of the first mutation or infinite query; until then `send` of api/client.ts changes things. */
function withoutUnusedQueryParts(): Plugin {
  return {
    name: 'edil:unused-query-parts',
    enforce: 'pre',
    load(id) {
      return UNUSED_QUERY_PARTS[/@tanstack\/query-core\/build\/modern\/(\w+\.js)$/.exec(id)?.[1] ?? '']
    },
  }
}

/** What only the build reads of routes and texts (prerender.tsx, write-pages.ts) stays out of every page. */
function withoutBuildFacts(): Plugin {
  return {
    name: 'edil:without-build-facts',
    apply: (_, { isSsrBuild, command }) => command === 'build' && !isSsrBuild,
    enforce: 'pre',
    transform(code, id) {
      if (id.endsWith('/src/routes.tsx')) return code.replace(/^ +(module|description|isPublic|reads): .*,\n/gm, '')
      if (id.endsWith('/src/text/activate.ts')) return code.replace(/^ +descriptions: \{\n.*\n.*\n +\},\n/m, '')
      return
    },
  }
}

/** Every component in every state, at /kit. Only the development server knows it. */
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

/**
 * What every page needs is one file, what most pages share another, and what every form needs a third. Left to itself, the
 * bundler makes a file of each set of modules that the same pages share, and 20 small files compress 4 kB worse than one.
 */
const CHUNKS = [
  { name: 'frame', tags: ['$initial' as const], priority: 1 },
  { name: 'shared', test: /src\/(ui\/(tag|type|message|skeleton|card)|api\/load-chunk|money|plans)\./ },
  {
    name: 'mine',
    test: /src\/(api\/with-session-check|page\/signed-in)\./,
  },
  { name: 'live', test: /src\/(api\/(live|describe-failure)|channels)\./ },
  {
    name: 'play',
    test: /src\/(entries|ui\/(pick|hold-stage)|api\/(games|ongoing-games|merge-by-version|claims|retry-until-answered|server-clock|use-server-time)|page\/(use-now|open-game|use-is-hydrated))\./,
  },
  {
    name: 'forms',
    test: /src\/(api\/(use-form|failure-text)|ui\/(field|password-field|choice|day-field)|text\/typed-day)\./,
  },
]

const SOURCES = join(import.meta.dirname, 'src')
const SHEETS = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.module.css'))
  .sort()

/**
 * A class in what is shipped is its sheet's place and its own place in it: every page carries every style, and names with
 * words and hashes in them were 2 kB of the 12 that a page may have. The same in both builds, or no page could be taken over.
 */
function shortClassName(name: string, file: string, css: string): string {
  const names = [...new Set([...css.matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi)].map(([, found]) => found))]
  const [sheet, place] = [SHEETS.indexOf(relative(SOURCES, file)), names.indexOf(name)]
  if (sheet === -1 || place === -1) throw new Error(`${file} has no ${name}`)
  return `_${sheet.toString(36)}-${place.toString(36)}`
}

const frontDoor = process.env['EDIL_FRONT_DOOR'] ?? 'http://127.0.0.1:8080'

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [react(), compiledMessages(), headScript(), withoutUnusedQueryParts(), withoutBuildFacts(), kitPage()],
  // React has this hook itself; the stand-ins for older versions would only add bytes.
  resolve: {
    alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
  },
  css: command === 'build' ? { modules: { generateScopedName: shortClassName } } : {},
  server: { host: '127.0.0.1', proxy: { '/api': frontDoor, '/live': frontDoor } },
  ssr: { noExternal: true },
  build: isSsrBuild
    ? { outDir: 'dist-server', emptyOutDir: true, copyPublicDir: false }
    : {
        outDir: 'dist',
        emptyOutDir: true,
        manifest: true,
        // One sheet for all pages: it is copied into each, and small enough for that (checked by dev/check-budgets.ts).
        cssCodeSplit: false,
        assetsInlineLimit: 2048,
        modulePreload: {
          polyfill: false,
          // What every page has loaded already need not be named by each of them once more.
          resolveDependencies: (_, files) => files.filter((file) => !/\/(frame|shared|rolldown-runtime)-/.test(file)),
        },
        rolldownOptions: {
          output: {
            codeSplitting: { groups: CHUNKS },
            // The frame names every catalogue; what is in one needs no name of its own.
            chunkFileNames: ({ facadeModuleId }) =>
              facadeModuleId?.endsWith(COMPILED) ? 'assets/[hash].js' : 'assets/[name]-[hash].js',
          },
        },
      },
}))
