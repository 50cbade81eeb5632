import { lazy } from 'react'
import { loadTextPart } from '../../text/activate.ts'
import { StaffOnly } from '../access/staff-only.tsx'

/** Loaded after the server has granted access. */
const Desk = lazy(async () => {
  const [{ ReceivingAccounts }] = await Promise.all([import('./receiving-accounts.tsx'), loadTextPart('review')])
  return { default: ReceivingAccounts }
})

export function Accounts() {
  return (
    <StaffOnly page="accounts">
      <Desk />
    </StaffOnly>
  )
}
