import type { PrizeToPay } from '@edil/contract/prizes'
import { formatPhone } from '@edil/domain/phone'
import { PLACES } from '@edil/text/places'
import { ButtonLink } from '../../page/button-link.tsx'
import { useShortMoment } from '../../page/use-short-moment.ts'
import { useText } from '../../text/use-text.ts'
import { Ball } from '../../ui/ball.tsx'
import { Card } from '../../ui/card.tsx'
import { Column, Row } from '../../ui/layout.tsx'
import { Message } from '../../ui/message.tsx'
import { Type } from '../../ui/type.tsx'
import { Approval } from './approval.tsx'
import type { Operator } from './obstacle.ts'
import { Payment } from './payment.tsx'
import { PrizeAccount } from './prize-account.tsx'
import { PrizeMoney } from './prize-money.tsx'
import { PrizeTransfers } from './prize-transfers.tsx'
import styles from './prizes-desk.module.css'

type PrizePanelProps = {
  readonly prize: PrizeToPay
  readonly me: Operator
  readonly adminApprovesAboveSantim: number
  /** Called when the prize leaves its step. */
  readonly onDone: () => void
}

export function PrizePanel(props: PrizePanelProps) {
  const { prize, me, onDone } = props
  const { t } = useText()
  return (
    <Card>
      <Column gap={4}>
        <Winner prize={prize} />
        <PrizeMoney prize={prize} />
        {prize.failure && (
          <Message tone="waiting" title={t('payouts.failed', { reason: t(`payouts.failure.${prize.failure}`) })}>
            {t('payouts.failedText')}
          </Message>
        )}
        {prize.status === 'owed' ? <NoAccount prize={prize} /> : <PrizeAccount prize={prize} />}
        <PrizeTransfers prize={prize} me={me} onDone={onDone} />
        {prize.status === 'claimed' && <Approval {...props} />}
        {prize.status === 'approved' && <Payment {...props} />}
      </Column>
    </Card>
  )
}

function Winner({ prize }: { readonly prize: PrizeToPay }) {
  const { t, language } = useText()
  const moment = useShortMoment()
  const { gameId, number, player, fullName, phone, ticketNumber, drawnAt } = prize
  const place = PLACES[language][prize.position - 1] ?? ''
  return (
    <Row gap={3} align="start">
      <Ball>{number}</Ball>
      <div className={styles.who}>
        <h2>
          <bdi>{player}</bdi>
        </h2>
        <Type size="sm" muted>
          <bdi>{fullName}</bdi>
        </Type>
        <Type size="sm" muted>
          {t('payouts.drawn', { game: gameId, place, when: moment(drawnAt) })}
        </Type>
        <Type size="sm" muted>
          {t('payouts.ticket', { number: ticketNumber })}
        </Type>
        {phone && (
          <Type size="sm" muted>
            {t('payouts.phone', { phone: formatPhone(phone) })}
          </Type>
        )}
        <ButtonLink href={`/verify/${gameId}`} look="line" size="small" icon="check">
          {t('payouts.checkDraw')}
        </ButtonLink>
      </div>
    </Row>
  )
}

function NoAccount({ prize: { failure, claimUntil } }: { readonly prize: PrizeToPay }) {
  const { t } = useText()
  const moment = useShortMoment()
  if (failure) return null
  return (
    <Message icon="hourglass" title={t('payouts.noAccount')}>
      {t('payouts.noAccountText', { when: moment(claimUntil) })}
    </Message>
  )
}
