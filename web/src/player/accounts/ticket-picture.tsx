import { fromWire, moneyParts } from '@edil/domain/money'
import { usePlans } from '../../api/plans.ts'
import { useFormat, useText } from '../../text/use-text.ts'
import { SampleTicket } from '../../ui/sample-ticket.tsx'
import { Money } from '../../ui/type.tsx'

/** A sample ticket with the prize and the draw of the weekly plan. */
export function TicketPicture() {
  const { t, language } = useText()
  const format = useFormat()
  const { data: plans } = usePlans()
  const plan = plans?.find(({ type }) => type === 'weekly')
  const facts = plan && [
    {
      id: 'draw',
      label: t('accounts.nextDraw'),
      value: format.when(new Date(plan.nextDrawAt), new Date()),
    },
    {
      id: 'prize',
      label: t('game.prize.first'),
      value: <Money {...moneyParts(fromWire(plan.prizesSantim[0]), language)} size="lg" />,
    },
  ]
  return (
    <SampleTicket ground="weekly" label={t('accounts.picture')} title={t('game.type.weekly')} facts={facts ?? []} />
  )
}
