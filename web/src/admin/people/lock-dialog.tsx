import type { PersonDetails } from '@edil/contract/people'
import { usePersonActions } from '../../api/people.ts'
import { useForm } from '../../api/use-form.ts'
import { FormButtons } from '../../page/form-buttons.tsx'
import type { StepUp } from '../../page/step-up.tsx'
import { useFailureToast } from '../../page/use-failure-toast.ts'
import { useText } from '../../text/use-text.ts'
import { TextField } from '../../ui/field.tsx'
import { Column } from '../../ui/layout.tsx'
import { GuardedDialog } from '../access/guarded-dialog.tsx'
import { usePropose } from '../access/use-propose.ts'
import { nameOf } from './person-name.tsx'

type LockDialogProps = { readonly open: boolean; readonly person: PersonDetails; readonly onClose: () => void }

export function LockDialog({ open, person, onClose }: LockDialogProps) {
  const { t } = useText()
  return (
    <GuardedDialog open={open} title={t('lock.title', { name: nameOf(person) })} onClose={onClose}>
      {(stepUp) => <LockForm person={person} stepUp={stepUp} onClose={onClose} />}
    </GuardedDialog>
  )
}

type LockFormProps = Omit<LockDialogProps, 'open'> & { readonly stepUp: StepUp }

function LockForm({ person, stepUp, onClose }: LockFormProps) {
  const { t } = useText()
  const onFailure = useFailureToast('action.failed')
  const actions = usePersonActions(person.id)
  const propose = usePropose(stepUp)
  const { form, errors, isBusy } = useForm(
    async () => (await import('./people-forms.schema.ts')).lockSchema,
    async ({ reason }) => {
      if (await propose(() => actions.lock(reason), { title: t('lock.done', { name: nameOf(person) }) })) onClose()
    },
    { onFailure },
  )
  return (
    <form {...form}>
      <Column gap={3}>
        <p>{t(person.role === 'admin' ? 'lock.adminText' : 'lock.text')}</p>
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
