import type { GameType } from '@edil/domain/plans'
import { ButtonLink } from '../../page/button-link.tsx'
import { numberList } from '../../page/number-list.ts'
import { useText } from '../../text/use-text.ts'
import { Message } from '../../ui/message.tsx'

type LostHoldProps = { readonly numbers: readonly number[]; readonly type: GameType }

/** The hold ran out while somebody paid: what becomes of the money, and what to do who has sent none. */
export function LostHold({ numbers, type }: LostHoldProps) {
  const { t } = useText()
  return (
    <Message
      tone="waiting"
      icon="clock"
      role="status"
      title={t('hold.ranOut', { numbers: numberList(numbers, t) })}
      action={
        <ButtonLink href={`/select-numbers?type=${type}`} look="line" size="small">
          {t('pay.pickFirst')}
        </ButtonLink>
      }
    >
      {t('pay.lostText')} {t('pay.lostNotSent')}
    </Message>
  )
}
