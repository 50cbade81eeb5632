import { STAFF_PAGES, type StaffPage } from '@edil/domain/access'
import type { Role } from '@edil/domain/people'
import { Link } from 'wouter'
import { type MessageId, useText } from '../text/use-text.ts'
import { staffPath } from './staff-paths.ts'

const TITLES: Record<StaffPage, MessageId> = {
  today: 'admin.today',
  payments: 'admin.payments',
  numbers: 'admin.numbers',
  refunds: 'admin.refunds',
  prizes: 'admin.prizes',
  letsplay: 'admin.draws',
  sales: 'admin.sales',
  plans: 'admin.plans',
  people: 'staff.people',
}
const PAGES = Object.keys(TITLES) as readonly StaffPage[]

type StaffLinksProps = { readonly role: Role; readonly current?: StaffPage }

/** The pages of this role. For convenience only: the server decides about access. */
export function StaffLinks({ role, current }: StaffLinksProps) {
  const { t } = useText()
  const pages = PAGES.filter((page) => (STAFF_PAGES[page] as readonly Role[]).includes(role))
  return pages.map((page) => (
    <Link key={page} href={staffPath(page)} aria-current={page === current ? 'page' : undefined}>
      {t(TITLES[page])}
    </Link>
  ))
}
