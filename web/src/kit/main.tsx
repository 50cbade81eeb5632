import { createRoot } from 'react-dom/client'
import { activate, loadTextPart } from '../text/activate.ts'
import { asLanguage } from '../text/language.ts'
import { LanguageProvider } from '../text/language-provider.tsx'
import { preferredCalendar, preferredLanguage, rememberLanguage } from '../text/preference.ts'
import '../ui/tokens.css'
import '../ui/base.css'
import { chooseTheme, THEMES } from '../ui/theme.ts'
import { Kit } from './kit.tsx'

/** `/kit?language=am&theme=dark` for screenshots; the switches on the page do the same. */
const parameters = new URLSearchParams(location.search)
const theme = THEMES.find((candidate) => candidate === parameters.get('theme'))
if (theme) chooseTheme(theme)
const language = asLanguage(parameters.get('language')) ?? preferredLanguage()
rememberLanguage(language)

const root = document.getElementById('root')
if (!root) throw new Error('the page has no #root')
await activate(language)
await Promise.all(
  (['games', 'draws', 'board', 'play', 'tickets', 'selection', 'decisions', 'admin', 'profile'] as const).map(
    loadTextPart,
  ),
)
createRoot(root).render(
  <LanguageProvider calendar={preferredCalendar(language)}>
    <Kit />
  </LanguageProvider>,
)
