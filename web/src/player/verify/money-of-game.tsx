import type { OpenRecord } from '@edil/domain/draw/open-record'
import { fromWire, moneyParts } from '@edil/domain/money'
import { useDraw } from '../../api/draws.ts'
import { useFormat, useText } from '../../text/use-text.ts'
import { Card } from '../../ui/card.tsx'
import { Column } from '../../ui/layout.tsx'
import { Message } from '../../ui/message.tsx'
import { ListRow, Rows } from '../../ui/rows.tsx'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { Money } from '../../ui/type.tsx'

type MoneyOfGameProps = { readonly gameId: string; readonly sold: number; readonly open: OpenRecord }

/** An unpaid ticket would show here: numbers times the fee must equal the money in the books. */
export function MoneyOfGame({ gameId, sold, open }: MoneyOfGameProps) {
  const { t, language } = useText()
  const format = useFormat()
  const { data: draw, isError } = useDraw(gameId)
  const money = (santim: number) => <Money {...moneyParts(fromWire(santim), language)} />
  const [first, second, third] = open.prizesSantim
  const paid = sold * open.feeSantim
  return (
    <Card as="section">
      <Column gap={3}>
        <h2>{t('proof.money')}</h2>
        <Rows>
          <ListRow end={money(paid)}>
            {t('proof.sold', { count: sold, fee: format.money(fromWire(open.feeSantim)) })}
          </ListRow>
          <ListRow end={draw ? money(draw.takingsSantim) : <SkeletonLine width="5rem" />}>{t('proof.books')}</ListRow>
          <ListRow end={money(first + second + third)}>{t('proof.prizes')}</ListRow>
        </Rows>
        {draw && (
          <Message tone={draw.takingsSantim === paid ? 'good' : 'bad'}>
            {t(draw.takingsSantim === paid ? 'proof.moneyRight' : 'proof.moneyWrong')}
          </Message>
        )}
        {!draw && isError && <Message tone="waiting">{t('proof.moneyFailed')}</Message>}
      </Column>
    </Card>
  )
}
