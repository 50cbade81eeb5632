import { etb, moneyParts } from '@edil/domain/money'
import { RichText } from '../text/rich-text.tsx'
import { useFormat, useText } from '../text/use-text.ts'
import { Button } from '../ui/button.tsx'
import { Card, Well } from '../ui/card.tsx'
import { GameCard } from '../ui/game-card.tsx'
import { Column, Pair, Row } from '../ui/layout.tsx'
import { Stats, StatusCard } from '../ui/stats.tsx'
import { Tag } from '../ui/tag.tsx'
import { Money, Type } from '../ui/type.tsx'
import { Section } from './section.tsx'
import { useSampleText } from './use-sample-text.ts'

const DRAW = new Date('2026-08-31T15:00:00Z')

export function GameSamples() {
  const sample = useSampleText()
  return (
    <>
      <Section title={sample('A game', 'ጨዋታ')}>
        <AGame />
      </Section>
      <Section title={sample('Figures', 'አኃዞች')}>
        <Figures />
      </Section>
      <Section title={sample('Ticket picker', 'ትኬት መምረጫ')}>
        <TicketPicker />
      </Section>
    </>
  )
}

function useMoney() {
  const { language } = useText()
  return (birr: number) => <Money {...moneyParts(etb(birr), language)} />
}

function AGame() {
  const { t } = useText()
  const format = useFormat()
  const money = useMoney()
  return (
    <GameCard
      title={t('game.type.daily')}
      when={format.dateTime(DRAW)}
      tag={<Tag tone="active">{t('game.status.active')}</Tag>}
      prizes={[
        { label: t('game.prize.first'), value: money(35_000) },
        { label: t('game.prize.second'), value: money(3_000) },
        { label: t('game.prize.third'), value: money(2_000) },
      ]}
      taken={<RichText id="game.taken" values={{ taken: 63 }} components={{ b: <b /> }} />}
      takenShare={0.63}
      takenLabel={t('game.takenLabel')}
      timeLeft={format.duration(8070)}
      fee={{ label: t('game.perNumber'), value: money(500) }}
      action={<Button look="primary">{t('game.join')}</Button>}
    />
  )
}

function Figures() {
  const { t } = useText()
  const sample = useSampleText()
  const money = useMoney()
  return (
    <>
      <Stats
        stats={[
          { id: 'pool', label: sample('Total Prize Pool', 'ጠቅላላ ሽልማት'), value: money(547_500) },
          { id: 'players', label: sample('Active Players', 'ተጫዋቾች'), value: 104 },
        ]}
      />
      <Pair>
        <StatusCard
          title={t('game.type.midday')}
          tag={<Tag tone="completed">{t('game.status.completed')}</Tag>}
          figure={<RichText id="game.left" values={{ left: 0 }} components={{ b: <b /> }} />}
          note="12:00"
        />
        <StatusCard
          title={t('game.type.monthly')}
          tag={<Tag tone="waiting">{t('game.status.waiting')}</Tag>}
          figure={<RichText id="game.left" values={{ left: 100 }} components={{ b: <b /> }} />}
          note="18:00"
        />
      </Pair>
    </>
  )
}

function TicketPicker() {
  const { t } = useText()
  const sample = useSampleText()
  return (
    <Card>
      <Column gap={3}>
        <Row spread>
          <h3>{t('game.type.weekly')}</h3>
          <Type as="span" size="sm" muted>
            {sample('59 tickets available', '59 ትኬቶች አሉ')}
          </Type>
        </Row>
        <Pair as="ul">
          {['W-0058-0007', 'W-0058-0008'].map((ticket, index) => (
            <Well as="li" key={ticket}>
              <Column gap={2}>
                <b>{ticket}</b>
                <Type size="xl" bold>
                  {index === 0 ? '12 40' : '5 77'}
                </Type>
                <Button look="primary" size="small" busy={index === 1}>
                  {t(index === 1 ? 'ticket.selecting' : 'ticket.select')}
                </Button>
              </Column>
            </Well>
          ))}
        </Pair>
        <Type size="sm" bold>
          {t('ticket.taken')}
        </Type>
        <Row gap={1} wrap>
          {['0001', '0002', '0003', '0004'].map((taken) => (
            <Tag key={taken}>{taken}</Tag>
          ))}
          <Tag>{t('ticket.more', { count: 29 })}</Tag>
        </Row>
      </Column>
    </Card>
  )
}
