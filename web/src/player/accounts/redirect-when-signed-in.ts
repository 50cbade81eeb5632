import { useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useSession } from '../../api/session.ts'
import { useText } from '../../text/use-text.ts'
import { showToast } from '../../ui/toast-list.ts'
import { lacksTwoFactor, placeAfterLogin } from './place-after-login.ts'

/** Leads signed-in players from the login to the requested page. */
export function useRedirectWhenSignedIn(): void {
  const { t } = useText()
  const { person } = useSession()
  const search = useSearch()
  const [, navigate] = useLocation()
  useEffect(() => {
    if (!person) return
    if (lacksTwoFactor(person)) showToast('note', t('login.staffTitle'), t('login.staffText'))
    navigate(placeAfterLogin(person, search), { replace: true })
  }, [person, search, navigate, t])
}

/** '?to=…' for links between login and registration, so that the requested page is kept. */
export function useReturnSearch(): string {
  const to = new URLSearchParams(useSearch()).get('to')
  return to ? `?to=${encodeURIComponent(to)}` : ''
}
