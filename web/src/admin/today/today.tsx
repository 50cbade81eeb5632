import { lazy } from 'react'
import { loadTextPart } from '../../text/activate.ts'
import { StaffOnly } from '../access/staff-only.tsx'

/** Loaded after the server has granted access. */
const Desk = lazy(async () => {
  const [{ TodayDesk }] = await Promise.all([
    import('./today-desk.tsx'),
    loadTextPart('today'),
    loadTextPart('review'),
    loadTextPart('games'),
  ])
  return { default: TodayDesk }
})

export function Today() {
  return (
    <StaffOnly page="today" wide>
      <Desk />
    </StaffOnly>
  )
}
