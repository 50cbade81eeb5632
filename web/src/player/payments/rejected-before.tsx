import type { Payment } from '@edil/contract/payments'
import { useText } from '../../text/use-text.ts'
import { Message } from '../../ui/message.tsx'

type RejectedBeforeProps = {
  readonly payments: readonly Payment[]
  readonly gameId: string
  readonly isHeld: boolean
}

/** Why the last payment for this game was rejected, for a player who submits it again. */
export function RejectedBefore({ payments, gameId, isHeld }: RejectedBeforeProps) {
  const { t } = useText()
  const last = payments.find((payment) => payment.gameId === gameId)
  if (!isHeld || !last?.rejection) return null
  return (
    <Message tone="bad" title={t('payment.status.rejected')}>
      {t(`rejection.${last.rejection}`)} {last.note}
    </Message>
  )
}
