import { lazy } from 'react'
import { loadTextPart } from '../../text/activate.ts'
import { StaffOnly } from '../access/staff-only.tsx'

/** Loaded after the server has granted access. */
const Desk = lazy(async () => {
  const [{ PaymentsDesk }] = await Promise.all([
    import('./payments-desk.tsx'),
    loadTextPart('review'),
    loadTextPart('decisions'),
  ])
  return { default: PaymentsDesk }
})

export function Payments() {
  return (
    <StaffOnly page="payments" wide>
      <Desk />
    </StaffOnly>
  )
}
