import type { PrizeToPay } from '@edil/contract/prizes'
import { fromWire, moneyParts } from '@edil/domain/money'
import { useState } from 'react'
import { useShortMoment } from '../../page/use-short-moment.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Column, Row } from '../../ui/layout.tsx'
import { Tag } from '../../ui/tag.tsx'
import { Money, Type } from '../../ui/type.tsx'
import { FailDialog } from './fail-dialog.tsx'
import type { Operator } from './obstacle.ts'
import styles from './prizes-desk.module.css'

type Transfer = PrizeToPay['transfers'][number]
type PrizeTransfersProps = { readonly prize: PrizeToPay; readonly me: Operator; readonly onDone: () => void }

/** The transfers so far. Each can be marked as returned. */
export function PrizeTransfers({ prize, me, onDone }: PrizeTransfersProps) {
  const { t } = useText()
  const [returned, setReturned] = useState<Transfer>()
  if (prize.transfers.length === 0) return null
  const isOwn = prize.personId === me.id
  return (
    <div>
      <h3>{t('payouts.transfers')}</h3>
      <Column as="ul" gap={3}>
        {prize.transfers.map((transfer) => (
          <TransferRow
            key={transfer.id}
            transfer={transfer}
            {...(!isOwn && { onReturned: () => setReturned(transfer) })}
          />
        ))}
      </Column>
      {returned && (
        <FailDialog prize={prize} transfer={returned} onDone={onDone} onClose={() => setReturned(undefined)} />
      )}
    </div>
  )
}

type TransferRowProps = { readonly transfer: Transfer; readonly onReturned?: () => void }

function TransferRow({ transfer, onReturned }: TransferRowProps) {
  const { t, language } = useText()
  const moment = useShortMoment()
  const { amountSantim, reference, paidAt, paidBy, failedAt } = transfer
  return (
    <Row as="li" gap={2} spread wrap>
      <div className={styles.who}>
        <p>
          <Money {...moneyParts(fromWire(amountSantim), language)} /> · {reference}
        </p>
        <Type size="sm" muted>
          {t('payouts.transferBy', { when: moment(paidAt), name: paidBy.username })}
        </Type>
      </div>
      {failedAt && <Tag tone="bad">{t('payouts.cameBack', { when: moment(failedAt) })}</Tag>}
      {!failedAt && onReturned && (
        <Button look="line" size="small" aria-label={t('payouts.moneyBackOf', { reference })} onClick={onReturned}>
          {t('payouts.moneyBack')}
        </Button>
      )}
    </Row>
  )
}
