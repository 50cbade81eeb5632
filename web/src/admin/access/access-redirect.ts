import type { Problem } from '@edil/contract/problem'
import type { StaffPage } from '@edil/domain/access'
import type { MessageId } from '@edil/text/parts'
import { loginPath } from '../../api/session.ts'

/** Where a person who may not open a page is redirected, and the toast they see. */
export type AccessRedirect = { readonly to: string; readonly title?: MessageId; readonly text?: MessageId }

/**
 * The redirect for an access refusal, or `undefined` for any other error. Texts and paths are the owner's. After the login
 * the person returns to `here`.
 */
export function accessRedirect(page: StaffPage, code: Problem['code'], here: string): AccessRedirect | undefined {
  switch (code) {
    case 'login_required':
      return withoutLogin(page, here)
    case 'not_allowed':
      return withoutRight(page)
    case 'account_locked':
      return { to: '/', title: 'access.denied', text: 'refusal.account_locked' }
    case 'second_factor_required':
      return {
        to: `/profile/two-factor?to=${encodeURIComponent(here)}`,
        title: 'access.twoFactor',
        text: 'access.twoFactorText',
      }
    default:
      return undefined
  }
}

function withoutLogin(page: StaffPage, here: string): AccessRedirect {
  if (page === 'numbers') return withoutRight(page)
  return { to: loginPath(here), title: page === 'letsplay' ? 'access.logInAsAdmin' : 'access.denied' }
}

function withoutRight(page: StaffPage): AccessRedirect {
  if (page === 'numbers') return { to: '/dashboard', title: 'access.noPermission' }
  return page === 'letsplay' ? { to: '/', title: 'access.adminsOnly' } : { to: '/' }
}
