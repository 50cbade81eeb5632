import type { MyPrize } from '@edil/contract/prizes'
import { shortGameId } from '@edil/domain/games'
import { useRef } from 'react'
import { ButtonLink } from '../../page/button-link.tsx'
import { useMoment } from '../../page/use-moment.ts'
import { useText } from '../../text/use-text.ts'
import { Ball } from '../../ui/ball.tsx'
import { Card } from '../../ui/card.tsx'
import { Column, Row } from '../../ui/layout.tsx'
import { Tag, type TagTone } from '../../ui/tag.tsx'
import { Type } from '../../ui/type.tsx'
import type { Account } from './claim-form.tsx'
import { NextStep } from './next-step.tsx'
import { PrizeMoney } from './prize-money.tsx'
import { type PrizeStep, prizeStep } from './prize-step.ts'
import styles from './prizes.module.css'
import { Transfers } from './transfers.tsx'

const PLACES = ['game.prize.first', 'game.prize.second', 'game.prize.third'] as const

const TONES: Readonly<Record<PrizeStep, TagTone>> = {
  claim: 'luck',
  failed: 'bad',
  claimed: 'waiting',
  approved: 'active',
  paid: 'completed',
  expired: 'plain',
}

type PrizeCardProps = { readonly prize: MyPrize; readonly known: Account | null; readonly fullName: string }

/** One prize: what was won, what the winner receives, and what happens next. */
export function PrizeCard({ prize, known, fullName }: PrizeCardProps) {
  const { t } = useText()
  const moment = useMoment()
  const heading = useRef<HTMLHeadingElement>(null)
  const { number, position, type, gameId, ticketNumber, drawnAt } = prize
  const step = prizeStep(prize)
  // The form that had the focus is gone once the account is saved.
  const focusHeading = () => heading.current?.focus()
  return (
    <Card as="article" data-prize={prize.id} data-status={prize.status}>
      <Column>
        <Row gap={3}>
          <Ball>{number}</Ball>
          <div>
            <h2 ref={heading} tabIndex={-1} className={styles.place}>
              {t(PLACES[position - 1] ?? PLACES[2])}
            </h2>
            <Type size="sm" muted>
              {t(`game.type.${type}`)} {shortGameId(gameId, type)}
            </Type>
            <Type size="sm" muted>
              {t('prizes.ticket', { number: ticketNumber })}
            </Type>
            <Type size="sm" muted>
              {t('prizes.drawn', { when: moment(drawnAt) })}
            </Type>
            <Tag tone={TONES[step]}>{t(`prizes.state.${step}`)}</Tag>
          </div>
        </Row>
        {step !== 'expired' && <PrizeMoney prize={prize} />}
        <NextStep
          prize={prize}
          step={step}
          known={prize.destination ?? known}
          fullName={fullName}
          onSaved={focusHeading}
        />
        <Transfers prize={prize} />
        <ButtonLink href={`/verify/${gameId}`} look="line" size="small" icon="check">
          {t('prizes.checkDraw')}
        </ButtonLink>
      </Column>
    </Card>
  )
}
