import { RESERVATION_MINUTES } from '@edil/domain/payouts'
import { formatCountdown } from '@edil/text/format'
import { useServerTime } from '../../api/use-server-time.ts'
import { secondsLeft } from '../../page/hold-time.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Hold } from '../../ui/hold.tsx'
import { Message } from '../../ui/message.tsx'

type ReservationProps = {
  /** `null` when it has run out. */
  readonly until: string | null
  readonly isBusy: boolean
  readonly onExtend: () => void
}

/** The time left of this operator's reservation. */
export function Reservation({ until, isBusy, onExtend }: ReservationProps) {
  const { t } = useText()
  const now = useServerTime(1_000)
  const left = until === null ? 0 : secondsLeft(until, now)
  if (left > 0) {
    return (
      <Hold
        secondsLeft={left}
        totalSeconds={RESERVATION_MINUTES * 60}
        label={t('payouts.reserved')}
        time={formatCountdown(left)}
      />
    )
  }
  return (
    <Message
      tone="waiting"
      role="status"
      title={t('payouts.reservationOver')}
      action={
        <Button look="line" size="small" busy={isBusy} onClick={onExtend}>
          {t('payouts.extend', { minutes: RESERVATION_MINUTES })}
        </Button>
      }
    >
      {t('payouts.reservationOverText')}
    </Message>
  )
}
