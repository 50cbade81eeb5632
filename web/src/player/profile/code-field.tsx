import type { FieldFault } from '../../api/use-form.ts'
import { useFieldErrorText } from '../../page/use-field-error-text.ts'
import { useText } from '../../text/use-text.ts'
import { TextField } from '../../ui/field.tsx'

type CodeFieldProps = {
  readonly fault: FieldFault | undefined
  /** Also accepts a recovery code. */
  readonly takesRecoveryCode?: boolean
}

/** A code of the authenticator app, in a field named `code`. */
export function CodeField({ fault, takesRecoveryCode = false }: CodeFieldProps) {
  const { t } = useText()
  const fieldErrorText = useFieldErrorText()
  return (
    <TextField
      name="code"
      label={t('login.code')}
      hint={takesRecoveryCode && t('twoFactor.orRecovery')}
      error={fieldErrorText(fault, fault === 'second_factor_wrong' ? 'refusal.second_factor_wrong' : 'fault.code')}
      inputMode={takesRecoveryCode ? 'text' : 'numeric'}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={takesRecoveryCode ? 32 : 7}
    />
  )
}
