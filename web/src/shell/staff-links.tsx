import { STAFF_PAGES, type StaffPage } from '@edil/domain/access'
import type { Role } from '@edil/domain/people'
import { Link } from 'wouter'
import type { MessageId } from '../text/use-text.ts'
import { useText } from '../text/use-text.ts'

const TITLES: Record<StaffPage, MessageId> = {
  payments: 'admin.payments',
  numbers: 'admin.numbers',
  refunds: 'admin.refunds',
  letsplay: 'admin.draws',
  people: 'staff.people',
}

/** The pages of this role. For convenience only: the server decides about access. */
export function StaffLinks({ role }: { readonly role: Role }) {
  const { t } = useText()
  const pages = (Object.keys(TITLES) as StaffPage[]).filter((page) =>
    (STAFF_PAGES[page] as readonly Role[]).includes(role),
  )
  return pages.map((page) => (
    <Link key={page} href={`/etxdark/${page}`}>
      {t(TITLES[page])}
    </Link>
  ))
}
