import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { useText } from '../text/use-text.ts'
import { SkipLink } from '../ui/layout.tsx'
import { Toasts } from '../ui/toast.tsx'
import { ConnectionNotice } from './connection-notice.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { PlayerNotices } from './player-notices.tsx'
import styles from './shell.module.css'

/** Header, footer, toasts and notices around every page. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const { t } = useText()
  const main = useMainFocus()
  return (
    <>
      <SkipLink href="#main">{t('page.skip')}</SkipLink>
      <Header />
      <ConnectionNotice />
      <PlayerNotices />
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
      <Toasts closeLabel={t('action.close')} />
    </>
  )
}

/** Moves scroll position and focus to the top of a new page, as the browser does when it loads one. */
function useMainFocus() {
  const main = useRef<HTMLElement>(null)
  const [path] = useLocation()
  const shown = useRef(path)
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    window.scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [path])
  return main
}
