import { HelpWays } from '../page/help-ways.tsx'
import { TermsOfDialog } from '../player/legal/terms-text.tsx'
import { useText } from '../text/use-text.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Column } from '../ui/layout.tsx'
import styles from './footer.module.css'

type SupportDialogProps = {
  readonly open: boolean
  readonly about: 'contact' | 'terms'
  readonly onClose: () => void
}

/** The dialogs of the footer; loaded when one is opened. The terms need the text part `legal`, the contacts `support`. */
export function SupportDialog({ open, about, onClose }: SupportDialogProps) {
  const { t } = useText()
  return (
    <Dialog open={open} title={t(about === 'contact' ? 'footer.contactUs' : 'footer.terms')} onClose={onClose}>
      {about === 'contact' ? <Contact onClose={onClose} /> : <Terms onClose={onClose} />}
    </Dialog>
  )
}

type ContentProps = { readonly onClose: () => void }

function Contact({ onClose }: ContentProps) {
  const { t } = useText()
  return (
    <Column gap={3}>
      <HelpWays />
      <Button look="text" wide onClick={onClose}>
        {t('action.close')}
      </Button>
    </Column>
  )
}

function Terms({ onClose }: ContentProps) {
  const { t } = useText()
  return (
    <Column gap={4}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={styles.termsText} tabIndex={0} aria-label={t('footer.terms')}>
        <TermsOfDialog />
      </section>
      <Button look="primary" wide onClick={onClose}>
        {t('action.close')}
      </Button>
    </Column>
  )
}
