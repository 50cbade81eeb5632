import type { ComponentProps } from 'react'
import type { FieldFault, TypedValues } from '../api/use-form.ts'
import { useText } from '../text/use-text.ts'
import { PasswordField } from '../ui/password-field.tsx'

export function SecretField(props: Omit<ComponentProps<typeof PasswordField>, 'showLabel' | 'hideLabel'>) {
  const { t } = useText()
  return <PasswordField {...props} showLabel={t('field.showPassword')} hideLabel={t('field.hidePassword')} />
}

/** For two fields named `password` and `confirmation`. */
export function confirmationFault({ password, confirmation }: TypedValues): FieldFault | undefined {
  if (password === confirmation) return confirmation ? undefined : 'missing'
  return confirmation ? 'mismatch' : 'missing'
}
