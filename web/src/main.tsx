import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { activate } from './text/activate.ts'
import { languageOfPath } from './text/language.ts'
import { preferredCalendar } from './text/preference.ts'
import './ui/tokens.css'
import './ui/base.css'

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
// As a transition, so that a slow phone can scroll and respond to taps in between.
if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, app))
else createRoot(root).render(app)
