import type { Settings } from '@edil/contract/settings'
import type { SettingsPart } from '@edil/domain/settings'
import type { StepUp } from '../../page/step-up.tsx'
import { useFailureToast } from '../../page/use-failure-toast.ts'
import { useText } from '../../text/use-text.ts'
import { showToast } from '../../ui/toast-list.ts'
import { GuardedDialog } from '../access/guarded-dialog.tsx'
import { DeskForm } from './desk-form.tsx'
import { HelpForm } from './help-form.tsx'
import { LicenceForm } from './licence-form.tsx'
import { SecurityForm } from './security-form.tsx'

type SettingsDialogProps = {
  readonly part: SettingsPart
  readonly settings: Settings
  readonly onClose: () => void
}

/** What the form of a part gets. */
export type PartFormProps = {
  readonly settings: Settings
  readonly onClose: () => void
  /** Sends the change, with a step-up when the server requires one, and closes the dialog. */
  readonly save: (change: () => Promise<void>) => Promise<void>
  readonly onFailure: ReturnType<typeof useFailureToast>
}

const FORMS = { help: HelpForm, licence: LicenceForm, desk: DeskForm, security: SecurityForm }

export function SettingsDialog({ part, settings, onClose }: SettingsDialogProps) {
  const { t } = useText()
  const onFailure = useFailureToast('settings.failed')
  const PartForm = FORMS[part]
  const saveWith = (stepUp: StepUp) => async (change: () => Promise<void>) => {
    if (!(await stepUp.run(change))) return
    onClose()
    showToast('good', t('settings.saved'))
  }
  return (
    <GuardedDialog open title={t(`settings.${part}`)} onClose={onClose}>
      {(stepUp) => <PartForm settings={settings} onClose={onClose} save={saveWith(stepUp)} onFailure={onFailure} />}
    </GuardedDialog>
  )
}
