import type { StaffPage } from '@edil/domain/access'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useLocation, useSearch } from 'wouter'
import { Refused } from '../../api/client.ts'
import { refreshSession } from '../../api/session.ts'
import { useStaffAccess } from '../../api/staff.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Wrap } from '../../ui/layout.tsx'
import { PageSkeleton } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { type AccessRedirect, accessRedirect } from './access-redirect.ts'
import { StaffNav } from './staff-nav.tsx'
import styles from './staff-only.module.css'
import { useActivityReports } from './use-activity-reports.ts'

type StaffOnlyProps = {
  readonly page: StaffPage
  /** For a page with several columns. */
  readonly wide?: boolean
  readonly children: ReactNode
}

/** A staff page. Its children are rendered, and send requests, only after the server has granted access. */
export function StaffOnly({ page, wide = false, children }: StaffOnlyProps) {
  const { isSuccess, isError, isFetching, error, refetch } = useStaffAccess(page)
  const [path] = useLocation()
  const search = useSearch()
  if (isSuccess) {
    return (
      <Granted page={page} wide={wide}>
        {children}
      </Granted>
    )
  }
  if (!isError) return <Checking />
  const code = error instanceof Refused ? error.code : 'unexpected'
  const redirect = accessRedirect(page, code, search ? `${path}?${search}` : path)
  return redirect ? <Redirecting redirect={redirect} /> : <AccessError isBusy={isFetching} onTryAgain={refetch} />
}

function Granted({ page, wide, children }: StaffOnlyProps) {
  useActivityReports()
  return (
    <>
      <StaffNav current={page} />
      <div className={wide ? styles.wide : undefined} data-desk>
        <Wrap page>
          <Suspense fallback={<CheckingLines />}>{children}</Suspense>
        </Wrap>
      </div>
    </>
  )
}

function Redirecting({ redirect: { to, title, text } }: { readonly redirect: AccessRedirect }) {
  const { t } = useText()
  const client = useQueryClient()
  const [, navigate] = useLocation()
  const isRedirecting = useRef(false)
  useEffect(() => {
    if (isRedirecting.current) return
    isRedirecting.current = true
    if (title) showToast('bad', t(title), text && t(text))
    // The cached session may have ended; the login page would then redirect straight back here.
    void refreshSession(client)
      .catch(() => null)
      .then(() => navigate(to, { replace: true }))
  }, [client, navigate, t, text, title, to])
  return <Checking />
}

function Checking() {
  return (
    <Wrap page>
      <CheckingLines />
    </Wrap>
  )
}

function CheckingLines() {
  const { t } = useText()
  return <PageSkeleton label={t('access.checking')} />
}

type AccessErrorProps = { readonly isBusy: boolean; readonly onTryAgain: () => void }

function AccessError({ isBusy, onTryAgain }: AccessErrorProps) {
  const { t } = useText()
  return (
    <Wrap page>
      <div role="alert">
        <Empty
          level="h1"
          title={t('access.error')}
          text={t('access.errorText')}
          action={
            <Button look="primary" busy={isBusy} onClick={onTryAgain}>
              {t('action.tryAgain')}
            </Button>
          }
        />
      </div>
    </Wrap>
  )
}
