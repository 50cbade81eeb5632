import type { SalesStop } from '@edil/contract/sales-stops'
import { useSalesActions } from '../../api/sales.ts'
import { useAction } from '../../api/use-action.ts'
import type { StepUp } from '../../page/step-up.tsx'
import { useFailureToast } from '../../page/use-failure-toast.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Column } from '../../ui/layout.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { GuardedDialog } from '../access/guarded-dialog.tsx'
import { useTargetName } from './use-target-name.ts'

type ResumeDialogProps = { readonly stop: SalesStop; readonly onClose: () => void }

export function ResumeDialog({ stop, onClose }: ResumeDialogProps) {
  const { t } = useText()
  const target = useTargetName()(stop)
  return (
    <GuardedDialog open title={t('sales.resumeOf', { target })} onClose={onClose}>
      {(stepUp) => <Resume stop={stop} stepUp={stepUp} onClose={onClose} />}
    </GuardedDialog>
  )
}

function Resume({ stop, stepUp, onClose }: ResumeDialogProps & { readonly stepUp: StepUp }) {
  const { t } = useText()
  const { resume } = useSalesActions()
  const showFailure = useFailureToast('sales.failed')
  const { isBusy, start } = useAction(async () => {
    if (!(await stepUp.run(() => resume(stop.id)))) return
    onClose()
    showToast('good', t('sales.resumed'))
  }, showFailure)
  return (
    <Column gap={3}>
      <p>{t('sales.resumeText')}</p>
      <Button look="primary" wide busy={isBusy} onClick={() => void start()}>
        {t('sales.resume')}
      </Button>
      <Button look="text" wide onClick={onClose}>
        {t('action.cancel')}
      </Button>
    </Column>
  )
}
