import type { verifyEmail } from '@edil/contract/accounts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { send } from '../../api/client.ts'
import { refreshSession } from '../../api/session.ts'
import { ButtonLink } from '../../page/button-link.tsx'
import { useText } from '../../text/use-text.ts'
import { showToast } from '../../ui/toast-list.ts'
import { AccountsPage } from './accounts-page.tsx'
import { CheckFailed, Checking } from './checking.tsx'
import { deleteToken, isLinkRefused, useLinkToken } from './link-token.ts'
import { MailSent } from './mail-sent.tsx'
import { Outcome } from './outcome.tsx'
import { useRedirectWhenSignedIn, useReturnSearch } from './redirect-when-signed-in.ts'
import { deleteRegisteredEmail, readRegisteredEmail } from './registered-email.ts'

/** The end of a registration, and the target of the link in its mail. */
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
  const registered = useRegisteredEmail()
  const { data, error, refetch } = useVerification(token)
  // Also in the tab of the registration, when the link was opened in another one.
  useRedirectWhenSignedIn()

  if (data && !data.isSignedIn) return <LinkUsed picture="sent" title={t('verify.done')} text={t('verify.doneText')} />
  if (token === null && registered) return <MailSent email={registered} />
  if ((token === null && registered === null) || isLinkRefused(error)) {
    return <LinkUsed title={t('verify.invalid')} text={t('verify.invalidText')} />
  }
  if (error) return <CheckFailed title={t('verify.failed')} error={error} onTryAgain={() => void refetch()} />
  return <Checking title={t('verify.title')} label={t('verify.checking')} />
}

/** `undefined` until it is read: the page is rendered at build time. */
function useRegisteredEmail(): string | null | undefined {
  const [email, setEmail] = useState<string | null>()
  useEffect(() => setEmail(readRegisteredEmail()), [])
  return email
}

/** A query although it changes something: it runs once per link however often the page renders, and is retried after a lost response. */
function useVerification(token: string | null | undefined) {
  const { t } = useText()
  const client = useQueryClient()
  return useQuery({
    queryKey: ['verify-email', token],
    queryFn: async () => {
      const answer = await send<typeof verifyEmail>('POST', '/api/accounts/verify-email', { token: token ?? '' })
      deleteRegisteredEmail()
      if (!answer.isSignedIn) return answer
      deleteToken('verify')
      const person = await refreshSession(client).catch(() => null)
      if (person) showToast('good', t('verify.done'))
      return { isSignedIn: person !== null }
    },
    enabled: Boolean(token),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

type LinkUsedProps = { readonly picture?: 'sent'; readonly title: string; readonly text: string }

function LinkUsed({ title, text, ...rest }: LinkUsedProps) {
  const { t } = useText()
  const returnSearch = useReturnSearch()
  useEffect(() => deleteToken('verify'), [])
  return (
    <Outcome {...rest} title={title}>
      <p>{text}</p>
      <ButtonLink href={`/login${returnSearch}`} look="primary" wide>
        {t('nav.login')}
      </ButtonLink>
    </Outcome>
  )
}
