import type { GameType } from '@edil/domain/plans'
import { ButtonLink } from '../../page/button-link.tsx'
import { numberList } from '../../page/number-list.ts'
import { useText } from '../../text/use-text.ts'
import { Message } from '../../ui/message.tsx'

type LostHoldProps = { readonly numbers: readonly number[]; readonly type: GameType }

/** The hold ended before the payment was submitted: what happens to money already sent, and what to do otherwise. */
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
