import type { PrizeToPay } from '@edil/contract/prizes'
import { useState } from 'react'
import { useIsSettling } from '../../page/use-is-settling.ts'
import { useKeys } from '../../page/use-keys.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Key } from '../../ui/type.tsx'
import { ApproveDialog } from './approve-dialog.tsx'
import { FailDialog } from './fail-dialog.tsx'
import { type Operator, obstacleOf } from './obstacle.ts'
import { ObstacleMessage } from './obstacle-message.tsx'
import styles from './prizes-desk.module.css'

type ApprovalProps = {
  readonly prize: PrizeToPay
  readonly me: Operator
  readonly adminApprovesAboveSantim: number
  readonly onDone: () => void
}

/** Approve a claimed prize, also by the key A, or send it back to its winner. */
export function Approval({ prize, me, adminApprovesAboveSantim, onDone }: ApprovalProps) {
  const { t } = useText()
  const [dialog, setDialog] = useState<'approve' | 'fail'>()
  const isSettling = useIsSettling(prize.id)
  const obstacle = obstacleOf(prize, me)
  const approve = () => setDialog('approve')
  const close = () => setDialog(undefined)
  useKeys(obstacle ? {} : { approve })
  return (
    <>
      {obstacle && (
        <ObstacleMessage obstacle={obstacle} prize={prize} adminApprovesAboveSantim={adminApprovesAboveSantim} />
      )}
      <div className={styles.actions}>
        {obstacle !== 'own' && (
          <Button look="line" onClick={() => setDialog('fail')}>
            {t('payouts.cannotPay')}
          </Button>
        )}
        {!obstacle && (
          <Button look="primary" aria-keyshortcuts="a" settling={isSettling} onClick={approve}>
            {t('admin.approve')} <Key>A</Key>
          </Button>
        )}
      </div>
      {dialog === 'approve' && <ApproveDialog prize={prize} onDone={onDone} onClose={close} />}
      {dialog === 'fail' && <FailDialog prize={prize} onDone={onDone} onClose={close} />}
    </>
  )
}
