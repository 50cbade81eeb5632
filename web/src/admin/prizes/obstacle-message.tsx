import type { PrizeToPay } from '@edil/contract/prizes'
import { fromWire } from '@edil/domain/money'
import { useFormat, useText } from '../../text/use-text.ts'
import { Message } from '../../ui/message.tsx'
import type { Obstacle } from './obstacle.ts'

type ObstacleMessageProps = {
  readonly obstacle: Obstacle
  readonly prize: PrizeToPay
  readonly adminApprovesAboveSantim: number
}

/** In the place of the button that this operator cannot use. */
export function ObstacleMessage({ obstacle, prize, adminApprovesAboveSantim }: ObstacleMessageProps) {
  const { t } = useText()
  const format = useFormat()
  const name = prize.reservedBy?.username ?? ''
  const amount = format.money(fromWire(adminApprovesAboveSantim))
  switch (obstacle) {
    case 'own':
      return <Message title={t('payouts.own')}>{t('payouts.ownText')}</Message>
    case 'tax_missing':
      return (
        <Message tone="waiting" title={t('payouts.taxMissing')}>
          {t('payouts.taxMissingText')}
        </Message>
      )
    case 'admin_needed':
      return (
        <Message icon="users" title={t('payouts.adminNeeded')}>
          {t('payouts.adminNeededText', { amount })}
        </Message>
      )
    case 'you_approved':
      return (
        <Message icon="users" title={t('payouts.youApproved')}>
          {t('payouts.youApprovedText')}
        </Message>
      )
    case 'reserved_by_other':
      return (
        <Message tone="waiting" icon="hourglass" role="status" title={t('payouts.reservedBy', { name })}>
          {t('payouts.reservedByText', { name })}
        </Message>
      )
  }
}
