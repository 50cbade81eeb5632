import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { Link } from 'wouter'
import { loadTextPart } from '../text/activate.ts'
import { useReader } from '../text/language-provider.tsx'
import { SUPPORT } from '../text/support.ts'
import { useText } from '../text/use-text.ts'
import { BrandBand } from '../ui/brand-band.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Column } from '../ui/layout.tsx'
import { Mark } from '../ui/logo.tsx'
import { activeTheme, chooseTheme, onThemeChange } from '../ui/theme.ts'
import styles from './footer.module.css'

export function Footer() {
  const { t } = useText()
  return (
    <footer className={styles.footer}>
      <BrandBand large />
      <div className={styles.body}>
        <div className={styles.columns}>
          <div className={styles.brand}>
            <Mark size={40} />
            <p>{t('brand.line')}</p>
          </div>
          <nav aria-labelledby="quick-links">
            <h2 id="quick-links">{t('footer.quickLinks')}</h2>
            <Link href="/dashboard">{t('footer.activeGames')}</Link>
            <Link href="/about">{t('nav.howItWorks')}</Link>
            <Link href="/register">{t('nav.signUp')}</Link>
          </nav>
          <Support />
          <div>
            <h2>{t('footer.paymentMethods')}</h2>
            <p className={styles.line}>{t('payment.method.telebirr')}</p>
            <p className={styles.small}>{t('footer.comingMethods')}</p>
          </div>
        </div>
        <div className={styles.last}>
          <p>{t('page.notice')}</p>
          <Preferences />
        </div>
      </div>
    </footer>
  )
}

type OpenDialog = 'none' | 'contact' | 'terms'

const TermsText = lazy(async () => {
  const [{ TermsText: Text }] = await Promise.all([import('../player/legal/terms-text.tsx'), loadTextPart('legal')])
  return { default: Text }
})

function Support() {
  const { t } = useText()
  const [open, setOpen] = useState<OpenDialog>('none')
  const close = () => setOpen('none')
  return (
    <nav aria-labelledby="support">
      <h2 id="support">{t('footer.support')}</h2>
      <a href={SUPPORT.helpCenter} target="_blank" rel="noopener noreferrer">
        {t('footer.helpCenter')}
      </a>
      <button type="button" onClick={() => setOpen('contact')}>
        {t('footer.contactUs')}
      </button>
      <button type="button" onClick={() => setOpen('terms')}>
        {t('footer.terms')}
      </button>
      <Dialog open={open === 'contact'} title={t('footer.contactUs')} onClose={close}>
        <Column gap={3}>
          <p>{t('contact.text')}</p>
          <LinkButton look="primary" wide href={SUPPORT.telegram} target="_blank" rel="noopener noreferrer">
            {t('contact.telegram')}
          </LinkButton>
          <LinkButton look="line" wide href={SUPPORT.instagram} target="_blank" rel="noopener noreferrer">
            {t('contact.instagram')}
          </LinkButton>
          <Button look="text" wide onClick={close}>
            {t('action.close')}
          </Button>
        </Column>
      </Dialog>
      <Dialog open={open === 'terms'} title={t('footer.terms')} onClose={close}>
        <Column gap={4}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
          <section className={styles.termsText} tabIndex={0} aria-label={t('footer.terms')}>
            <Suspense fallback={<p>{t('page.loading')}</p>}>
              <TermsText level="h4" />
            </Suspense>
          </section>
          <Button look="primary" wide onClick={close}>
            {t('action.close')}
          </Button>
        </Column>
      </Dialog>
    </nav>
  )
}

/** Theme and calendar, stored on this device. */
function Preferences() {
  const { t } = useText()
  const { calendar, chooseCalendar } = useReader()
  const theme = useSyncExternalStore(onThemeChange, activeTheme, () => 'light' as const)
  const otherTheme = theme === 'light' ? 'dark' : 'light'
  const otherCalendar = calendar === 'gregorian' ? 'ethiopian' : 'gregorian'
  return (
    <div className={styles.preferences}>
      <button type="button" onClick={() => chooseTheme(otherTheme)}>
        {t(otherTheme === 'dark' ? 'theme.toDark' : 'theme.toLight')}
      </button>
      <button type="button" onClick={() => chooseCalendar(otherCalendar)}>
        {t(otherCalendar === 'ethiopian' ? 'calendar.toEthiopian' : 'calendar.toGregorian')}
      </button>
    </div>
  )
}
