import { STAFF_PAGES, type StaffPage } from '@edil/domain/access'
import type { Role } from '@edil/domain/people'
import { Link } from 'wouter'
import { type MessageId, useText } from '../text/use-text.ts'
import { VisuallyHidden } from '../ui/layout.tsx'
import { Count } from '../ui/tag.tsx'
import { staffPath } from './staff-paths.ts'

/** In the order in which an operator works. */
const TITLES: Record<StaffPage, MessageId> = {
  today: 'admin.today',
  payments: 'admin.payments',
  numbers: 'admin.numbers',
  letsplay: 'staff.draws',
  refunds: 'admin.refunds',
  prizes: 'admin.prizes',
  sales: 'admin.sales',
  plans: 'admin.plans',
  figures: 'admin.figures',
  people: 'admin.people',
  accounts: 'admin.accounts',
  settings: 'admin.settings',
}
const PAGES = Object.keys(TITLES) as readonly StaffPage[]

/** How much waits on a page. */
export type WaitingCounts = Partial<Record<StaffPage, number>>

type StaffLinksProps = { readonly role: Role; readonly current?: StaffPage; readonly counts?: WaitingCounts }

/** The pages of this role. For convenience only: the server decides about access. */
export function StaffLinks({ role, current, counts = {} }: StaffLinksProps) {
  const { t } = useText()
  const pages = PAGES.filter((page) => (STAFF_PAGES[page] as readonly Role[]).includes(role))
  return pages.map((page) => (
    <Link key={page} href={staffPath(page)} aria-current={page === current ? 'page' : undefined}>
      {t(TITLES[page])}
      {counts[page] ? (
        <>
          {' '}
          <Count>{counts[page]}</Count>
          <VisuallyHidden> {t('staff.waiting')}</VisuallyHidden>
        </>
      ) : null}
    </Link>
  ))
}
