import type { ReactNode } from 'react'
import { useText } from '../../text/use-text.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './accounts-page.module.css'
import { TicketPicture } from './ticket-picture.tsx'

type AccountsPageProps = {
  /** For a long form: two columns on a large screen, and no picture on a phone. */
  readonly long?: boolean
  readonly children: ReactNode
}

/** A form and, beside it on a large screen, a picture of a ticket. */
export function AccountsPage({ long = false, children }: AccountsPageProps) {
  const { t } = useText()
  return (
    <div className={styles.page}>
      <div className={classNames(styles.body, long && styles.long)}>{children}</div>
      <aside className={classNames(styles.aside, long && styles.onDeskOnly)} aria-label={t('accounts.line')}>
        <div className={styles.picture}>
          <p className={styles.line}>{t('accounts.line')}</p>
          <TicketPicture />
        </div>
      </aside>
    </div>
  )
}
