/** Everything that is never forgotten, as a fact that has happened. */
export const AUDIT_ACTIONS = [
  'account_registered',
  'email_verified',
  'signed_in',
  'sign_in_refused',
  'signed_out',
  'session_ended',
  'password_changed',
  'password_reset',
  'password_reset_started',
  'two_factor_started',
  'two_factor_stopped',
  'recovery_codes_renewed',
  'recovery_code_used',
  'stepped_up',
  'account_changed',
  'account_completed',
  'account_closed',
  'social_linked',
  'person_locked',
  'person_unlocked',
  'role_changed',
  'admin_created',
  'person_viewed',
] as const

export type AuditAction = (typeof AUDIT_ACTIONS)[number]
