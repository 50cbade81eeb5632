import { fromWire } from '@edil/domain/money'
import { fullBoard, refusePlanMoney } from '@edil/domain/plan-figures'
import { useFormat, useText } from '../../text/use-text.ts'
import { Message } from '../../ui/message.tsx'
import { ListRow, Rows } from '../../ui/rows.tsx'
import { Type } from '../../ui/type.tsx'

type FullBoardProps = {
  readonly feeSantim: number
  readonly prizesSantim: readonly [number, number, number]
}

/** Money in at a full board against the prizes, with a warning when they do not fit. */
export function FullBoard({ feeSantim, prizesSantim: [first, second, third] }: FullBoardProps) {
  const { t } = useText()
  const format = useFormat()
  const money = { fee: BigInt(feeSantim), prizes: [BigInt(first), BigInt(second), BigInt(third)] } as const
  const { moneyIn, prizes, left } = fullBoard(money)
  const refusal = refusePlanMoney(money)
  const amount = (santim: bigint) => <b>{format.money(fromWire(Number(santim)))}</b>
  return (
    <div>
      <Type size="sm" muted>
        {t('plans.preview')}
      </Type>
      <Rows>
        <ListRow end={amount(moneyIn)}>{t('plans.moneyIn')}</ListRow>
        <ListRow end={amount(prizes)}>{t('plans.prizes')}</ListRow>
        {left >= 0n && <ListRow end={amount(left)}>{t('plans.left')}</ListRow>}
      </Rows>
      {refusal === 'prizes_above_full_board' && (
        <Message tone="bad" role="alert">
          {t('plans.tooMuch')}
        </Message>
      )}
      {refusal === 'prizes_out_of_order' && (
        <Message tone="bad" role="alert">
          {t('plans.outOfOrder')}
        </Message>
      )}
    </div>
  )
}
