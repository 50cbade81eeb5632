import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'wouter'
import { pathIn } from '../text/language.ts'
import { rememberLanguage } from '../text/preference.ts'
import type { MessageId } from '../text/use-text.ts'
import { useText } from '../text/use-text.ts'
import { LinkButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { VisuallyHidden } from '../ui/layout.tsx'
import { Logo } from '../ui/logo.tsx'
import { HouseBand } from '../ui/woven.tsx'
import styles from './header.module.css'

const LINKS: readonly { readonly href: string; readonly label: MessageId }[] = [
  { href: '/', label: 'nav.home' },
  { href: '/dashboard', label: 'nav.games' },
  { href: '/jackpots', label: 'nav.jackpots' },
  { href: '/game-draw', label: 'nav.liveDraws' },
  { href: '/about', label: 'nav.howItWorks' },
  { href: '/winners', label: 'nav.winners' },
]

export function Header() {
  const { t, language } = useText()
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link href="/" className={styles.home}>
          <Logo language={language} />
        </Link>
        <nav className={styles.links} aria-label={t('nav.main')}>
          <NavLinks />
        </nav>
        <OtherLanguage />
        <Link href="/login" className={styles.plain}>
          {t('nav.login')}
        </Link>
        <Link href="/register" asChild>
          <LinkButton look="primary" size="small" className={styles.signUp}>
            {t('nav.signUp')}
          </LinkButton>
        </Link>
        <Menu />
      </div>
      <HouseBand />
    </header>
  )
}

function NavLinks() {
  const { t } = useText()
  const [path] = useLocation()
  return LINKS.map(({ href, label }) => (
    <Link key={href} href={href} aria-current={path === href ? 'page' : undefined}>
      {t(label)}
    </Link>
  ))
}

/** A plain link to the same page: it works before any script does, and the address it leads to can be shared. */
function OtherLanguage() {
  const { t, language } = useText()
  const [path] = useLocation()
  const other = language === 'en' ? 'am' : 'en'
  return (
    <a
      className={styles.plain}
      href={pathIn(other, path)}
      lang={other}
      hrefLang={other}
      onClick={() => rememberLanguage(other)}
    >
      {other === 'am' ? 'አማ' : 'EN'}
      <VisuallyHidden> {t('language.other')}</VisuallyHidden>
    </a>
  )
}

/** The browser's own disclosure, so that it opens without scripts; with them it closes by itself. */
function Menu() {
  const { t } = useText()
  const [path] = useLocation()
  const menu = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    if (path && menu.current) menu.current.open = false
  }, [path])

  useEffect(() => {
    const close = (event: Event) => {
      const element = menu.current
      if (!element?.open) return
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape'
      const isElsewhere = event instanceof PointerEvent && !element.contains(event.target as Node)
      if (isEscape) element.querySelector('summary')?.focus()
      if (isEscape || isElsewhere) element.open = false
    }
    document.addEventListener('keydown', close)
    document.addEventListener('pointerdown', close)
    return () => {
      document.removeEventListener('keydown', close)
      document.removeEventListener('pointerdown', close)
    }
  }, [])

  return (
    <details ref={menu} className={styles.menu}>
      <summary aria-label={t('nav.menu')}>
        <Icon name="menu" />
      </summary>
      <nav aria-label={t('nav.menu')}>
        <NavLinks />
        <Link href="/register" className={styles.menuSignUp}>
          {t('nav.signUp')}
        </Link>
      </nav>
    </details>
  )
}
