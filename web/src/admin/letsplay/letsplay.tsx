import { lazy } from 'react'
import { loadTextPart } from '../../text/activate.ts'
import { StaffOnly } from '../access/staff-only.tsx'

/** Loaded after the server has granted access. */
const Desk = lazy(async () => {
  const [{ LetsPlayDesk }] = await Promise.all([
    import('./letsplay-desk.tsx'),
    loadTextPart('draws'),
    loadTextPart('hosting'),
  ])
  return { default: LetsPlayDesk }
})

export function LetsPlay() {
  return (
    <StaffOnly page="letsplay" wide>
      <Desk />
    </StaffOnly>
  )
}
