import type { ClosingFacts } from '@edil/contract/draws'
import type { Game } from '@edil/contract/games'
import { fromWire } from '@edil/domain/money'
import { useFormat, useText } from '../../text/use-text.ts'
import { Message } from '../../ui/message.tsx'
import { ListRow, Rows } from '../../ui/rows.tsx'

type ClosingFactsListProps = { readonly game: Game; readonly facts: ClosingFacts | undefined }

/** What would be drawn, with a warning when payments wait or the money in does not cover the prizes. */
export function ClosingFactsList({ game, facts }: ClosingFactsListProps) {
  const { t } = useText()
  const format = useFormat()
  const money = (santim: number) => format.money(fromWire(santim))
  const missing = facts ? facts.prizesAtMostSantim - facts.moneyInSantim : 0
  return (
    <>
      <Rows>
        <ListRow end={<b>{game.paymentsApproved}</b>}>{t('hosting.payments')}</ListRow>
        <ListRow end={<b>{game.numbersApproved} / 100</b>}>{t('hosting.numbers')}</ListRow>
        <ListRow end={<b>{facts?.paymentsWaiting ?? '–'}</b>}>{t('hosting.paymentsWaiting')}</ListRow>
        <ListRow end={<b>{facts?.numbersHeld ?? '–'}</b>}>{t('hosting.numbersHeld')}</ListRow>
        <ListRow end={<b>{facts ? money(facts.moneyInSantim) : '–'}</b>}>{t('hosting.moneyIn')}</ListRow>
        <ListRow end={<b>{facts ? money(facts.prizesAtMostSantim) : '–'}</b>}>{t('hosting.prizesAtMost')}</ListRow>
      </Rows>
      {facts && facts.paymentsWaiting > 0 && (
        <Message tone="bad" role="alert" title={t('hosting.reviewFirst')}>
          {t('hosting.reviewFirstText', { count: facts.paymentsWaiting })}
        </Message>
      )}
      {missing > 0 && (
        <Message tone="bad" role="alert" title={t('hosting.tooLittle')}>
          {t('hosting.tooLittleText', { missing: money(missing) })}
        </Message>
      )}
    </>
  )
}
