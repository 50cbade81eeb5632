import { expect, test } from 'vitest'
import { type Access, type Caller, isSessionOver, refuseAccess, refuseWithoutStepUp } from './access.ts'

const player: Caller = { role: 'player', isLocked: false, hasTwoFactor: false, steppedUpAt: undefined }
const admin: Caller = { role: 'admin', isLocked: false, hasTwoFactor: true, steppedUpAt: undefined }

// proves: FLOW-01, ROLE-09
test.each<[Access, Caller | undefined, string | undefined]>([
  ['everyone', undefined, undefined],
  ['everyone', { ...player, isLocked: true }, undefined],
  ['person', undefined, 'login_required'],
  ['person', player, undefined],
  ['person', { ...player, isLocked: true }, 'account_locked'],
  ['person', { ...admin, hasTwoFactor: false }, undefined],
  [['admin'], undefined, 'login_required'],
  [['admin'], player, 'not_allowed'],
  [['reviewer', 'admin'], admin, undefined],
  [['admin'], { ...admin, role: 'host' }, 'not_allowed'],
  [['admin'], { ...admin, hasTwoFactor: false }, 'second_factor_required'],
  [['admin'], { ...admin, isLocked: true }, 'account_locked'],
])('%j for %j: %s', (access, caller, refusal) => {
  expect(refuseAccess(access, caller)).toBe(refusal)
})

test('a step-up is valid for five minutes', () => {
  const now = new Date('2026-11-15T12:00:00Z')
  const shown = (at: string | undefined) => ({ ...admin, steppedUpAt: at === undefined ? undefined : new Date(at) })
  expect(refuseWithoutStepUp(shown(undefined), now)).toBe('step_up_required')
  expect(refuseWithoutStepUp(shown('2026-11-15T11:55:00Z'), now)).toBeUndefined()
  expect(refuseWithoutStepUp(shown('2026-11-15T11:54:59Z'), now)).toBe('step_up_required')
})

test('a staff session ends after fifteen minutes without input and after ten hours; a player session after ninety days', () => {
  const now = new Date('2026-11-15T12:00:00Z')
  const isOver = (role: 'host' | 'player', signedInAt: string, lastSeenAt: string) =>
    isSessionOver(role, { signedInAt: new Date(signedInAt), lastSeenAt: new Date(lastSeenAt) }, now)
  expect(isOver('host', '2026-11-15T11:00:00Z', '2026-11-15T11:45:00Z')).toBe(false)
  expect(isOver('host', '2026-11-15T11:00:00Z', '2026-11-15T11:44:59Z')).toBe(true)
  expect(isOver('host', '2026-11-15T02:00:00Z', '2026-11-15T12:00:00Z')).toBe(false)
  expect(isOver('host', '2026-11-15T01:59:59Z', '2026-11-15T12:00:00Z')).toBe(true)
  expect(isOver('player', '2026-10-20T00:00:00Z', '2026-11-01T00:00:00Z')).toBe(false)
  expect(isOver('player', '2026-08-17T12:00:00Z', '2026-11-15T11:59:59Z')).toBe(false)
  expect(isOver('player', '2026-08-17T11:59:59Z', '2026-11-15T11:59:59Z')).toBe(true)
})
