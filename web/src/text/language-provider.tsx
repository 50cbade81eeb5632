import type { Calendar, Language } from '@edil/domain/people'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { activate, activeLanguage } from './activate.ts'
import { rememberCalendar, rememberLanguage } from './preference.ts'

type Reader = {
  readonly calendar: Calendar
  readonly chooseCalendar: (calendar: Calendar) => void
}

const ReaderContext = createContext<Reader | undefined>(undefined)

/** Render it after the first `activate`: a page without its texts is not a page. */
export function LanguageProvider({ calendar: initial, children }: { calendar: Calendar; children: ReactNode }) {
  // Pages are rendered with Gregorian dates; the reader's own calendar comes once they are taken over, or the two would differ.
  const [calendar, setCalendar] = useState<Calendar>('gregorian')
  useEffect(() => setCalendar(initial), [initial])
  const reader = useMemo(() => {
    const chooseCalendar = (choice: Calendar) => {
      rememberCalendar(choice)
      setCalendar(choice)
    }
    return { calendar, chooseCalendar }
  }, [calendar])
  return <ReaderContext.Provider value={reader}>{children}</ReaderContext.Provider>
}

export function useReader(): Reader {
  const reader = useContext(ReaderContext)
  if (!reader) throw new Error('useReader needs a LanguageProvider above it')
  return reader
}

/** Switches the language and remembers it. When the catalogue cannot be loaded the page stays as it is. */
export async function chooseLanguage(language: Language): Promise<void> {
  if (language === activeLanguage()) return
  await activate(language)
  rememberLanguage(language)
}
