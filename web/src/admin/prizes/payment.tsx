import type { PrizeToPay } from '@edil/contract/prizes'
import { RESERVATION_MINUTES } from '@edil/domain/payouts'
import { useState } from 'react'
import { usePrizeActions } from '../../api/prizes.ts'
import { useAction } from '../../api/use-action.ts'
import { useFailureReason } from '../../page/use-failure-reason.ts'
import { useIsSettling } from '../../page/use-is-settling.ts'
import { useKeys } from '../../page/use-keys.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { Key, Type } from '../../ui/type.tsx'
import { FailDialog } from './fail-dialog.tsx'
import { type Operator, obstacleOf } from './obstacle.ts'
import { ObstacleMessage } from './obstacle-message.tsx'
import { PayForm } from './pay-form.tsx'
import styles from './prizes-desk.module.css'
import { Reservation } from './reservation.tsx'

type PaymentProps = {
  readonly prize: PrizeToPay
  readonly me: Operator
  readonly adminApprovesAboveSantim: number
  readonly onDone: () => void
}

/**
 * Pays an approved prize. 'I am paying this one', also by the key P, opens the form. The form stays open when the reservation
 * runs out: the money may already be on its way, and the server accepts it until another person takes the prize.
 */
export function Payment({ prize, me, adminApprovesAboveSantim, onDone }: PaymentProps) {
  const { t } = useText()
  const reason = useFailureReason()
  const actions = usePrizeActions(prize.id)
  const [isPaying, setPaying] = useState(false)
  const [isFailing, setFailing] = useState(false)
  const isSettling = useIsSettling(prize.id)
  const obstacle = obstacleOf(prize, me)
  const isMine = prize.reservedBy?.id === me.id
  if (isMine && !isPaying) setPaying(true)

  const reserve = useAction(actions.reserve, (error) => showToast('bad', t('payouts.reserveFailed'), reason(error)))
  const release = useAction(
    async () => {
      await actions.release()
      setPaying(false)
    },
    (error) => showToast('bad', t('payouts.releaseFailed'), reason(error)),
  )
  const canReserve = !obstacle && !isMine && !isPaying
  useKeys(canReserve ? { pay: () => void reserve.start() } : {})

  const fail = obstacle !== 'own' && obstacle !== 'reserved_by_other' && (
    <Button look="line" onClick={() => setFailing(true)}>
      {t('payouts.cannotPay')}
    </Button>
  )
  return (
    <>
      {obstacle && (
        <>
          <ObstacleMessage obstacle={obstacle} prize={prize} adminApprovesAboveSantim={adminApprovesAboveSantim} />
          <div className={styles.actions}>{fail}</div>
        </>
      )}
      {canReserve && (
        <div>
          <div className={styles.actions}>
            {fail}
            <Button
              look="primary"
              aria-keyshortcuts="p"
              busy={reserve.isBusy}
              settling={isSettling}
              onClick={() => void reserve.start()}
            >
              {t('payouts.reserve')} <Key>P</Key>
            </Button>
          </div>
          <Type size="sm" muted centred>
            {t('payouts.reserveText', { minutes: RESERVATION_MINUTES })}
          </Type>
        </div>
      )}
      {!obstacle && !canReserve && (
        <>
          <Reservation
            until={isMine ? prize.reservedUntil : null}
            isBusy={reserve.isBusy}
            onExtend={() => void reserve.start()}
          />
          <PayForm key={prize.sentSantim} prize={prize} onPaid={onDone}>
            {fail}
          </PayForm>
          <Button look="text" wide busy={release.isBusy} onClick={() => void release.start()}>
            {t('payouts.release')}
          </Button>
        </>
      )}
      {isFailing && <FailDialog prize={prize} onDone={onDone} onClose={() => setFailing(false)} />}
    </>
  )
}
