import type { Provider, startSocialSignIn } from '@edil/contract/sessions'
import { useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { send } from '../../api/client.ts'
import { useFailureText } from '../../api/failure-text.ts'
import { safeDestination } from '../../api/session.ts'
import { useSignInOptions } from '../../api/sign-in-options.ts'
import { type Translate, useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { ProviderMark } from './provider-mark.tsx'
import styles from './social-buttons.module.css'

/** Google and Facebook, if their keys are configured. */
export function SocialButtons({ failedTitle }: { readonly failedTitle: string }) {
  const { t, language } = useText()
  const failureText = useFailureText()
  const search = useSearch()
  const { data: options } = useSignInOptions()
  const [busy, setBusy] = useState<Provider>()
  useReturnedError(failedTitle)

  const start = async (provider: Provider) => {
    setBusy(provider)
    try {
      const body = { provider, language, to: safeDestination(search) }
      const { url } = await send<typeof startSocialSignIn>('POST', '/api/session/social', body)
      location.assign(url)
    } catch (error) {
      showToast('bad', failedTitle, failureText(error))
    } finally {
      setBusy(undefined)
    }
  }

  if (!options?.providers.length) return null
  return (
    <>
      <p className={styles.or}>{t('accounts.or')}</p>
      <div className={styles.buttons}>
        {options.providers.map((provider) => (
          <Button key={provider} look="line" busy={busy === provider} onClick={() => void start(provider)}>
            <ProviderMark provider={provider} />
            {t(`accounts.${provider}`)}
          </Button>
        ))}
      </div>
    </>
  )
}

/** The provider redirects back with `?error=…`: shown once, and removed from the address. */
function useReturnedError(failedTitle: string): void {
  const { t } = useText()
  const [path, navigate] = useLocation()
  const search = useSearch()
  useEffect(() => {
    const asked = new URLSearchParams(search)
    const error = asked.get('error')
    if (!error) return
    showToast('bad', failedTitle, errorText(error, t))
    asked.delete('error')
    navigate(asked.size > 0 ? `${path}?${asked}` : path, { replace: true })
  }, [failedTitle, path, search, navigate, t])
}

function errorText(error: string, t: Translate): string {
  if (error === 'social_refused') return t('refusal.social_refused')
  if (error === 'account_not_linked') return t('accounts.notLinked')
  return t('error.unexpected')
}
