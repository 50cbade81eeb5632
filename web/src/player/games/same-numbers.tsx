import type { Payment } from '@edil/contract/payments'
import { useTicketOffers } from '../../api/payments.ts'
import { numberList } from '../../page/number-list.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Type } from '../../ui/type.tsx'
import { useSelection } from './use-selection.ts'

type SameNumbersProps = { readonly payment: Payment; readonly onFeeChanged: () => void }

/** The first offer after a game closed too early: the numbers of the payment in the next game, in one tap. */
export function SameNumbers({ payment, onFeeChanged }: SameNumbersProps) {
  const { t } = useText()
  const { data, refetch } = useTicketOffers(payment.id)
  const { selecting, select } = useSelection(payment.id, { onDone: () => undefined, onTaken: refetch, onFeeChanged })
  if (!data) return null
  const numbers = numberList(payment.wanted, t)
  if (data.same.length === 0) {
    return (
      <Type size="sm" muted>
        {t('selection.sameTaken', { numbers })}
      </Type>
    )
  }
  return (
    <Button
      look="gold"
      wide
      busy={selecting === 'same'}
      onClick={() => void select('same', { numbers: [...data.same] })}
    >
      {t('selection.same', { numbers, type: t(`game.type.${data.type}`) })}
    </Button>
  )
}
