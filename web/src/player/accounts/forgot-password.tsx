import type { forgotPassword } from '@edil/contract/accounts'
import { useState } from 'react'
import { Refused, send } from '../../api/client.ts'
import { useFailureText } from '../../api/failure-text.ts'
import { useForm } from '../../api/use-form.ts'
import { ButtonLink } from '../../page/button-link.tsx'
import { useFieldErrorText } from '../../page/use-field-error-text.ts'
import { useLazyModule } from '../../page/use-lazy-module.ts'
import { loadTextPart } from '../../text/activate.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Column } from '../../ui/layout.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { Type } from '../../ui/type.tsx'
import { AccountsPage } from './accounts-page.tsx'
import styles from './form.module.css'
import { Outcome } from './outcome.tsx'

export function ForgotPassword() {
  const [sentTo, setSentTo] = useState<string>()
  return (
    <AccountsPage>
      {sentTo === undefined ? (
        <AskForLink onSent={setSentTo} />
      ) : (
        <LinkSent email={sentTo} onAgain={() => setSentTo(undefined)} />
      )}
    </AccountsPage>
  )
}

function AskForLink({ onSent }: { readonly onSent: (email: string) => void }) {
  const { t, language } = useText()
  const failureText = useFailureText()
  const fieldErrorText = useFieldErrorText()
  const { errors, isBusy, isReady, form } = useForm(
    async () => (await import('./account-forms.schema.ts')).forgotSchema,
    async (values) => {
      await send<typeof forgotPassword>('POST', '/api/password/forgot', values)
      onSent(values.email)
    },
    {
      onFailure: (error) => {
        if (error instanceof Refused) showToast('bad', t('forgot.failed'), failureText(error))
        else showToast('bad', t('forgot.unreachable'))
        return undefined
      },
    },
  )
  return (
    <>
      <h1>{t('forgot.title')}</h1>
      <p>{t('forgot.text')}</p>
      <form {...form} className={styles.form}>
        <input type="hidden" name="language" value={language} />
        <TextField
          name="email"
          type="email"
          label={t('field.email')}
          error={fieldErrorText(errors['email'], 'fault.email')}
          autoComplete="email"
        />
        <Button type="submit" look="primary" wide busy={isBusy} disabled={!isReady}>
          {t(isBusy ? 'forgot.busy' : 'forgot.submit')}
        </Button>
      </form>
      <ButtonLink href="/login" look="text" wide>
        {t('accounts.backToLogin')}
      </ButtonLink>
    </>
  )
}

/** The same text whether or not the address has an account. */
function LinkSent({ email, onAgain }: { readonly email: string; readonly onAgain: () => void }) {
  const { t } = useText()
  const help = useLazyModule(true, loadHelpWays)
  return (
    <Outcome picture="sent" title={t('forgot.sent')}>
      <p>{t('forgot.sentText', { email })}</p>
      <Type muted>{t('forgot.sentHelp')}</Type>
      <Column gap={2}>
        <ButtonLink href="/login" look="primary" wide>
          {t('accounts.backToLogin')}
        </ButtonLink>
        <Button look="text" wide onClick={onAgain}>
          {t('forgot.again')}
        </Button>
        {help && <help.HelpWays />}
      </Column>
    </Outcome>
  )
}

async function loadHelpWays() {
  const [module] = await Promise.all([import('../../page/help-ways.tsx'), loadTextPart('support')])
  return module
}
