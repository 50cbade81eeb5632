import type { signInWithTelegram } from '@edil/contract/mini-app'
import type { Me, showSession } from '@edil/contract/sessions'
import { get, Refused, send } from '../../api/client.ts'
import { describeFailure } from '../../api/describe-failure.ts'
import { announceSession, subscribeToSession } from '../../api/session.ts'
import { loadTextPart, translate } from '../../text/activate.ts'
import { showToast } from '../../ui/toast-list.ts'
import { isSignedIn } from './launch.ts'

/**
 * Signs the person in, if their Telegram account is linked. Otherwise waits until they log in as everywhere, and then offers the link. A
 * session of this browser is kept: Telegram may belong to someone else than the session.
 */
export async function signInWithLaunch(initData: string, offerLink: () => unknown): Promise<void> {
  if (initData === '' || isSignedIn()) return
  try {
    const { next } = await send<typeof signInWithTelegram>('POST', '/api/session/telegram', { initData })
    if (next === 'signed_in') await welcome()
    if (next === 'link') offerAfterLogin(offerLink)
  } catch (error) {
    // Launch data that is old or used: the person logs in as everywhere.
    if (error instanceof Refused && error.code === 'account_locked') await showLocked(error)
  }
}

/** Says whose account it is: another mini app could have led here with launch data of its own. */
async function welcome(): Promise<void> {
  announceSession()
  await loadTextPart('miniapp')
  const { person } = await get<typeof showSession>('/api/session')
  if (!person) return
  const { fullName: name, email } = person
  showToast('good', translate('miniapp.signedInTitle'), translate('miniapp.signedInText', { name, email }))
}

function offerAfterLogin(offerLink: () => unknown): void {
  let isOffered = false
  const stop = subscribeToSession(async () => {
    const { person } = await get<typeof showSession>('/api/session').catch(() => ({ person: null }))
    if (!person || isOffered) return
    isOffered = true
    stop()
    if (mayLink(person)) offerLink()
  })
}

/** Staff and accounts with a second factor log in with it every time. */
function mayLink({ role, hasTwoFactor }: Me): boolean {
  return role === 'player' && !hasTwoFactor
}

async function showLocked(error: Refused): Promise<void> {
  await loadTextPart('miniapp')
  showToast('bad', translate('miniapp.signInFailed'), await describeFailure(error, translate))
}
