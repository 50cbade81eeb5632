import { lazy } from 'react'
import { loadTextPart } from '../../text/activate.ts'
import { StaffOnly } from '../access/staff-only.tsx'

/** Loaded after the server has granted access. */
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
