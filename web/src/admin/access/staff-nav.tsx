import type { Today } from '@edil/contract/today'
import type { StaffPage } from '@edil/domain/access'
import { useSession } from '../../api/session.ts'
import { useToday } from '../../api/today.ts'
import { StaffLinks, type WaitingCounts } from '../../page/staff-links.tsx'
import { useText } from '../../text/use-text.ts'
import styles from './staff-nav.module.css'

/** The navigation of operators: their pages, each with how much waits there. */
export function StaffNav({ current }: { readonly current: StaffPage }) {
  const { t } = useText()
  const { person } = useSession()
  const { data: today } = useToday()
  return (
    <div className={styles.bar}>
      <nav className={styles.nav} aria-label={t('staff.nav')}>
        {person && <StaffLinks role={person.role} current={current} counts={today ? countsOf(today) : {}} />}
      </nav>
    </div>
  )
}

function countsOf({ payments, refunds, withdrawals, prizes, draws }: Today): WaitingCounts {
  return {
    payments: payments.count,
    letsplay: draws.filter(({ status }) => status === 'drawing').length,
    refunds: refunds.count + withdrawals.count,
    prizes: prizes.toApprove.count + prizes.toPay.count,
  }
}
