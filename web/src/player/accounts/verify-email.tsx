import type { verifyEmail } from '@edil/contract/accounts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { send } from '../../api/client.ts'
import { ButtonLink } from '../../page/button-link.tsx'
import { useText } from '../../text/use-text.ts'
import { AccountsPage } from './accounts-page.tsx'
import { CheckFailed, Checking } from './checking.tsx'
import { deleteToken, isLinkRefused, useLinkToken } from './link-token.ts'
import { Outcome } from './outcome.tsx'

/** The target of the link in the verification mail. */
export function VerifyEmail() {
  return (
    <AccountsPage>
      <Verification />
    </AccountsPage>
  )
}

function Verification() {
  const { t } = useText()
  const token = useLinkToken('verify')
  const { isSuccess, error, refetch } = useVerification(token)

  if (isSuccess) return <LinkUsed picture="sent" title={t('verify.done')} text={t('verify.doneText')} />
  if (token === null || isLinkRefused(error)) {
    return <LinkUsed title={t('verify.invalid')} text={t('verify.invalidText')} />
  }
  if (error) return <CheckFailed title={t('verify.failed')} error={error} onTryAgain={() => void refetch()} />
  return <Checking title={t('verify.title')} label={t('verify.checking')} />
}

/** A query although it changes something: it runs once per link however often the page renders, and is retried after a lost response. */
function useVerification(token: string | null | undefined) {
  return useQuery({
    queryKey: ['verify-email', token],
    queryFn: () => send<typeof verifyEmail>('POST', '/api/accounts/verify-email', { token: token ?? '' }),
    enabled: Boolean(token),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

type LinkUsedProps = { readonly picture?: 'sent'; readonly title: string; readonly text: string }

function LinkUsed({ title, text, ...rest }: LinkUsedProps) {
  const { t } = useText()
  useEffect(() => deleteToken('verify'), [])
  return (
    <Outcome {...rest} title={title}>
      <p>{text}</p>
      <ButtonLink href="/login" look="primary" wide>
        {t('nav.login')}
      </ButtonLink>
    </Outcome>
  )
}
