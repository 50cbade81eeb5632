import { numberList } from '../../page/number-list.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Message } from '../../ui/message.tsx'
import type { LostHolds } from './lost-holds.ts'
import { lostHoldsText } from './lost-holds-text.ts'

type LostHoldsMessageProps = {
  readonly lost: LostHolds
  /** Of the lost numbers, those that are still free. */
  readonly free: readonly number[]
  readonly isBusy: boolean
  readonly onHoldAgain: () => void
}

export function LostHoldsMessage({ lost, free, isBusy, onHoldAgain }: LostHoldsMessageProps) {
  const { t } = useText()
  const details = lost.numbers.map((number) =>
    t(free.includes(number) ? 'hold.stillFree' : 'hold.wasTaken', { number }),
  )
  return (
    <Message
      tone="waiting"
      icon="clock"
      action={
        free.length > 0 && (
          <Button look="line" size="small" busy={isBusy} onClick={onHoldAgain}>
            {t('hold.again', { numbers: numberList(free, t) })}
          </Button>
        )
      }
    >
      <b>{lostHoldsText(lost, t)}</b> {details.join(' ')}
    </Message>
  )
}
