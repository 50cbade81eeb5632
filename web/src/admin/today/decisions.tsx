import type { DecisionOfDay, ReviewerOfDay } from '@edil/contract/today'
import { fromWire } from '@edil/domain/money'
import { formatHourOfDay } from '@edil/text/format'
import { Link } from 'wouter'
import { useDecisions } from '../../api/today.ts'
import { useFormat, useText } from '../../text/use-text.ts'
import { Card } from '../../ui/card.tsx'
import { Column } from '../../ui/layout.tsx'
import { Table } from '../../ui/rows.tsx'
import { Type } from '../../ui/type.tsx'
import styles from './today.module.css'

/** For admins: who decided which payments today, and how long the players had waited. */
export function Decisions() {
  const { t } = useText()
  const { data } = useDecisions()
  if (!data) return null
  return (
    <Column gap={3} as="section">
      <h2>{t('today.decisions')}</h2>
      {data.reviewers.length === 0 ? (
        <Type muted>{t('today.noDecisions')}</Type>
      ) : (
        <>
          <Card>
            <Reviewers reviewers={data.reviewers} />
          </Card>
          <Card>
            <details className={styles.latest}>
              <summary>{t('today.latest', { count: data.decisions.length })}</summary>
              <Latest decisions={data.decisions} />
              {data.hasMore && (
                <Type size="sm" muted>
                  {t('today.latestMore')}
                </Type>
              )}
            </details>
          </Card>
        </>
      )}
    </Column>
  )
}

function Reviewers({ reviewers }: { readonly reviewers: readonly ReviewerOfDay[] }) {
  const { t } = useText()
  const format = useFormat()
  return (
    <Table
      caption={t('today.decisions')}
      rows={reviewers}
      keyOf={({ reviewer }) => reviewer}
      onPhone="dense"
      columns={[
        { id: 'reviewer', heading: t('today.reviewer'), cell: (row) => <bdi>{row.reviewer}</bdi>, takesLine: true },
        { id: 'approved', heading: t('today.approvedCount'), cell: (row) => row.approved, end: true },
        { id: 'rejected', heading: t('today.rejectedCount'), cell: (row) => row.rejected, end: true },
        { id: 'median', heading: t('today.median'), cell: (row) => format.duration(row.medianSeconds), end: true },
        { id: 'slowest', heading: t('today.slowest'), cell: (row) => format.duration(row.slowestSeconds), end: true },
      ]}
    />
  )
}

function Latest({ decisions }: { readonly decisions: readonly DecisionOfDay[] }) {
  const { t, language } = useText()
  const format = useFormat()
  return (
    <ul className={styles.draws}>
      {decisions.map(({ paymentId, type, username, amountSantim, status, reviewer, decidedAt, waitedSeconds }) => (
        <li key={paymentId}>
          <Link href={`/etxdark/payments?${new URLSearchParams({ type, status, payment: paymentId })}`}>
            <bdi>{username}</bdi> · {format.money(fromWire(amountSantim))} · {t(`review.became.${status}`)}
          </Link>
          <Type size="sm" muted>
            {t('today.decidedBy', {
              name: reviewer,
              time: formatHourOfDay(new Date(decidedAt), language),
              duration: format.duration(waitedSeconds),
            })}
          </Type>
        </li>
      ))}
    </ul>
  )
}
