import type { GameType } from '@edil/domain/plans'
import { Link } from 'wouter'
import { useText } from '../../text/use-text.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Message } from '../../ui/message.tsx'
import { numberList } from '../entries/number-list.ts'

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
        <Link href={`/select-numbers?type=${type}`} asChild>
          <LinkButton look="line" size="small">
            {t('pay.pickFirst')}
          </LinkButton>
        </Link>
      }
    >
      {t('pay.lostText')} {t('pay.lostNotSent')}
    </Message>
  )
}
