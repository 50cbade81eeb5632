import type { ResponseOf } from '@edil/contract/endpoint'
import type { showMoney } from '@edil/contract/figures'
import { fromWire, moneyParts } from '@edil/domain/money'
import { useMoney } from '../../api/money.ts'
import { EmptyList } from '../../page/empty-page.tsx'
import { LoadFailed } from '../../page/load-failed.tsx'
import { useFormat, useText } from '../../text/use-text.ts'
import { Column, Wrap } from '../../ui/layout.tsx'
import { Message } from '../../ui/message.tsx'
import { Skeleton, SkeletonLine } from '../../ui/skeleton.tsx'
import { Stats } from '../../ui/stats.tsx'
import { Money as Amount, Type } from '../../ui/type.tsx'
import { ByGame } from './by-game.tsx'
import { ByMonth } from './by-month.tsx'
import styles from './money.module.css'
import { Times } from './times.tsx'

/** /money: all money since the first payment, from the ledger. */
export function Money() {
  const { t } = useText()
  const format = useFormat()
  const { data: money, error, isFetching, refetch } = useMoney()
  return (
    <Wrap page>
      <Column gap={5}>
        <Column gap={2}>
          <h1>{t('money.title')}</h1>
          <Type muted>
            {money?.since
              ? t('money.lead', { date: format.date(new Date(money.since), 'day') })
              : t('money.leadLoading')}
          </Type>
        </Column>
        <noscript>
          <Message title={t('money.noScript')}>{t('money.noScriptText')}</Message>
        </noscript>
        {money && <Figures money={money} />}
        {!money && error && (
          <LoadFailed title="money.failed" isBusy={isFetching} onTryAgain={refetch}>
            {t('money.failedText')}
          </LoadFailed>
        )}
        {!money && !error && <FiguresSkeleton />}
      </Column>
    </Wrap>
  )
}

type MoneyFigures = ResponseOf<typeof showMoney>

function Figures({ money }: { readonly money: MoneyFigures }) {
  const { t } = useText()
  if (!money.since) return <EmptyList level="h2" title="money.none" text="money.noneText" />
  return (
    <>
      <Totals money={money} />
      <ByMonth months={money.months} />
      <Times approvals={money.approvals} payouts={money.payouts} />
      <ByGame since={money.since} />
      <Message>{t('money.left')}</Message>
    </>
  )
}

function Totals({ money }: { readonly money: MoneyFigures }) {
  const { t, language } = useText()
  const amount = (santim: number) => <Amount {...moneyParts(fromWire(santim), language)} />
  return (
    <Column as="section" gap={3} className={styles.totals}>
      <div>
        <Type size="sm" muted>
          {t('money.takenIn')}
        </Type>
        <p className={styles.takenIn}>{amount(money.takenInSantim)}</p>
      </div>
      <Stats
        stats={[
          { id: 'prizes', label: t('money.prizes'), value: amount(money.prizesSantim) },
          { id: 'paid', label: t('money.prizesPaid'), value: amount(money.prizesPaidSantim) },
          { id: 'owed', label: t('money.stillOwed'), value: amount(money.stillOwedSantim) },
          { id: 'refunds', label: t('money.refunds'), value: amount(money.refundsSantim) },
        ]}
      />
      <Type size="sm" muted>
        {t('money.prizesText')}
      </Type>
    </Column>
  )
}

function FiguresSkeleton() {
  const { t } = useText()
  return (
    <Skeleton label={t('page.loading')}>
      <SkeletonLine height="10rem" />
      <SkeletonLine height="20rem" />
      <SkeletonLine height="20rem" />
    </Skeleton>
  )
}
