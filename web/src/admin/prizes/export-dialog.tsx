import { addisDate } from '@edil/domain/addis-time'
import { useExportPrizes } from '../../api/prizes.ts'
import { useForm } from '../../api/use-form.ts'
import { FormButtons } from '../../page/form-buttons.tsx'
import { saveBlob } from '../../page/save-file.ts'
import { useFailureReason } from '../../page/use-failure-reason.ts'
import { useText } from '../../text/use-text.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { Column } from '../../ui/layout.tsx'
import { showToast } from '../../ui/toast-list.ts'

type ExportDialogProps = { readonly onClose: () => void }

export function ExportDialog({ onClose }: ExportDialogProps) {
  const { t } = useText()
  return (
    <Dialog open title={t('payouts.export')} onClose={onClose}>
      <ExportForm onClose={onClose} />
    </Dialog>
  )
}

/** Two days, both included; at first this month until today. */
function ExportForm({ onClose }: ExportDialogProps) {
  const { t } = useText()
  const reason = useFailureReason()
  const download = useExportPrizes()
  const today = addisDate(new Date())
  const { form, errors, isBusy } = useForm(
    async () => (await import('./prize-forms.schema.ts')).exportSchema,
    async ({ from, to }) => {
      saveBlob(`edil-prizes-${from}-${to}.csv`, await download({ from, to }))
      onClose()
    },
    {
      check: ({ from, to }) => (String(from) > String(to) ? { to: 'order' } : {}),
      onFailure: (error) => {
        showToast('bad', t('payouts.exportFailed'), reason(error))
        return undefined
      },
    },
  )
  return (
    <form {...form}>
      <Column gap={3}>
        <p>{t('payouts.exportText')}</p>
        <TextField
          type="date"
          name="from"
          label={t('payouts.exportFrom')}
          error={errors['from'] && t('payouts.dateWrong')}
          defaultValue={`${today.slice(0, 8)}01`}
        />
        <TextField
          type="date"
          name="to"
          label={t('payouts.exportTo')}
          error={errors['to'] && t(errors['to'] === 'order' ? 'payouts.exportOrder' : 'payouts.dateWrong')}
          defaultValue={today}
        />
        <FormButtons label={t('action.download')} isBusy={isBusy} onCancel={onClose} />
      </Column>
    </form>
  )
}
