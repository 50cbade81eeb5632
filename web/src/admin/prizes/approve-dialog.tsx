import type { PrizeToPay } from '@edil/contract/prizes'
import { fromWire } from '@edil/domain/money'
import { formatPhone } from '@edil/domain/phone'
import { usePrizeActions } from '../../api/prizes.ts'
import { useAction } from '../../api/use-action.ts'
import type { StepUp } from '../../page/step-up.tsx'
import { useFailureReason } from '../../page/use-failure-reason.ts'
import { useIsSettling } from '../../page/use-is-settling.ts'
import { useFormat, useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { GuardedDialog } from '../access/guarded-dialog.tsx'

type ApproveDialogProps = {
  readonly prize: PrizeToPay
  readonly onDone: () => void
  readonly onClose: () => void
}

export function ApproveDialog(props: ApproveDialogProps) {
  const { prize, onClose } = props
  const { t } = useText()
  return (
    <GuardedDialog open title={t('payouts.approveTitle', { name: prize.player })} onClose={onClose}>
      {(stepUp) => <ApproveQuestion {...props} stepUp={stepUp} />}
    </GuardedDialog>
  )
}

function ApproveQuestion({ prize, stepUp, onDone, onClose }: ApproveDialogProps & { readonly stepUp: StepUp }) {
  const { t } = useText()
  const format = useFormat()
  const reason = useFailureReason()
  const { approve } = usePrizeActions(prize.id)
  // The dialog may open under the pointer: the second click of two must not approve what was not read.
  const isSettling = useIsSettling(prize.id)
  const { isBusy, start } = useAction(
    async () => {
      if (!(await stepUp.run(approve))) return
      onClose()
      showToast('good', t('payouts.approved'), t('payouts.approvedText', { name: prize.player }))
      onDone()
    },
    (error) => showToast('bad', t('payouts.approveFailed'), reason(error)),
  )
  const { accountNumber = '', accountName = '', bank } = prize.destination ?? {}
  return (
    <>
      <p>
        {t('payouts.approveText', {
          tax: format.money(fromWire(prize.withheldSantim)),
          net: format.money(fromWire(prize.netSantim - prize.sentSantim)),
          account: `${formatPhone(accountNumber)} (${bank ? `${bank}, ` : ''}${accountName})`,
        })}
      </p>
      <Button look="primary" wide busy={isBusy} settling={isSettling} onClick={() => void start()}>
        {t('admin.approve')}
      </Button>
      <Button look="text" wide onClick={onClose}>
        {t('action.cancel')}
      </Button>
    </>
  )
}
