import { LANGUAGES, type Language } from '@edil/domain/people'
import { prerender } from 'react-dom/static.edge'
import { App } from './app.tsx'
import { PAGES } from './pages.ts'
import type { RenderedPage } from './rendered-page.ts'
import { NOT_FOUND, ROUTES } from './routes.tsx'
import { activate, loadTextPart, type TextPart, translate } from './text/activate.ts'
import { pathIn } from './text/language.ts'

const TEXT_PARTS = Object.keys(import.meta.glob('../../text/src/en/*.ts')).map((file) =>
  file.replace(/^.*\/|\.ts$/g, ''),
) as TextPart[]

/** Renders every page in every language to HTML, with its texts and without its data. Runs at build time only. */
export async function renderPages(): Promise<RenderedPage[]> {
  const pages: RenderedPage[] = []
  for (const part of TEXT_PARTS) await loadTextPart(part)
  for (const language of LANGUAGES) {
    await activate(language)
    for (const route of [...ROUTES, NOT_FOUND]) {
      const path = route.path.replace(/\/:\w+\?$/, '')
      const {
        module,
        description = 'page.description',
        isPublic = false,
        reads = [],
        laterParts = [],
      } = PAGES[route.path]
      pages.push({
        path,
        language,
        module,
        isPublic,
        reads,
        parts: route.parts,
        laterParts,
        body: await renderBody(path, language),
        title: translate('page.titleOf', { title: translate(route.title) }),
        description: translate(description),
      })
    }
  }
  return pages
}

async function renderBody(path: string, language: Language): Promise<string> {
  const { prelude } = await prerender(<App language={language} path={pathIn(language, path)} />, {
    // By default React hides large parts until a script shows them; pages must be readable without scripts.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  return new Response(prelude).text()
}
