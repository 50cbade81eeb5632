import { STAFF_PAGES, type StaffPage } from '@edil/domain/access'
import type { Role } from '@edil/domain/people'
import { Link } from 'wouter'
import { useSession } from '../../api/session.ts'
import { type MessageId, useText } from '../../text/use-text.ts'
import styles from './staff-nav.module.css'

const TITLES: Record<StaffPage, MessageId> = {
  payments: 'admin.payments',
  numbers: 'admin.numbers',
  refunds: 'admin.refunds',
  letsplay: 'admin.draws',
  people: 'staff.people',
}
const PAGES = Object.keys(TITLES) as readonly StaffPage[]

/** The pages of the person's role. For convenience only: the server decides about access. */
export function StaffNav({ current }: { readonly current: StaffPage }) {
  const { t } = useText()
  const { person } = useSession()
  return (
    <div className={styles.bar}>
      <nav className={styles.nav} aria-label={t('staff.nav')}>
        {PAGES.filter((page) => person && worksOn(person.role, page)).map((page) => (
          <Link key={page} href={`/etxdark/${page}`} aria-current={page === current ? 'page' : undefined}>
            {t(TITLES[page])}
          </Link>
        ))}
      </nav>
    </div>
  )
}

function worksOn(role: Role, page: StaffPage): boolean {
  const roles: readonly Role[] = STAFF_PAGES[page]
  return roles.includes(role)
}
