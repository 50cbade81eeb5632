import type { Calendar, Language } from '@edil/domain/people'
import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useEffect, useMemo } from 'react'
import { Route, Router, Switch } from 'wouter'
import { createQueries } from './api/queries.ts'
import { PageSkeleton } from './page/page-skeleton.tsx'
import { NOT_FOUND, ROUTES, type Route as SiteRoute } from './routes.tsx'
import { ErrorScreen } from './shell/error-screen.tsx'
import { Shell } from './shell/shell.tsx'
import { LanguageProvider } from './text/language-provider.tsx'
import { useText } from './text/use-text.ts'
import { useTitleCount } from './ui/title-count.ts'

type AppProps = {
  readonly language: Language
  /** Given at build time, where there is no address bar. */
  readonly path?: string
  readonly calendar?: Calendar
}

/** The whole site in one language. The path decides which: /am/… is Amharic. */
export function App({ language, path, calendar = 'gregorian' }: AppProps) {
  const queries = useMemo(createQueries, [])
  return (
    <QueryClientProvider client={queries}>
      <LanguageProvider calendar={calendar}>
        <Router base={language === 'am' ? '/am' : ''} {...(path === undefined ? {} : { ssrPath: path })}>
          <ErrorScreen>
            <Shell>
              <Suspense fallback={<PageSkeleton />}>
                <Switch>
                  {ROUTES.map((route) => (
                    <Route key={route.path} path={route.path}>
                      <SitePage route={route} />
                    </Route>
                  ))}
                  <Route>
                    <SitePage route={NOT_FOUND} />
                  </Route>
                </Switch>
              </Suspense>
            </Shell>
          </ErrorScreen>
        </Router>
      </LanguageProvider>
    </QueryClientProvider>
  )
}

function SitePage({ route }: { readonly route: SiteRoute }) {
  const { Page } = route
  return (
    <>
      <Page />
      <PageTitle route={route} />
    </>
  )
}

/** Rendered after the page, when the page's text parts are loaded. */
function PageTitle({ route }: { readonly route: SiteRoute }) {
  const { t } = useText()
  const count = useTitleCount()
  useEffect(() => {
    const title = t('page.titleOf', { title: t(route.title) })
    document.title = count > 0 ? `(${count}) ${title}` : title
  }, [t, route, count])
  return null
}
