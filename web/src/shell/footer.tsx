import { PAYMENT_METHODS, type PaymentMethod } from '@edil/domain/postings'
import { useState, useSyncExternalStore } from 'react'
import { Link } from 'wouter'
import { describeFailure } from '../api/describe-failure.ts'
import { useHelp } from '../api/help.ts'
import { loadChunk } from '../api/load-chunk.ts'
import { useReceivingAccounts } from '../api/receiving-accounts.ts'
import { useAction } from '../api/use-action.ts'
import { useMethodNote } from '../page/use-method-note.ts'
import { loadTextPart } from '../text/activate.ts'
import { useReader } from '../text/language-provider.tsx'
import { MINIMUM_AGE } from '../text/minimum-age.ts'
import { useText } from '../text/use-text.ts'
import { BrandBand } from '../ui/brand-band.tsx'
import { Mark } from '../ui/logo.tsx'
import { activeTheme, chooseTheme, onThemeChange } from '../ui/theme.ts'
import { showToast } from '../ui/toast-list.ts'
import styles from './footer.module.css'
import type { SupportDialog } from './support-dialog.tsx'

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
            <Link href="/money">{t('footer.money')}</Link>
            <Link href="/register">{t('nav.signUp')}</Link>
          </nav>
          <Support />
          <PaymentMethods />
        </div>
        <div className={styles.last}>
          <p>{t('page.notice', { age: MINIMUM_AGE })}</p>
          <Preferences />
        </div>
      </div>
    </footer>
  )
}

/** The methods that take money now, then those that do not, and why. */
function PaymentMethods() {
  const { t } = useText()
  const { data: accounts } = useReceivingAccounts()
  const note = useMethodNote()
  const isOpen = (method: PaymentMethod) => accounts?.some((account) => account.method === method) ?? false
  return (
    <div>
      <h2>{t('footer.paymentMethods')}</h2>
      {PAYMENT_METHODS.filter(isOpen).map((method) => (
        <p key={method} className={styles.line}>
          {t(`payment.method.${method}`)}
        </p>
      ))}
      {accounts &&
        PAYMENT_METHODS.filter((method) => !isOpen(method)).map((method) => (
          <p key={method} className={styles.small}>
            {t('label.value', { label: t(`payment.method.${method}`), value: note(method) })}
          </p>
        ))}
    </div>
  )
}

function Support() {
  const { t } = useText()
  const { data: help } = useHelp()
  const [dialog, setDialog] = useState<{ about: 'contact' | 'terms'; SupportDialog: typeof SupportDialog }>()
  const [isOpen, setOpen] = useState(false)
  const { start: open } = useAction(
    async (about: 'contact' | 'terms') => {
      const texts = loadTextPart(about === 'terms' ? 'legal' : 'support')
      const [module] = await loadChunk(Promise.all([import('./support-dialog.tsx'), texts]))
      setDialog({ about, SupportDialog: module.SupportDialog })
      setOpen(true)
    },
    async (error) => showToast('bad', t('error.title'), await describeFailure(error, t)),
  )
  return (
    <nav aria-labelledby="support">
      <h2 id="support">{t('footer.support')}</h2>
      {help?.helpCenter && (
        <a href={help.helpCenter} target="_blank" rel="noopener noreferrer">
          {t('footer.helpCenter')}
        </a>
      )}
      <button type="button" onClick={() => void open('contact')}>
        {t('footer.contactUs')}
      </button>
      <button type="button" onClick={() => void open('terms')}>
        {t('footer.terms')}
      </button>
      {dialog && <dialog.SupportDialog open={isOpen} about={dialog.about} onClose={() => setOpen(false)} />}
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
