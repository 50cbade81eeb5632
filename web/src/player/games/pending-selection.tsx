import type { Payment } from '@edil/contract/payments'
import { fromWire } from '@edil/domain/money'
import { useState } from 'react'
import { useGame } from '../../api/games.ts'
import { useFormat, useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Row } from '../../ui/layout.tsx'
import { Stitches } from '../../ui/stitches.tsx'
import { Type } from '../../ui/type.tsx'
import styles from './my-games.module.css'
import { RefundInstead } from './refund-instead.tsx'
import { SameNumbers } from './same-numbers.tsx'
import { TicketPicker } from './ticket-picker.tsx'

/** An approved payment that waits for its ticket. If its game was cancelled or drawn without it, it can be refunded instead. */
export function PendingSelection({ payment }: { readonly payment: Payment }) {
  const { t } = useText()
  const format = useFormat()
  const [open, setOpen] = useState<'picker' | 'refund'>()
  const [isFeeChanged, setFeeChanged] = useState(false)
  const isCancelled = useGame(payment.gameId).data?.status === 'cancelled'
  const amount = format.money(fromWire(payment.amountSantim))
  const hasWanted = payment.wanted.length > 0
  const close = () => setOpen(undefined)
  return (
    <Card as="section" urgent className={styles.card} data-payment={payment.id}>
      <Row align="start" gap={3} className={styles.lead}>
        <Stitches picture="empty" size={44} gold />
        <div>
          <Type as="h2" size="lg">
            {t('selection.title')}
          </Type>
          <Type size="sm" muted>
            {payment.missedDraw && `${t('payment.missed')} `}
            {t(isCancelled ? 'selection.cancelled' : 'selection.text', {
              type: t(`game.type.${payment.type}`),
              amount,
            })}
          </Type>
        </div>
      </Row>
      {hasWanted && <SameNumbers payment={payment} onFeeChanged={() => setFeeChanged(true)} />}
      <Button look={hasWanted ? 'line' : 'gold'} wide onClick={() => setOpen('picker')}>
        {t(hasWanted ? 'selection.others' : 'selection.choose')}
      </Button>
      {(isCancelled || isFeeChanged || payment.missedDraw) && (
        <Button look="text" wide onClick={() => setOpen('refund')}>
          {t('selection.refund')}
        </Button>
      )}
      <Dialog open={open === 'picker'} title={t('selection.pickerTitle')} onClose={close}>
        <TicketPicker payment={payment} onClose={close} onFeeChanged={() => setFeeChanged(true)} />
      </Dialog>
      <Dialog open={open === 'refund'} title={t('selection.refundTitle')} onClose={close}>
        <RefundInstead paymentId={payment.id} amount={amount} onClose={close} />
      </Dialog>
    </Card>
  )
}
