import type { Provider, startSocialSignIn } from '@edil/contract/sessions'
import { useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import { send } from '../../api/client.ts'
import { safeDestination } from '../../api/session.ts'
import { useSignInOptions } from '../../api/sign-in-options.ts'
import { useAction } from '../../api/use-action.ts'
import { useFailureToast } from '../../page/use-failure-toast.ts'
import { type MessageId, type Translate, useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { ProviderMark } from './provider-mark.tsx'
import styles from './social-buttons.module.css'

/** Google and Facebook, if their keys are configured. */
export function SocialButtons({ failedTitle }: { readonly failedTitle: MessageId }) {
  const { t, language } = useText()
  const search = useSearch()
  const { data: options } = useSignInOptions()
  useReturnedError(failedTitle)

  const { running, start } = useAction(async (provider: Provider) => {
    const body = { provider, language, to: safeDestination(search) }
    const { url } = await send<typeof startSocialSignIn>('POST', '/api/session/social', body)
    location.assign(url)
  }, useFailureToast(failedTitle))

  if (!options?.providers.length) return null
  return (
    <>
      <p className={styles.or}>{t('accounts.or')}</p>
      <div className={styles.buttons}>
        {options.providers.map((provider) => (
          <Button key={provider} look="line" busy={running?.[0] === provider} onClick={() => void start(provider)}>
            <ProviderMark provider={provider} />
            {t(`accounts.${provider}`)}
          </Button>
        ))}
      </div>
    </>
  )
}

/** The provider redirects back with `?error=…`: shown once, and removed from the address. */
function useReturnedError(failedTitle: MessageId): void {
  const { t } = useText()
  const [path, navigate] = useLocation()
  const search = useSearch()
  useEffect(() => {
    const asked = new URLSearchParams(search)
    const error = asked.get('error')
    if (!error) return
    showToast('bad', t(failedTitle), errorText(error, t))
    asked.delete('error')
    navigate(asked.size > 0 ? `${path}?${asked}` : path, { replace: true })
  }, [failedTitle, path, search, navigate, t])
}

function errorText(error: string, t: Translate): string {
  if (error === 'social_refused') return t('refusal.social_refused')
  if (error === 'account_not_linked') return t('accounts.notLinked')
  return t('error.unexpected')
}
