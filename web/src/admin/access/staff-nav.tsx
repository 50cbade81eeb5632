import type { StaffPage } from '@edil/domain/access'
import { useSession } from '../../api/session.ts'
import { StaffLinks } from '../../page/staff-links.tsx'
import { useText } from '../../text/use-text.ts'
import styles from './staff-nav.module.css'

export function StaffNav({ current }: { readonly current: StaffPage }) {
  const { t } = useText()
  const { person } = useSession()
  return (
    <div className={styles.bar}>
      <nav className={styles.nav} aria-label={t('staff.nav')}>
        {person && <StaffLinks role={person.role} current={current} />}
      </nav>
    </div>
  )
}
