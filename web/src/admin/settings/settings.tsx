import { lazy } from 'react'
import { loadTextPart } from '../../text/activate.ts'
import { StaffOnly } from '../access/staff-only.tsx'

/** Loaded after the server has granted access. */
const Desk = lazy(async () => {
  const parts = ['review', 'settings'] as const
  const [{ SettingsDesk }] = await Promise.all([import('./settings-desk.tsx'), ...parts.map(loadTextPart)])
  return { default: SettingsDesk }
})

export function Settings() {
  return (
    <StaffOnly page="settings">
      <Desk />
    </StaffOnly>
  )
}
