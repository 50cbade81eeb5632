import { lazy, Suspense, useEffect } from 'react'
import { Link, useLocation } from 'wouter'
import { useSession } from '../api/session.ts'
import { ButtonLink } from '../page/button-link.tsx'
import { pathIn } from '../text/language.ts'
import { rememberLanguage } from '../text/preference.ts'
import type { MessageId } from '../text/use-text.ts'
import { useText } from '../text/use-text.ts'
import { BrandBand } from '../ui/brand-band.tsx'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import { VisuallyHidden } from '../ui/layout.tsx'
import { Logo } from '../ui/logo.tsx'
import { DropMenu } from './drop-menu.tsx'
import styles from './header.module.css'

const LINKS: readonly { readonly href: string; readonly label: MessageId }[] = [
  { href: '/', label: 'nav.home' },
  { href: '/dashboard', label: 'nav.games' },
  { href: '/jackpots', label: 'nav.jackpots' },
  { href: '/game-draw', label: 'nav.liveDraws' },
  { href: '/about', label: 'nav.howItWorks' },
  { href: '/winners', label: 'nav.winners' },
]

/** Operators have a navigation of their own there (admin/access/staff-nav.tsx). */
const STAFF_PAGE = /^\/etxdark(\/|$)/

export function Header() {
  const { t, language } = useText()
  const [path] = useLocation()
  const isAtWork = STAFF_PAGE.test(path)
  return (
    <header className={classNames(styles.header, isAtWork && styles.wide)}>
      <div className={styles.bar}>
        <Link href={isAtWork ? '/etxdark' : '/'} className={styles.home}>
          <Logo language={language} />
        </Link>
        {!isAtWork && (
          <nav className={styles.links} aria-label={t('nav.main')}>
            <NavLinks />
          </nav>
        )}
        <OtherLanguage />
        <Link href="/login" className={classNames(styles.plain, styles.visitor)}>
          {t('nav.login')}
        </Link>
        <ButtonLink href="/register" look="primary" size="small" className={styles.signUp}>
          {t('nav.signUp')}
        </ButtonLink>
        <Account />
        {!isAtWork && <Menu />}
      </div>
      <BrandBand />
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

/** A plain link to the same page: it works before the scripts are loaded, and its address can be shared. */
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
      onClick={({ currentTarget }) => {
        rememberLanguage(other)
        // One HTML file serves every value of a parameter, so the rendered path has none.
        currentTarget.pathname = pathIn(other, path)
        currentTarget.search = location.search
      }}
    >
      {other === 'am' ? 'አማ' : 'EN'}
      <VisuallyHidden> {t('language.other')}</VisuallyHidden>
    </a>
  )
}

function Menu() {
  const { t } = useText()
  return (
    <DropMenu className={styles.menu} label={t('nav.menu')} summary={<Icon name="menu" />}>
      <NavLinks />
      <Link href="/register" className={styles.menuSignUp}>
        {t('nav.signUp')}
      </Link>
    </DropMenu>
  )
}

const AccountMenu = lazy(async () => ({ default: (await import('./account-menu.tsx')).AccountMenu }))

/**
 * Visitors never load the menu. The HTML contains both versions; `data-signed-in`, set by the head script before the first
 * paint and updated here, decides which one is visible. So the layout does not shift.
 */
function Account() {
  const { person, isExpected } = useSession()
  useEffect(() => {
    if (person !== undefined) document.documentElement.toggleAttribute('data-signed-in', person !== null)
  }, [person])
  const place = <span className={styles.avatar} />
  return (
    <div className={styles.account}>
      {isExpected && person !== null ? (
        <Suspense fallback={place}>
          <AccountMenu person={person} avatar={styles.avatar} />
        </Suspense>
      ) : (
        place
      )}
    </div>
  )
}
