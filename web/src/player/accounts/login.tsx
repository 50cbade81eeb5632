import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshSession } from '../../api/session.ts'
import { loadTextPart } from '../../text/activate.ts'
import { useText } from '../../text/use-text.ts'
import { showToast } from '../../ui/toast-list.ts'
import { AccountsPage } from './accounts-page.tsx'
import { LoginCode } from './login-code.tsx'
import { LoginPassword } from './login-password.tsx'
import { useRedirectWhenSignedIn } from './redirect-when-signed-in.ts'

/** The password, then a passkey or a code for accounts with two-factor sign-in. */
export function Login() {
  const welcome = useWelcome()
  const [step, setStep] = useState<'password' | 'passkey' | 'code'>('password')
  const [LoginPasskey, setLoginPasskey] = useState<Awaited<ReturnType<typeof loadLoginPasskey>>>()
  const [identifier, setIdentifier] = useState('')
  useRedirectWhenSignedIn()

  return (
    <AccountsPage>
      {step === 'password' && (
        <LoginPassword
          identifier={identifier}
          onSignedIn={welcome}
          onSecondFactor={async (typed, hasPasskey) => {
            // When it cannot be loaded, a code works.
            const loaded = hasPasskey ? await loadLoginPasskey().catch(() => undefined) : undefined
            setLoginPasskey(() => loaded)
            setIdentifier(typed)
            setStep(loaded ? 'passkey' : 'code')
          }}
        />
      )}
      {step === 'passkey' && LoginPasskey && (
        <LoginPasskey onSignedIn={welcome} onCode={() => setStep('code')} onBack={() => setStep('password')} />
      )}
      {step === 'code' && <LoginCode onSignedIn={welcome} onBack={() => setStep('password')} />}
    </AccountsPage>
  )
}

/** Only staff have passkeys, so players do not load it. */
async function loadLoginPasskey() {
  const [{ LoginPasskey }] = await Promise.all([import('./login-passkey.tsx'), loadTextPart('passkeys')])
  return LoginPasskey
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
