import { useEffect } from 'react'
import { useSearch } from 'wouter'
import { useGames } from '../../api/games.ts'
import { useReceivingAccounts } from '../../api/receiving-accounts.ts'
import { useSession } from '../../api/session.ts'
import { asGameType } from '../../page/open-game.ts'
import { SignedIn } from '../../page/signed-in.tsx'
import { useIsHydrated } from '../../page/use-is-hydrated.ts'
import { useLazyModule } from '../../page/use-lazy-module.ts'
import { loadTextPart } from '../../text/activate.ts'
import { useText } from '../../text/use-text.ts'
import { showToast } from '../../ui/toast-list.ts'
import { numbersOf } from './paying-for.ts'
import { PaymentSkeleton } from './payment-layout.tsx'

/**
 * /payment?type=daily&numbers=42,93&amount=1000. The address prefills; numbers and price come from the server. `again` is a
 * rejected payment that is sent again.
 */
export function Payment() {
  const address = new URLSearchParams(useSearch())
  const isHydrated = useIsHydrated()
  // Loaded together with the session, not after it.
  useGames()
  useReceivingAccounts()
  useLoginNotice()
  const part = useLazyModule(isHydrated, loadForm)
  if (!isHydrated) return <PaymentSkeleton />
  const type = asGameType(address.get('type')) ?? 'daily'
  return (
    <SignedIn skeleton={<PaymentSkeleton />}>
      {(me) =>
        part ? (
          <part.PaymentOfType
            key={type}
            me={me}
            type={type}
            requested={numbersOf(address.get('numbers'))}
            again={address.get('again') ?? undefined}
          />
        ) : (
          <PaymentSkeleton />
        )
      }
    </SignedIn>
  )
}

/** Explains to visitors why they are redirected to the login. */
function useLoginNotice(): void {
  const { t } = useText()
  const isVisitor = useSession().person === null
  useEffect(() => {
    if (isVisitor) showToast('note', t('pay.loginMissing'))
  }, [isVisitor, t])
}

/** Loaded after hydration: neither the first paint nor a visitor needs it. */
async function loadForm() {
  const [{ PaymentOfType }] = await Promise.all([import('./payment-of-type.tsx'), loadTextPart('play')])
  return { PaymentOfType }
}
