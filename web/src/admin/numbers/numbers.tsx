import { lazy } from 'react'
import { loadTextPart } from '../../text/activate.ts'
import { StaffOnly } from '../access/staff-only.tsx'

/** Loaded after the server has granted access. */
const Desk = lazy(async () => {
  const [{ NumbersDesk }] = await Promise.all([import('./numbers-desk.tsx'), loadTextPart('review')])
  return { default: NumbersDesk }
})

export function Numbers() {
  return (
    <StaffOnly page="numbers">
      <Desk />
    </StaffOnly>
  )
}
