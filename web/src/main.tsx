import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { routeOf } from './routes.tsx'
import { activate } from './text/activate.ts'
import { languageOfPath } from './text/language.ts'
import { preferredCalendar } from './text/preference.ts'
import './ui/tokens.css'
import './ui/base.css'

if (isInTelegram()) void import('./shell/telegram/start-mini-app.ts').then(({ startMiniApp }) => startMiniApp())

const root = document.getElementById('root')
if (!root) throw new Error('the page has no #root')

const language = languageOfPath(location.pathname)
document.documentElement.lang = language
await activate(language)
const app = (
  <StrictMode>
    <App language={language} calendar={preferredCalendar(language)} />
  </StrictMode>
)
// A built page has HTML to hydrate; the development server sends an empty root.
if (root.hasChildNodes()) {
  // As a transition, so that a slow phone can scroll and respond to taps in between.
  const hydrate = () => startTransition(() => void hydrateRoot(root, app))
  // React discards the HTML of a page that is updated while its scripts load, and with it what a player has typed. Not awaited:
  // the scripts of the page import this one, so they run only once it has ended.
  void routeOf(location.pathname).preload().then(hydrate, hydrate)
} else createRoot(root).render(app)

/** The first page has the launch data in its address, later ones find it in the storage of the tab (shell/telegram/launch.ts). */
function isInTelegram(): boolean {
  try {
    return /tgWebAppData/.test(location.hash) || 'edil.telegram' in sessionStorage
  } catch {
    return false
  }
}
