import type { Account } from '@edil/contract/accounts'
import type { PersonSummary } from '@edil/contract/people'
import type { Device, Me } from '@edil/contract/sessions'
import type { PersonRow } from './accounts.queries.ts'
import { deviceName } from './sign-in/device-name.ts'
import type { SessionRow } from './sign-in/sessions.queries.ts'

export function meView(person: PersonRow, hasPassword: boolean): Me {
  return {
    id: person.id,
    email: person.email,
    fullName: person.full_name,
    username: person.username,
    role: person.role,
    isComplete: person.username !== null,
    hasTwoFactor: person.two_factor_enabled,
    hasPassword,
    language: person.language,
    calendar: person.calendar,
  }
}

export type AccountExtras = { readonly hasPassword: boolean; readonly recoveryCodesLeft: number }

export function accountView(person: PersonRow, { hasPassword, recoveryCodesLeft }: AccountExtras): Account {
  return {
    id: person.id,
    fullName: person.full_name,
    username: person.username,
    email: person.email,
    phone: person.phone,
    bornOn: person.born_on,
    role: person.role,
    language: person.language,
    calendar: person.calendar,
    showsName: person.shows_name,
    hasTwoFactor: person.two_factor_enabled,
    hasPassword,
    recoveryCodesLeft,
    createdAt: person.created_at.toISOString(),
  }
}

export function deviceView(session: SessionRow, thisSessionId: string): Device {
  return {
    id: session.id,
    name: deviceName(session.user_agent),
    address: session.ip_address,
    isCurrent: session.id === thisSessionId,
    signedInAt: session.created_at.toISOString(),
    lastSeenAt: session.last_seen_at.toISOString(),
  }
}

export function personSummaryView(person: PersonRow): PersonSummary {
  return {
    id: person.id,
    username: person.username,
    fullName: person.full_name,
    role: person.role,
    state: stateOf(person),
    hasTwoFactor: person.two_factor_enabled,
    createdAt: person.created_at.toISOString(),
  }
}

function stateOf(person: PersonRow): PersonSummary['state'] {
  if (person.closed_at) return 'closed'
  if (person.locked_at) return 'locked'
  return person.email_verified ? 'active' : 'unverified'
}
