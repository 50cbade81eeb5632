import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshSession } from '../../api/session.ts'
import { useText } from '../../text/use-text.ts'
import { showToast } from '../../ui/toast-list.ts'
import { AccountsPage } from './accounts-page.tsx'
import { LoginCode } from './login-code.tsx'
import { LoginPassword } from './login-password.tsx'
import { useRedirectWhenSignedIn } from './redirect-when-signed-in.ts'

/** The password, then a code for accounts with two-factor sign-in. */
export function Login() {
  const welcome = useWelcome()
  const [step, setStep] = useState<'password' | 'code'>('password')
  const [identifier, setIdentifier] = useState('')
  useRedirectWhenSignedIn()

  return (
    <AccountsPage>
      {step === 'password' ? (
        <LoginPassword
          identifier={identifier}
          onSignedIn={welcome}
          onSecondFactor={(typed) => {
            setIdentifier(typed)
            setStep('code')
          }}
        />
      ) : (
        <LoginCode onSignedIn={welcome} onBack={() => setStep('password')} />
      )}
    </AccountsPage>
  )
}

/** Reads the new session; the page redirects once it is known. */
function useWelcome(): () => Promise<void> {
  const { t } = useText()
  const client = useQueryClient()
  return async () => {
    const person = await refreshSession(client).catch(() => undefined)
    if (person === null) return showToast('bad', t('login.failed'), t('login.noCookie'))
    showToast('good', t('login.doneTitle'), t('login.done'))
    // The sign-in succeeded and only reading the session failed: a reload reads it again.
    if (person === undefined) location.reload()
  }
}
