import type { Me } from '@edil/contract/sessions'
import { type ReactNode, useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import { loginPath, useSession } from '../api/session.ts'
import { useText } from '../text/use-text.ts'
import { Wrap } from '../ui/layout.tsx'
import { LoadFailed } from './load-failed.tsx'
import { PageSkeleton } from './page-skeleton.tsx'

type SignedInProps = {
  /** Also renders for an incomplete account: for the page that completes it. */
  readonly incomplete?: boolean
  /** Shown until the session is known. */
  readonly skeleton?: ReactNode
  readonly children: (me: Me) => ReactNode
}

/** A page for signed-in players. Visitors log in first and come back; accounts made with Google or Facebook are completed first. */
export function SignedIn({ incomplete = false, skeleton = <PageSkeleton />, children }: SignedInProps) {
  const { t } = useText()
  const { person, hasFailed, tryAgain } = useSession()
  const [path] = useLocation()
  const search = useSearch()
  const here = search ? `${path}?${search}` : path
  if (hasFailed) {
    return (
      <Wrap page>
        <LoadFailed title="error.title" onTryAgain={tryAgain}>
          {t('error.unexpected')}
        </LoadFailed>
      </Wrap>
    )
  }
  if (person === undefined) return skeleton
  if (person === null) return <GoTo path={loginPath(here)} />
  if (!person.isComplete && !incomplete) return <GoTo path={`/profile/complete?to=${encodeURIComponent(here)}`} />
  return children(person)
}

export function GoTo({ path }: { readonly path: string }) {
  const [, navigate] = useLocation()
  useEffect(() => navigate(path, { replace: true }), [navigate, path])
  return <PageSkeleton />
}
