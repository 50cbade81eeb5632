import type { OwedRefund } from '@edil/contract/review'
import { fromWire, plainBirr } from '@edil/domain/money'
import { formatPhone } from '@edil/domain/phone'
import { lazy, Suspense, useState } from 'react'
import { useReserveRefund } from '../../api/refunds.ts'
import { useSession } from '../../api/session.ts'
import { useAction } from '../../api/use-action.ts'
import { useFailureReason } from '../../page/use-failure-reason.ts'
import { useShortMoment } from '../../page/use-short-moment.ts'
import { useFormat, useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CopyRow } from '../../ui/copy-row.tsx'
import { Column, Row, VisuallyHidden } from '../../ui/layout.tsx'
import { Message } from '../../ui/message.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { Type } from '../../ui/type.tsx'
import styles from './refunds.module.css'

const PayDialog = lazy(async () => ({ default: (await import('./pay-dialog.tsx')).PayDialog }))

type OwedRefundCardProps = {
  readonly refund: OwedRefund
  /** The cards have just moved or changed. */
  readonly isSettling: boolean
}

/** The details of a transfer to copy, and its two steps: reserve the refund, then mark it as paid. */
export function OwedRefundCard({ refund, isSettling }: OwedRefundCardProps) {
  const { t } = useText()
  const format = useFormat()
  const moment = useShortMoment()
  const [isPaying, setPaying] = useState(false)
  const [hasAsked, setAsked] = useState(false)
  const { amountSantim, username, fullName, accountName, phone, method, reason, owedAt } = refund
  const copied = (raw: string) => showToast('good', t('toast.copied'), raw)
  return (
    <Card as="li" className={styles.card}>
      <Column gap={3}>
        <Row gap={2} spread align="start">
          <div className={styles.who}>
            <h2>
              <bdi>{username}</bdi>
            </h2>
            <Type size="sm" muted>
              <bdi>{fullName}</bdi>
            </Type>
          </div>
          <Type size="sm" muted>
            <VisuallyHidden>{t('refunds.since')} </VisuallyHidden>
            {moment(owedAt)}
          </Type>
        </Row>
        <Type size="sm">{t(`refunds.reason.${reason}`)}</Type>
        <div>
          <CopyRow
            large
            label={t('refunds.amount')}
            shown={format.money(fromWire(amountSantim))}
            raw={plainBirr(fromWire(amountSantim))}
            copyLabel={t('action.copy')}
            onCopied={copied}
          />
          {phone && (
            <CopyRow
              label={t('refunds.phone', { method: t(`review.method.${method}`) })}
              shown={formatPhone(phone)}
              raw={phone.replace(/^\+251/, '0')}
              copyLabel={t('action.copy')}
              onCopied={copied}
            />
          )}
          <CopyRow
            label={t('refunds.accountName')}
            shown={<bdi>{accountName}</bdi>}
            raw={accountName}
            copyLabel={t('action.copy')}
            onCopied={copied}
          />
        </div>
        <PayStep
          refund={refund}
          isSettling={isSettling}
          onPaid={() => {
            setAsked(true)
            setPaying(true)
          }}
        />
      </Column>
      {hasAsked && (
        <Suspense>
          <PayDialog open={isPaying} refund={refund} onClose={() => setPaying(false)} />
        </Suspense>
      )}
    </Card>
  )
}

/** Two operators must not send the same money, so a refund is reserved before it is paid. */
function PayStep({ refund, isSettling, onPaid }: OwedRefundCardProps & { readonly onPaid: () => void }) {
  const { t } = useText()
  const { person } = useSession()
  const reserve = useReserveRefund()
  const reason = useFailureReason()
  const { isBusy, start } = useAction(
    () => reserve(refund.id),
    (error) => showToast('bad', t('refunds.reserveFailed'), reason(error)),
  )
  if (person?.username && refund.decidedBy.includes(person.username)) {
    return (
      <Message tone="waiting" icon="hourglass" title={t('refunds.youDecided')}>
        {t('refunds.youDecidedText')}
      </Message>
    )
  }
  if (refund.reservedBy === null) {
    return (
      <Button look="primary" wide busy={isBusy} settling={isSettling} onClick={() => void start()}>
        {t('refunds.reserve')}
      </Button>
    )
  }
  if (refund.reservedBy !== person?.username) {
    return (
      <Message tone="waiting" icon="hourglass">
        {t('refunds.reservedBy', { name: refund.reservedBy })}
      </Message>
    )
  }
  return (
    <>
      <Type size="sm">{t('refunds.reservedByYou')}</Type>
      <Button look="primary" wide settling={isSettling} onClick={onPaid}>
        {t('refunds.markPaid')}
      </Button>
    </>
  )
}
