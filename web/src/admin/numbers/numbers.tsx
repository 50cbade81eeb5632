import { lazy } from 'react'
import { loadTextPart } from '../../text/activate.ts'
import { StaffOnly } from '../access/staff-only.tsx'

/** Comes once the server has said yes; together with the frame it would be more than a page may weigh. */
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
