import { useEffect, useRef } from 'react'
import { Refused } from '../../api/client.ts'
import { useFailureText } from '../../api/failure-text.ts'
import { hasPasskeySupport, logInWithPasskey } from '../../api/passkeys.ts'
import { useAction } from '../../api/use-action.ts'
import { PasskeyFaultMessage, usePasskeyAttempt } from '../../page/passkey-fault.tsx'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Column } from '../../ui/layout.tsx'
import { showToast } from '../../ui/toast-list.ts'
import styles from './form.module.css'

type LoginPasskeyProps = {
  readonly onSignedIn: () => Promise<void>
  readonly onCode: () => void
  readonly onBack: () => void
}

/** The second step of a sign-in, for a person with a passkey. A code works too. */
export function LoginPasskey({ onSignedIn, onCode, onBack }: LoginPasskeyProps) {
  const { t } = useText()
  const failureText = useFailureText()
  const isSupported = hasPasskeySupport()
  const heading = useRef<HTMLHeadingElement>(null)
  const { fault, attempt } = usePasskeyAttempt()
  const logIn = useAction(
    async () => {
      if (await attempt(logInWithPasskey)) await onSignedIn()
    },
    (error) => {
      showToast('bad', t('login.failed'), failureText(error))
      // The time between password and passkey is over: start again.
      if (error instanceof Refused && error.code === 'login_required') onBack()
    },
  )
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={styles.outcome}>
        {t('passkeys.loginTitle')}
      </h1>
      <p>{t('passkeys.loginText')}</p>
      <PasskeyFaultMessage fault={isSupported ? fault : 'unsupported'} cancelled="passkeys.cancelled" />
      {isSupported && (
        <Button look="primary" wide busy={logIn.isBusy} onClick={() => logIn.start()}>
          {t('passkeys.use')}
        </Button>
      )}
      <Column gap={2}>
        <Button look="line" wide onClick={onCode}>
          {t('passkeys.useCode')}
        </Button>
        <Button look="text" wide onClick={onBack}>
          {t('action.back')}
        </Button>
      </Column>
    </>
  )
}
