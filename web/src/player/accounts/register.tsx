import type { register } from '@edil/contract/accounts'
import { PASSWORD_MIN } from '@edil/domain/people'
import { suggestUsername } from '@edil/domain/suggest-username'
import type { FocusEvent } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { Refused, send } from '../../api/client.ts'
import { useFailureText } from '../../api/failure-text.ts'
import { safeDestination } from '../../api/session.ts'
import { useSignInOptions } from '../../api/sign-in-options.ts'
import { type FormFaults, useForm } from '../../api/use-form.ts'
import { BornOnField, FullNameField, PhoneField, TermsCheckbox, UsernameField } from '../../page/person-fields.tsx'
import { confirmationFault, NewPasswordFields } from '../../page/secret-field.tsx'
import { useFieldErrorText } from '../../page/use-field-error-text.ts'
import { RichText } from '../../text/rich-text.tsx'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { Type } from '../../ui/type.tsx'
import { AccountsPage } from './accounts-page.tsx'
import styles from './form.module.css'
import { useRedirectWhenSignedIn, useReturnSearch } from './redirect-when-signed-in.ts'
import { storeRegisteredEmail } from './registered-email.ts'
import { SocialButtons } from './social-buttons.tsx'

export function Register() {
  const { t, language } = useText()
  const fieldErrorText = useFieldErrorText()
  const returnSearch = useReturnSearch()
  const { data: options } = useSignInOptions()
  const { errors, isBusy, isReady, form } = useRegistration()
  useRedirectWhenSignedIn()

  return (
    <AccountsPage long>
      <h1>{t('register.title')}</h1>
      <form {...form} className={styles.form} onBlur={fillInUsername}>
        <input type="hidden" name="language" value={language} />
        <div className={styles.pairs}>
          <FullNameField fault={errors['fullName']} />
          <UsernameField fault={errors['username']} />
          <TextField
            name="email"
            type="email"
            label={t('field.email')}
            error={fieldErrorText(errors['email'], 'fault.email')}
            autoComplete="email"
          />
          <PhoneField fault={errors['phone']} />
          <div className={styles.alone}>
            <BornOnField minimumAge={options?.minimumAge} fault={errors['bornOn']} />
          </div>
          <NewPasswordFields
            label="field.password"
            hint="field.passwordHint"
            minimumLength={PASSWORD_MIN}
            errors={errors}
          />
        </div>
        <TermsCheckbox fault={errors['agreesToTerms']} />
        <Button type="submit" look="primary" wide busy={isBusy} disabled={!isReady}>
          {t(isBusy ? 'register.busy' : 'nav.signUp')}
        </Button>
      </form>
      <SocialButtons failedTitle="register.socialFailed" />
      <Type centred>
        <RichText
          id="register.already"
          components={{ a: <Link href={`/login${returnSearch}`} className={styles.link} /> }}
        />
      </Type>
    </AccountsPage>
  )
}

function useRegistration() {
  const { t } = useText()
  const failureText = useFailureText()
  const returnSearch = useReturnSearch()
  const search = useSearch()
  const [, navigate] = useLocation()
  return useForm(
    async () => (await import('./account-forms.schema.ts')).registrationSchema,
    async (values) => {
      await send<typeof register>('POST', '/api/accounts', { ...values, to: safeDestination(search) })
      storeRegisteredEmail(values.email)
      navigate(`/verify-email${returnSearch}`)
    },
    {
      check: (typed) => ({ confirmation: confirmationFault(typed) }),
      onFaults: ({ confirmation, agreesToTerms }) => {
        if (confirmation === 'mismatch') showToast('bad', t('fault.mismatchTitle'), t('fault.passwordMismatch'))
        else if (agreesToTerms) showToast('bad', t('fault.termsTitle'), t('fault.terms'))
      },
      onFailure: (error) => {
        showToast('bad', t('register.failed'), failureText(error))
        return error instanceof Refused ? AT_FIELD[error.code] : undefined
      },
    },
  )
}

/** Fills in a username that was left empty, unless the player is about to type one. The player can change it. */
function fillInUsername({ target, relatedTarget }: FocusEvent<HTMLElement>): void {
  const fields = (target as HTMLInputElement).form?.elements
  const fieldOf = (name: string) => fields?.namedItem(name) as HTMLInputElement | null
  const username = fieldOf('username')
  if (!username || username === relatedTarget || username.value) return
  username.value = suggestUsername(fieldOf('fullName')?.value ?? '', fieldOf('email')?.value) ?? ''
}

const AT_FIELD: Readonly<Record<string, FormFaults>> = {
  username_taken: { username: 'username_taken' },
  password_too_common: { password: 'password_too_common' },
  too_young: { bornOn: 'too_young' },
}
