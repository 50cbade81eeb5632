import type { StaffPage } from '@edil/domain/access'

/** The address of a staff page. The first one has no name of its own. */
export function staffPath(page: StaffPage): string {
  return page === 'today' ? '/etxdark' : `/etxdark/${page}`
}
