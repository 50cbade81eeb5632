import { lazy } from 'react'
import { loadTextPart } from '../../text/activate.ts'
import { StaffOnly } from '../access/staff-only.tsx'

/** Loaded after the server has granted access. */
const Desk = lazy(async () => {
  const parts = ['figures', 'review'] as const
  const [{ FiguresDesk }] = await Promise.all([import('./figures-desk.tsx'), ...parts.map(loadTextPart)])
  return { default: FiguresDesk }
})

export function Figures() {
  return (
    <StaffOnly page="figures" wide>
      <Desk />
    </StaffOnly>
  )
}
