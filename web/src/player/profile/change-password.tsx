import type { Me } from '@edil/contract/sessions'
import { passwordMin } from '@edil/domain/people'
import { useLocation } from 'wouter'
import { useAccountActions } from '../../api/account.ts'
import { useForm } from '../../api/use-form.ts'
import { confirmationFault, NewPasswordFields, SecretField } from '../../page/secret-field.tsx'
import { SignedIn } from '../../page/signed-in.tsx'
import { type FaultsByCode, useFailureToast } from '../../page/use-failure-toast.ts'
import { useFieldErrorText } from '../../page/use-field-error-text.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { Type } from '../../ui/type.tsx'
import { NarrowPage } from './narrow-page.tsx'
import { NoPassword } from './no-password.tsx'
import styles from './profile.module.css'

export function ChangePassword() {
  const { t } = useText()
  return (
    <SignedIn>
      {(me) => (
        <NarrowPage title={t('nav.changePassword')}>
          {me.hasPassword ? <ChangeForm me={me} /> : <NoPassword me={me} />}
        </NarrowPage>
      )}
    </SignedIn>
  )
}

function ChangeForm({ me }: { readonly me: Me }) {
  const { t } = useText()
  const fieldErrorText = useFieldErrorText()
  const { form, errors, isBusy } = useChange(me)
  return (
    <Card>
      <form {...form} className={styles.form}>
        {/* Lets a password manager know whose password it stores. */}
        <input type="hidden" name="username" autoComplete="username" value={me.email} readOnly />
        <SecretField
          name="currentPassword"
          label={t('password.current')}
          error={fieldErrorText(errors['currentPassword'], 'refusal.password_wrong')}
          autoComplete="current-password"
        />
        <NewPasswordFields
          label="field.newPassword"
          hint="field.newPasswordHint"
          confirmLabel="password.confirm"
          mismatch="password.mismatch"
          minimumLength={passwordMin(me.role)}
          errors={errors}
        />
        <Type size="sm" muted>
          {t('password.others')}
        </Type>
        <Button type="submit" look="primary" wide busy={isBusy}>
          {t(isBusy ? 'reset.busy' : 'reset.submit')}
        </Button>
      </form>
    </Card>
  )
}

function useChange(me: Me) {
  const { t } = useText()
  const [, navigate] = useLocation()
  const actions = useAccountActions()
  const onFailure = useFailureToast('error.title', AT_FIELD)
  const min = passwordMin(me.role)
  return useForm(
    async () => (await import('./profile-forms.schema.ts')).changePasswordSchema(min),
    async (values) => {
      await actions.changePassword(values)
      showToast('good', t('reset.done'))
      navigate('/profile')
    },
    {
      check: (typed) => ({ confirmation: confirmationFault(typed) }),
      onFailure,
    },
  )
}

const AT_FIELD: FaultsByCode = {
  password_wrong: { currentPassword: 'password_wrong' },
  password_too_short: { password: 'too_short' },
  password_too_common: { password: 'password_too_common' },
}
