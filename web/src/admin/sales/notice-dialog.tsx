import { addisTime } from '@edil/domain/addis-time'
import { STOP_TEXT_MAX } from '@edil/domain/sales-stops'
import { useNoticeActions } from '../../api/notices.ts'
import { useForm } from '../../api/use-form.ts'
import { FormButtons } from '../../page/form-buttons.tsx'
import type { StepUp } from '../../page/step-up.tsx'
import { useFailureToast } from '../../page/use-failure-toast.ts'
import { useText } from '../../text/use-text.ts'
import { TextField } from '../../ui/field.tsx'
import { Column } from '../../ui/layout.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { GuardedDialog } from '../access/guarded-dialog.tsx'

export function NoticeDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useText()
  return (
    <GuardedDialog open title={t('notices.new')} onClose={onClose}>
      {(stepUp) => <NoticeForm stepUp={stepUp} onClose={onClose} />}
    </GuardedDialog>
  )
}

function NoticeForm({ stepUp, onClose }: { readonly stepUp: StepUp; readonly onClose: () => void }) {
  const { t } = useText()
  const { create } = useNoticeActions()
  const onFailure = useFailureToast('sales.failed')
  const { form, errors, isBusy } = useForm(
    async () => (await import('./notice-form.schema.ts')).noticeSchema,
    async ({ showsFrom, showsUntil, ...texts }) => {
      const body = { ...texts, showsFrom: fromAddis(showsFrom), showsUntil: fromAddis(showsUntil) }
      if (!(await stepUp.run(() => create(body)))) return
      onClose()
      showToast('good', t('notices.published'))
    },
    {
      check: ({ showsFrom, showsUntil }) => (String(showsFrom) < String(showsUntil) ? {} : { showsUntil: 'invalid' }),
      onFailure,
    },
  )
  return (
    <form {...form}>
      <Column gap={3}>
        {(['textEn', 'textAm'] as const).map((name) => (
          <TextField
            key={name}
            name={name}
            lang={name === 'textAm' ? 'am' : 'en'}
            label={t(`sales.${name}`)}
            error={errors[name] && t('sales.textMissing')}
            autoComplete="off"
            maxLength={STOP_TEXT_MAX}
          />
        ))}
        <TextField
          name="showsFrom"
          type="datetime-local"
          label={t('notices.from')}
          error={errors['showsFrom'] && t('notices.timeWrong')}
          defaultValue={addisTime(new Date()).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length)}
        />
        <TextField
          name="showsUntil"
          type="datetime-local"
          label={t('notices.until')}
          error={errors['showsUntil'] && t('notices.timeWrong')}
        />
        <FormButtons label={t('notices.publish')} isBusy={isBusy} onCancel={onClose} />
      </Column>
    </form>
  )
}

/** The time in Addis Ababa that the admin typed, whatever the clock of the computer is set to. */
function fromAddis(typed: string): string {
  return new Date(`${typed}:00+03:00`).toISOString()
}
