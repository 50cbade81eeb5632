import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { activate } from './text/activate.ts'
import { LanguageProvider } from './text/language-provider.tsx'
import { preferredCalendar, preferredLanguage } from './text/preference.ts'
import { useText } from './text/use-text.ts'
import './ui/tokens.css'
import './ui/base.css'
import { Logo } from './ui/logo.tsx'
import { Toasts } from './ui/toast.tsx'
import { HouseBand } from './ui/woven.tsx'

function Page() {
  const { t, language } = useText()
  return (
    <>
      <Logo language={language} />
      <HouseBand />
      <p>{t('brand.line')}</p>
      <Toasts closeLabel={t('action.close')} />
    </>
  )
}

const root = document.getElementById('root')
if (!root) throw new Error('the page has no #root')
await activate(preferredLanguage())
createRoot(root).render(
  <StrictMode>
    <LanguageProvider calendar={preferredCalendar()}>
      <Page />
    </LanguageProvider>
  </StrictMode>,
)
