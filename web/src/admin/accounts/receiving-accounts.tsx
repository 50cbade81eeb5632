import { PAYMENT_METHODS, type PaymentMethod } from '@edil/domain/postings'
import { lazy, Suspense, useState } from 'react'
import { useReceivingAccountsNow } from '../../api/refunds.ts'
import { useLoadFailureToast } from '../../page/use-failure-reason.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Column } from '../../ui/layout.tsx'
import { Skeleton, SkeletonLine } from '../../ui/skeleton.tsx'
import { Tag } from '../../ui/tag.tsx'
import { Type } from '../../ui/type.tsx'
import { ListFailed } from '../access/list-failed.tsx'
import { ProposalsCard } from '../access/proposals-card.tsx'
import styles from './receiving-accounts.module.css'

const AccountDialog = lazy(async () => ({ default: (await import('./account-dialog.tsx')).AccountDialog }))

/** For admins: the accounts that players send money to. */
export function ReceivingAccounts() {
  const { t } = useText()
  const { data, error, isFetching, refetch } = useReceivingAccountsNow()
  const [changing, setChanging] = useState<PaymentMethod>()
  useLoadFailureToast(error, 'receiving.loadFailed')
  const accountOf = (method: PaymentMethod) => data?.accounts.find((account) => account.method === method)
  return (
    <Column gap={4}>
      <div>
        <h1>{t('receiving.title')}</h1>
        <Type muted>{t('receiving.text')}</Type>
      </div>
      <ProposalsCard />
      <Card as="section">
        {!data && !error && (
          <Skeleton label={t('page.loading')}>
            <SkeletonLine height="8rem" />
          </Skeleton>
        )}
        {!data && error && <ListFailed error={error} isBusy={isFetching} onTryAgain={() => void refetch()} />}
        {data && (
          <ul className={styles.accounts}>
            {PAYMENT_METHODS.map((method) => {
              const account = accountOf(method)
              const name = t(`review.method.${method}`)
              return (
                <li key={method}>
                  <div className={styles.who}>
                    <p>
                      <b>{name}</b>
                    </p>
                    {account ? (
                      <p>
                        <bdi>{account.accountNumber}</bdi> · <bdi>{account.accountName}</bdi>
                      </p>
                    ) : (
                      <Tag tone="waiting">{t('receiving.closed')}</Tag>
                    )}
                  </div>
                  <Button
                    look="line"
                    size="small"
                    aria-label={t('receiving.changeOf', { method: name })}
                    onClick={() => setChanging(method)}
                  >
                    {t('receiving.change')}
                  </Button>
                </li>
              )
            })}
          </ul>
        )}
      </Card>
      {changing && (
        <Suspense>
          <AccountDialog
            key={changing}
            method={changing}
            account={accountOf(changing)}
            onClose={() => setChanging(undefined)}
          />
        </Suspense>
      )}
    </Column>
  )
}
