import { etb, moneyParts } from '@edil/domain/money'
import { useFormat, useText } from '../text/use-text.ts'
import { Button } from '../ui/button.tsx'
import { SmallTicket } from '../ui/small-ticket.tsx'
import { Tag } from '../ui/tag.tsx'
import { type BandGround, Ticket } from '../ui/ticket.tsx'
import { Money } from '../ui/type.tsx'
import { Section } from './section.tsx'
import { useSampleText } from './use-sample-text.ts'

const KEY = '05a6453f28c0b1d97e4f603ab5c2d81e'
const BOUGHT = new Date('2026-08-31T12:52:00Z')
const DRAW = new Date('2026-08-31T15:00:00Z')

export function TicketSamples() {
  const { t } = useText()
  const sample = useSampleText()
  return (
    <>
      <Section title={sample('A ticket that plays', 'በጨዋታ ላይ ያለ ትኬት')}>
        <ATicket ground="daily" numbers={[7, 42, 93]} prize={35_000} prizeLabel={t('game.prize.first')} />
      </Section>
      <Section title={sample('A ticket that won', 'ያሸነፈ ትኬት')}>
        <ATicket
          ground="midday"
          numbers={[15, 64]}
          won={15}
          prize={500}
          prizeLabel={sample('Won 2nd prize', '2ኛ ሽልማት አሸንፏል')}
        />
      </Section>
      <Section title={sample('A ticket in a list', 'ትኬት በዝርዝር')}>
        <SmallTicket
          ground="weekly"
          ticketKey={KEY}
          title={t('game.type.weekly')}
          tag={<Tag tone="luck">{sample('Won 2nd: 5,000 ETB', '2ኛ አሸንፏል፦ 5,000 ብር')}</Tag>}
          numbers={[61, 80]}
          details="W-0057-0034"
          actions={
            <>
              <Button look="line" size="small" icon="eye">
                {t('action.view')}
              </Button>
              <Button look="line" size="small" icon="download">
                {t('action.download')}
              </Button>
            </>
          }
        />
      </Section>
    </>
  )
}

type ATicketProps = {
  readonly ground: BandGround
  readonly numbers: readonly number[]
  readonly won?: number
  readonly prize: number
  readonly prizeLabel: string
}

function ATicket({ ground, numbers, won, prize, prizeLabel }: ATicketProps) {
  const { t, language } = useText()
  const format = useFormat()
  return (
    <Ticket
      ground={ground}
      ticketKey={KEY}
      label={t('ticket.label', { number: 'D-0412-0063' })}
      keyLabels={[t('ticket.keyFirst'), t('ticket.keySecond')]}
      title={t(`game.type.${ground}`)}
      numbers={numbers.map((number) => ({ number, won: number === won }))}
      draw={{ label: t('ticket.draw'), value: `${format.date(DRAW)}, 18:00` }}
      prize={{ label: prizeLabel, value: <Money {...moneyParts(etb(prize), language)} /> }}
      facts={[
        { id: 'number', label: t('ticket.number'), value: 'D-0412-0063' },
        { id: 'player', label: t('ticket.player'), value: 'Selam B.' },
        { id: 'paid', label: t('ticket.paid'), value: format.money(etb(1_500)) },
        { id: 'bought', label: t('ticket.bought'), value: `${format.date(BOUGHT)}, 15:52` },
      ]}
      qr={
        <svg viewBox="-2 -2 33 33" role="img" aria-label={t('ticket.qr')}>
          <path fill="#17130F" d="M0 0h7v7H0zM22 0h7v7h-7zM0 22h7v7H0zM10 10h9v9h-9z" />
        </svg>
      }
    />
  )
}
