import { prerender } from 'react-dom/static.edge'
import { App } from './app.tsx'
import type { RenderedPage } from './rendered-page.ts'
import { NOT_FOUND, ROUTES } from './routes.tsx'
import { activate, loadTextPart, TEXT_PARTS, translate } from './text/activate.ts'
import { LANGUAGES, type Language, pathIn } from './text/language.ts'

/** Every page in every language, as HTML with its texts and without its data. Runs at build time only. */
export async function renderPages(): Promise<RenderedPage[]> {
  const pages: RenderedPage[] = []
  for (const part of TEXT_PARTS) await loadTextPart(part)
  for (const language of LANGUAGES) {
    await activate(language)
    for (const { Page: _page, title, description, ...route } of [...ROUTES, NOT_FOUND]) {
      // One file answers for every address that differs only in its last part.
      const path = route.path.replace(/\/:\w+\?$/, '')
      pages.push({
        ...route,
        path,
        language,
        body: await bodyOf(path, language),
        title: translate('page.titleOf', { title: translate(title) }),
        description: translate(description),
      })
    }
  }
  return pages
}

async function bodyOf(path: string, language: Language): Promise<string> {
  const { prelude } = await prerender(<App language={language} path={pathIn(language, path)} />, {
    // React sends large pages hidden, to be shown by a script. Ours must be readable without one.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  return new Response(prelude).text()
}
