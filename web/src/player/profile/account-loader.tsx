import type { Account } from '@edil/contract/accounts'
import type { ReactNode } from 'react'
import { useAccount } from '../../api/account.ts'
import { useFailureText } from '../../api/failure-text.ts'
import { LoadFailed } from '../../page/load-failed.tsx'
import { useText } from '../../text/use-text.ts'
import { Card } from '../../ui/card.tsx'
import { Column } from '../../ui/layout.tsx'
import { Skeleton, SkeletonLine } from '../../ui/skeleton.tsx'

/** Renders its children once the account is loaded; until then a skeleton, or the failure. */
export function AccountLoader({ children }: { readonly children: (account: Account) => ReactNode }) {
  const { t } = useText()
  const failureText = useFailureText()
  const { data: account, isError, isFetching, error, refetch } = useAccount()
  if (account) return children(account)
  if (!isError) return <FormSkeleton />
  return (
    <LoadFailed title="error.account" isBusy={isFetching} onTryAgain={refetch}>
      {failureText(error)} {t('error.accountText')}
    </LoadFailed>
  )
}

function FormSkeleton() {
  const { t } = useText()
  return (
    <Skeleton label={t('page.loading')}>
      <Card>
        <Column gap={4}>
          <SkeletonLine width="10rem" height="1.5rem" />
          <SkeletonLine height="3rem" />
          <SkeletonLine height="3rem" />
          <SkeletonLine height="3rem" />
          <SkeletonLine height="3rem" />
        </Column>
      </Card>
    </Skeleton>
  )
}
