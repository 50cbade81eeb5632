import type { Game } from '@edil/contract/games'
import { ButtonLink } from '../../page/button-link.tsx'
import { HoldCountdown } from '../../page/hold-countdown.tsx'
import { useText } from '../../text/use-text.ts'
import { Card } from '../../ui/card.tsx'
import { Message } from '../../ui/message.tsx'
import { Pick } from '../../ui/pick.tsx'
import { Type } from '../../ui/type.tsx'
import type { PayingFor } from './paying-for.ts'
import styles from './payment.module.css'

/** The numbers to pay for, and how long they are held. */
export function HoldCard({ game, paying }: { readonly game: Game; readonly paying: PayingFor }) {
  const { t } = useText()
  const [heldUntil] = [...paying.heldUntil].sort()
  if (paying.numbers.length === 0) return <WithoutNumbers game={game} />
  return (
    <Card as="section" className={styles.hold}>
      <div>
        <Type size="xs" muted>
          {t('pay.numbers', { type: t(`game.type.${game.type}`), count: paying.count })}
        </Type>
        <div className={styles.picks}>
          {paying.numbers.map((number) => (
            <Pick key={number} number={number} lost={paying.lost.includes(number)} />
          ))}
        </div>
      </div>
      {heldUntil && <HoldCountdown game={game} heldUntil={heldUntil} large />}
    </Card>
  )
}

function WithoutNumbers({ game }: { readonly game: Game }) {
  const { t } = useText()
  return (
    <Message
      title={t('pay.without')}
      action={
        <ButtonLink href={`/select-numbers?type=${game.type}`} look="line" size="small">
          {t('pay.pickFirst')}
        </ButtonLink>
      }
    >
      {t('pay.withoutText')}
    </Message>
  )
}
