import { lazy } from 'react'
import { loadTextPart } from '../../text/activate.ts'
import { StaffOnly } from '../access/staff-only.tsx'

/** Comes once the server has said yes; together with the frame it would be more than a page may weigh. */
const Desk = lazy(async () => {
  const [{ RefundsDesk }] = await Promise.all([import('./refunds-desk.tsx'), loadTextPart('review')])
  return { default: RefundsDesk }
})

export function Refunds() {
  return (
    <StaffOnly page="refunds">
      <Desk />
    </StaffOnly>
  )
}
