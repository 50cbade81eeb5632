import type { checkResetLink, resetPassword } from '@edil/contract/accounts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { Refused, send } from '../../api/client.ts'
import { useFailureText } from '../../api/failure-text.ts'
import { useForm } from '../../api/use-form.ts'
import { ButtonLink } from '../../page/button-link.tsx'
import { confirmationFault, NewPasswordFields } from '../../page/secret-field.tsx'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Column } from '../../ui/layout.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { AccountsPage } from './accounts-page.tsx'
import { CheckFailed, Checking } from './checking.tsx'
import styles from './form.module.css'
import { deleteToken, isLinkRefused, useLinkToken } from './link-token.ts'
import { Outcome } from './outcome.tsx'

const LEAVE_MS = 3_000

export function ResetPassword() {
  return (
    <AccountsPage>
      <ResetSteps />
    </AccountsPage>
  )
}

function ResetSteps() {
  const { t } = useText()
  const token = useLinkToken('reset')
  const { data: link, error, refetch } = useResetLink(token)
  const [outcome, setOutcome] = useState<'done' | 'invalid'>()

  if (outcome === 'done') return <PasswordUpdated />
  if (token === null || outcome === 'invalid' || isLinkRefused(error)) return <InvalidLink />
  if (error) return <CheckFailed title={t('reset.checkFailed')} error={error} onTryAgain={() => void refetch()} />
  if (!token || !link) return <Checking title={t('reset.title')} label={t('reset.checking')} />
  return <NewPassword token={token} minimumLength={link.minimumLength} onEnd={setOutcome} />
}

function useResetLink(token: string | null | undefined) {
  return useQuery({
    queryKey: ['reset-link', token],
    queryFn: () => send<typeof checkResetLink>('POST', '/api/password/reset/check', { token: token ?? '' }),
    enabled: Boolean(token),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

type NewPasswordProps = {
  readonly token: string
  /** For this account: staff need a longer password. */
  readonly minimumLength: number
  readonly onEnd: (outcome: 'done' | 'invalid') => void
}

function NewPassword({ token, minimumLength, onEnd }: NewPasswordProps) {
  const { t } = useText()
  const failureText = useFailureText()
  const tooShort = t('fault.passwordShort', { count: minimumLength })
  const { errors, isBusy, form } = useForm(
    async () => (await import('./account-forms.schema.ts')).newPasswordSchema(minimumLength),
    async (values) => {
      await send<typeof resetPassword>('POST', '/api/password/reset', { token, ...values })
      onEnd('done')
    },
    {
      check: (typed) => ({ confirmation: confirmationFault(typed) }),
      onFaults: (faults) => {
        if (faults['confirmation'] === 'mismatch') {
          showToast('bad', t('fault.mismatchTitle'), t('fault.passwordMismatch'))
        } else if (faults['password'] === 'too_short') showToast('bad', t('fault.shortTitle'), tooShort)
      },
      onFailure: (error) => {
        const code = error instanceof Refused ? error.code : undefined
        if (code === 'link_invalid') {
          onEnd('invalid')
          return undefined
        }
        showToast('bad', t('reset.failed'), failureText(error))
        return code === 'password_too_common' || code === 'password_too_short' ? { password: code } : undefined
      },
    },
  )
  return (
    <>
      <h1>{t('reset.title')}</h1>
      <form {...form} className={styles.form}>
        <NewPasswordFields
          label="field.newPassword"
          hint="field.newPasswordHint"
          minimumLength={minimumLength}
          errors={errors}
        />
        <Button type="submit" look="primary" wide busy={isBusy}>
          {t(isBusy ? 'reset.busy' : 'reset.submit')}
        </Button>
      </form>
    </>
  )
}

function InvalidLink() {
  const { t } = useText()
  useEffect(() => {
    deleteToken('reset')
    showToast('bad', t('reset.invalidToken'), t('reset.invalid'))
  }, [t])
  return (
    <Outcome title={t('reset.invalidTitle')}>
      <p>{t('reset.invalid')}</p>
      <Column gap={2}>
        <ButtonLink href="/forgot-password" look="primary" wide>
          {t('reset.request')}
        </ButtonLink>
        <ButtonLink href="/login" look="line" wide>
          {t('accounts.backToLogin')}
        </ButtonLink>
      </Column>
    </Outcome>
  )
}

function PasswordUpdated() {
  const { t } = useText()
  const [, navigate] = useLocation()
  useEffect(() => {
    deleteToken('reset')
    const timer = setTimeout(() => navigate('/login'), LEAVE_MS)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <Outcome picture="sent" title={t('reset.done')}>
      <p>{t('reset.doneText')}</p>
      <ButtonLink href="/login" look="primary" wide>
        {t('reset.goNow')}
      </ButtonLink>
    </Outcome>
  )
}
