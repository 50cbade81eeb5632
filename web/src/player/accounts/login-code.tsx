import type { verifySecondFactor } from '@edil/contract/sessions'
import { useEffect, useState } from 'react'
import { Refused, send } from '../../api/client.ts'
import { useFailureText } from '../../api/failure-text.ts'
import { useForm } from '../../api/use-form.ts'
import { useFieldErrorText } from '../../page/use-field-error-text.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Column } from '../../ui/layout.tsx'
import { showToast } from '../../ui/toast-list.ts'
import styles from './form.module.css'

type LoginCodeProps = { readonly onSignedIn: () => Promise<void>; readonly onBack: () => void }

/** The second step of a sign-in: a code of the authenticator app, or a recovery code. */
export function LoginCode({ onSignedIn, onBack }: LoginCodeProps) {
  const { t } = useText()
  const failureText = useFailureText()
  const fieldErrorText = useFieldErrorText()
  const [isRecoveryCode, setRecoveryCode] = useState(false)
  const { errors, isBusy, form } = useForm(
    isRecoveryCode ? loadRecoveryCodeSchema : loadAppCodeSchema,
    async ({ code }) => {
      await send<typeof verifySecondFactor>('POST', '/api/session/second-factor', { code, isRecoveryCode })
      await onSignedIn()
    },
    {
      onFailure: (error) => {
        const code = error instanceof Refused ? error.code : undefined
        if (code === 'second_factor_wrong') return { code }
        showToast('bad', t('login.failed'), failureText(error))
        // The time between password and code is over: start again.
        if (code === 'login_required') onBack()
        return undefined
      },
    },
  )
  useEffect(() => form.ref.current?.querySelector('input')?.focus(), [form.ref])

  const wrong = isRecoveryCode ? 'fault.recoveryCode' : 'fault.code'
  return (
    <>
      <h1>{t(isRecoveryCode ? 'login.recoveryTitle' : 'login.codeTitle')}</h1>
      <form {...form} className={styles.form}>
        <TextField
          key={wrong}
          name="code"
          label={t(isRecoveryCode ? 'login.recoveryCode' : 'login.code')}
          hint={t(isRecoveryCode ? 'login.recoveryText' : 'login.codeText')}
          error={
            errors['code'] === 'second_factor_wrong'
              ? t('refusal.second_factor_wrong')
              : fieldErrorText(errors['code'], wrong)
          }
          inputMode={isRecoveryCode ? 'text' : 'numeric'}
          autoComplete={isRecoveryCode ? 'off' : 'one-time-code'}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={isRecoveryCode ? 32 : 7}
        />
        <Button type="submit" look="primary" wide busy={isBusy}>
          {t(isBusy ? 'login.busy' : 'login.codeSubmit')}
        </Button>
      </form>
      <Column gap={2}>
        <Button look="line" wide onClick={() => setRecoveryCode(!isRecoveryCode)}>
          {t(isRecoveryCode ? 'login.useApp' : 'login.useRecovery')}
        </Button>
        <Button look="text" wide onClick={onBack}>
          {t('action.back')}
        </Button>
      </Column>
    </>
  )
}

const loadAppCodeSchema = async () => (await import('./account-forms.schema.ts')).appCodeSchema
const loadRecoveryCodeSchema = async () => (await import('./account-forms.schema.ts')).recoveryCodeSchema
