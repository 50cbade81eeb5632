import { lazy } from 'react'
import { loadTextPart } from '../../text/activate.ts'
import { StaffOnly } from '../access/staff-only.tsx'

/** Loaded after the server has granted access. */
const Desk = lazy(async () => {
  const [{ PrizesDesk }] = await Promise.all([
    import('./prizes-desk.tsx'),
    loadTextPart('review'),
    loadTextPart('payouts'),
  ])
  return { default: PrizesDesk }
})

export function Prizes() {
  return (
    <StaffOnly page="prizes" wide>
      <Desk />
    </StaffOnly>
  )
}
