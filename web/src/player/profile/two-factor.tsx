import type { Account } from '@edil/contract/accounts'
import type { Me } from '@edil/contract/sessions'
import { isStaff } from '@edil/domain/people'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { safeDestination } from '../../api/session.ts'
import { SignedIn } from '../../page/signed-in.tsx'
import { useText } from '../../text/use-text.ts'
import { Message } from '../../ui/message.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { AccountLoader } from './account-loader.tsx'
import { NarrowPage } from './narrow-page.tsx'
import { NoPassword } from './no-password.tsx'
import { TwoFactorOn } from './two-factor-on.tsx'
import { TwoFactorStart } from './two-factor-start.tsx'

export function TwoFactor() {
  return <SignedIn>{(me) => <TwoFactorPage me={me} />}</SignedIn>
}

function TwoFactorPage({ me }: { readonly me: Me }) {
  const { t } = useText()
  const [setup, setSetup] = useState<ReactNode>()
  const finish = useFinish(() => setSetup(undefined))
  const phase = setup ? 'setup' : me.hasTwoFactor ? 'on' : 'off'
  return (
    <NarrowPage title={t('twoFactor.title')} heading={usePhaseFocus(phase)}>
      {isStaff(me.role) && phase !== 'on' && (
        <Message tone="waiting" title={t('twoFactor.staff')}>
          {t('twoFactor.staffText')}
        </Message>
      )}
      <AccountLoader>
        {(account) => {
          if (setup) return setup
          return account.hasTwoFactor ? (
            <TwoFactorOn account={account} />
          ) : (
            <Off me={me} account={account} onSetup={setSetup} onDone={finish} />
          )
        }}
      </AccountLoader>
    </NarrowPage>
  )
}

type OffProps = {
  readonly me: Me
  readonly account: Account
  readonly onSetup: (setup: ReactNode) => void
  readonly onDone: () => void
}

function Off({ me, account, onSetup, onDone }: OffProps) {
  const { t } = useText()
  return (
    <>
      <p>{t('twoFactor.lead')}</p>
      {account.hasPassword ? <TwoFactorStart onSetup={onSetup} onDone={onDone} /> : <NoPassword me={me} />}
    </>
  )
}

/** Leads on to the page that required two-factor sign-in. */
function useFinish(onDone: () => void): () => void {
  const { t } = useText()
  const [, navigate] = useLocation()
  const search = useSearch()
  return () => {
    showToast('good', t('twoFactor.confirmed'))
    onDone()
    if (new URLSearchParams(search).has('to')) navigate(safeDestination(search), { replace: true })
  }
}

/** Moves the focus to the heading when the content of the page changes. */
function usePhaseFocus(phase: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(phase)
  useEffect(() => {
    if (shown.current === phase) return
    shown.current = phase
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [phase])
  return heading
}
