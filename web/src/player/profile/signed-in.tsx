import type { Me } from '@edil/contract/sessions'
import { type ReactNode, useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import { loginPath, useSession } from '../../api/session.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Column, Wrap } from '../../ui/layout.tsx'
import { Message } from '../../ui/message.tsx'
import { Skeleton, SkeletonLine } from '../../ui/skeleton.tsx'

type SignedInProps = {
  /** For the page that completes an account: the only one for whoever has not done so. */
  readonly incomplete?: boolean
  /** The shape of the page while nobody knows who is here. */
  readonly skeleton?: ReactNode
  readonly children: (me: Me) => ReactNode
}

/** A page of one's own. Visitors log in first and come back; whoever came by Google or Facebook completes the account. */
export function SignedIn({ incomplete = false, skeleton = <PageSkeleton />, children }: SignedInProps) {
  const { person, hasFailed, tryAgain } = useSession()
  const [path] = useLocation()
  const search = useSearch()
  const here = search ? `${path}?${search}` : path
  if (hasFailed) return <SessionFailed onTryAgain={tryAgain} />
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

function SessionFailed({ onTryAgain }: { readonly onTryAgain: () => void }) {
  const { t } = useText()
  return (
    <Wrap page>
      <Message
        tone="bad"
        role="alert"
        title={t('error.title')}
        action={
          <Button size="small" look="line" onClick={onTryAgain}>
            {t('action.tryAgain')}
          </Button>
        }
      >
        {t('error.unexpected')}
      </Message>
    </Wrap>
  )
}

function PageSkeleton() {
  const { t } = useText()
  return (
    <Wrap page>
      <Skeleton label={t('page.loading')}>
        <Column gap={4}>
          <SkeletonLine width="14rem" height="2.25rem" />
          <SkeletonLine height="16rem" />
        </Column>
      </Skeleton>
    </Wrap>
  )
}
