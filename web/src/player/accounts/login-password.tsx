import type { logIn } from '@edil/contract/sessions'
import { Link, useSearch } from 'wouter'
import { send } from '../../api/client.ts'
import { safeDestination } from '../../api/session.ts'
import { useForm } from '../../api/use-form.ts'
import { SecretField } from '../../page/secret-field.tsx'
import { useFailureToast } from '../../page/use-failure-toast.ts'
import { useFieldErrorText } from '../../page/use-field-error-text.ts'
import { RichText } from '../../text/rich-text.tsx'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Type } from '../../ui/type.tsx'
import styles from './form.module.css'
import { useReturnSearch } from './redirect-when-signed-in.ts'
import { SocialButtons } from './social-buttons.tsx'

type LoginPasswordProps = {
  /** The identifier typed before, after coming back from the code. */
  readonly identifier: string
  readonly onSignedIn: () => Promise<void>
  readonly onSecondFactor: (identifier: string, hasPasskey: boolean) => Promise<void>
}

export function LoginPassword({ identifier, onSignedIn, onSecondFactor }: LoginPasswordProps) {
  const { t } = useText()
  const onFailure = useFailureToast('login.failed')
  const fieldErrorText = useFieldErrorText()
  const returnSearch = useReturnSearch()
  const search = useSearch()
  const { errors, isBusy, isReady, form } = useForm(
    async () => (await import('./account-forms.schema.ts')).loginSchema,
    async (values) => {
      const { next, hasPasskey } = await send<typeof logIn>('POST', '/api/session', {
        ...values,
        to: safeDestination(search),
      })
      if (next === 'second_factor') await onSecondFactor(values.identifier, hasPasskey)
      else await onSignedIn()
    },
    { onFailure },
  )
  return (
    <>
      <h1>{t('login.title')}</h1>
      <form {...form} className={styles.form}>
        <TextField
          name="identifier"
          label={t('login.identifier')}
          hint={t('login.identifierHint')}
          error={fieldErrorText(errors['identifier'], 'fault.missing')}
          defaultValue={identifier}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <SecretField
          name="password"
          label={t('field.password')}
          error={fieldErrorText(errors['password'], 'fault.missing')}
          autoComplete="current-password"
        />
        <Link href="/forgot-password" className={styles.forgot}>
          {t('login.forgot')}
        </Link>
        <Button type="submit" look="primary" wide busy={isBusy} disabled={!isReady}>
          {t(isBusy ? 'login.busy' : 'login.submit')}
        </Button>
      </form>
      <SocialButtons failedTitle="login.failed" />
      <Type centred>
        <RichText
          id="login.newHere"
          components={{ a: <Link href={`/register${returnSearch}`} className={styles.link} /> }}
        />
      </Type>
    </>
  )
}
