import type { Payment } from '@edil/contract/payments'
import { useEffect, useRef } from 'react'
import { ButtonLink } from '../../page/button-link.tsx'
import { numberList } from '../../page/number-list.ts'
import { useLazyModule } from '../../page/use-lazy-module.ts'
import { useText } from '../../text/use-text.ts'
import { Card } from '../../ui/card.tsx'
import { Wrap } from '../../ui/layout.tsx'
import { Message } from '../../ui/message.tsx'
import { Stitches } from '../../ui/stitches.tsx'
import { Tag } from '../../ui/tag.tsx'
import { Type } from '../../ui/type.tsx'
import styles from './payment.module.css'
import { canSendAgain, sendAgainPath } from './resend.ts'

type SettledPaymentProps = {
  readonly payment: Payment
  /** The player has as many numbers on this board as one may have. */
  readonly isFull: boolean
}

/** After submission: what happens next and, once decided, the decision. */
export function SettledPayment({ payment, isFull }: SettledPaymentProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const { t } = useText()
  const isWatchable = payment.outcome === 'ticket' || (isFull && payment.status === 'pending')
  const watch = useLazyModule(
    isWatchable && Date.parse(payment.drawsAt) > Date.now(),
    () => import('../../page/watch-draw.tsx'),
  )
  return (
    <Wrap page>
      <Card as="section" className={styles.settled}>
        <Stitches picture="sent" size={56} gold={payment.status === 'approved'} />
        <h1 ref={heading} tabIndex={-1}>
          {t(TITLES[payment.status])}
        </h1>
        <div role="status">
          <Type muted>{useNextStep(payment)}</Type>
        </div>
        {payment.status === 'pending' && (
          <Tag tone="waiting" icon="hourglass">
            {t('payment.status.pending')}
          </Tag>
        )}
        {payment.rejection && (
          <div className={styles.reason}>
            <Message tone="bad">
              {t(`rejection.${payment.rejection}`)} {payment.note}
            </Message>
          </div>
        )}
        <Actions payment={payment} isFull={isFull} />
        {watch && <watch.WatchDraw {...payment} />}
      </Card>
    </Wrap>
  )
}

const TITLES = {
  pending: 'payment.submitted',
  approved: 'news.approved',
  rejected: 'payment.status.rejected',
} as const

function useNextStep({ status, outcome, numbers, missedDraw }: Payment): string {
  const { t } = useText()
  if (missedDraw)
    return `${t('payment.missed')} ${t(status === 'pending' ? 'payment.missedPending' : 'pay.approvedSelect')}`
  if (status === 'approved') return t(outcome === 'ticket' ? 'pay.approvedText' : 'pay.approvedSelect')
  if (status === 'rejected') return ''
  if (numbers.length === 0) return t('pay.sentWithout')
  return t('pay.sentNumbers', { numbers: numberList(numbers, t) })
}

function Actions({ payment, isFull }: SettledPaymentProps) {
  const { t } = useText()
  const { status, outcome, type } = payment
  const more: Way | undefined = isFull ? undefined : [`/select-numbers?type=${type}`, t('pay.another')]
  if (status === 'approved' && outcome === 'ticket') {
    return <Ways first={['/profile/tickets', t('pay.seeTicket')]} second={more} />
  }
  if (status === 'approved') {
    return (
      <Ways first={['/dashboard', t('pay.selectTicket')]} second={['/profile/joined-games', t('nav.joinedGames')]} />
    )
  }
  if (canSendAgain(payment)) {
    const again = [sendAgainPath(payment), t('pay.sendAgain')] as const
    return <Ways first={again} second={['/profile/joined-games', t('nav.joinedGames')]} />
  }
  return <Ways first={['/profile/joined-games', t('nav.joinedGames')]} second={more} />
}

type Way = readonly [href: string, label: string]

function Ways({ first, second }: { readonly first: Way; readonly second: Way | undefined }) {
  return (
    <div className={styles.actions}>
      <ButtonLink href={first[0]} look="primary">
        {first[1]}
      </ButtonLink>
      {second && (
        <ButtonLink href={second[0]} look="line">
          {second[1]}
        </ButtonLink>
      )}
    </div>
  )
}
