import { lazy } from 'react'
import { loadTextPart } from '../../text/activate.ts'
import { StaffOnly } from '../access/staff-only.tsx'

/** Loaded after the server has granted access. */
const Desk = lazy(async () => {
  const parts = ['about', 'review', 'plans'] as const
  const [{ PlansDesk }] = await Promise.all([import('./plans-desk.tsx'), ...parts.map(loadTextPart)])
  return { default: PlansDesk }
})

export function Plans() {
  return (
    <StaffOnly page="plans" wide>
      <Desk />
    </StaffOnly>
  )
}
