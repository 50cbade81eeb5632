import type { PersonDetails } from '@edil/contract/people'
import { usePersonActions } from '../../api/people.ts'
import { useForm } from '../../api/use-form.ts'
import { FormButtons } from '../../page/form-buttons.tsx'
import { useFailureToast } from '../../page/use-failure-toast.ts'
import { useText } from '../../text/use-text.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { Column } from '../../ui/layout.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { nameOf } from './person-name.tsx'

type LockDialogProps = { readonly open: boolean; readonly person: PersonDetails; readonly onClose: () => void }

export function LockDialog({ open, person, onClose }: LockDialogProps) {
  const { t } = useText()
  return (
    <Dialog open={open} title={t('lock.title', { name: nameOf(person) })} onClose={onClose}>
      <LockForm person={person} onClose={onClose} />
    </Dialog>
  )
}

function LockForm({ person, onClose }: Omit<LockDialogProps, 'open'>) {
  const { t } = useText()
  const onFailure = useFailureToast('action.failed')
  const actions = usePersonActions(person.id)
  const { form, errors, isBusy } = useForm(
    async () => (await import('./people-forms.schema.ts')).lockSchema,
    async ({ reason }) => {
      await actions.lock(reason)
      onClose()
      showToast('good', t('lock.done', { name: nameOf(person) }))
    },
    { onFailure },
  )
  return (
    <form {...form}>
      <Column gap={3}>
        <p>{t('lock.text')}</p>
        <TextField
          name="reason"
          label={t('lock.reason')}
          hint={t('lock.reasonHint')}
          error={errors['reason'] && t('lock.reasonMissing')}
          autoComplete="off"
        />
        <FormButtons look="red" label={t('lock.button')} isBusy={isBusy} onCancel={onClose} />
      </Column>
    </form>
  )
}
