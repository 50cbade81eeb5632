import { lazy } from 'react'
import { loadTextPart } from '../../text/activate.ts'
import { StaffOnly } from '../access/staff-only.tsx'

/** Loaded after the server has granted access. */
const Desk = lazy(async () => {
  const parts = ['review', 'play'] as const
  const [{ RefundsDesk }] = await Promise.all([import('./refunds-desk.tsx'), ...parts.map(loadTextPart)])
  return { default: RefundsDesk }
})

export function Refunds() {
  return (
    <StaffOnly page="refunds">
      <Desk />
    </StaffOnly>
  )
}
