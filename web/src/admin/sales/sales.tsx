import { lazy } from 'react'
import { loadTextPart } from '../../text/activate.ts'
import { StaffOnly } from '../access/staff-only.tsx'

/** Loaded after the server has granted access. */
const Desk = lazy(async () => {
  const parts = ['games', 'review', 'sales'] as const
  const [{ SalesDesk }] = await Promise.all([import('./sales-desk.tsx'), ...parts.map(loadTextPart)])
  return { default: SalesDesk }
})

export function Sales() {
  return (
    <StaffOnly page="sales">
      <Desk />
    </StaffOnly>
  )
}
