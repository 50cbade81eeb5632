import type { PersonDetails } from '@edil/contract/people'
import { ROLES } from '@edil/domain/people'
import { usePersonActions } from '../../api/people.ts'
import { useForm } from '../../api/use-form.ts'
import { FormButtons } from '../../page/form-buttons.tsx'
import type { StepUp } from '../../page/step-up.tsx'
import { useFailureToast } from '../../page/use-failure-toast.ts'
import { useText } from '../../text/use-text.ts'
import { Option, OptionGroup } from '../../ui/choice.tsx'
import { FieldError } from '../../ui/field.tsx'
import { Column } from '../../ui/layout.tsx'
import { Type } from '../../ui/type.tsx'
import { GuardedDialog } from '../access/guarded-dialog.tsx'
import { usePropose } from '../access/use-propose.ts'
import { nameOf } from './person-name.tsx'
import styles from './role-dialog.module.css'

type RoleDialogProps = { readonly open: boolean; readonly person: PersonDetails; readonly onClose: () => void }

export function RoleDialog({ open, person, onClose }: RoleDialogProps) {
  const { t } = useText()
  return (
    <GuardedDialog open={open} title={t('role.title', { name: nameOf(person) })} onClose={onClose}>
      {(stepUp) => <RoleForm person={person} stepUp={stepUp} onClose={onClose} />}
    </GuardedDialog>
  )
}

type RoleFormProps = Omit<RoleDialogProps, 'open'> & { readonly stepUp: StepUp }

function RoleForm({ person, stepUp, onClose }: RoleFormProps) {
  const { t } = useText()
  const onFailure = useFailureToast('action.failed')
  const actions = usePersonActions(person.id)
  const propose = usePropose(stepUp)
  const { form, errors, isBusy } = useForm(
    async () => (await import('./people-forms.schema.ts')).roleSchema,
    async ({ role }) => {
      const title = t('role.done', { name: nameOf(person), role: t(`people.role.${role}`) })
      if (await propose(() => actions.changeRole(role), { title })) onClose()
    },
    {
      check: ({ role }) => (role === person.role ? { role: 'same' } : {}),
      onFailure,
    },
  )
  return (
    <form {...form}>
      <Column gap={3}>
        <p>{t('role.text')}</p>
        <OptionGroup legend={t('people.role')}>
          {ROLES.map((role) => (
            <Option
              key={role}
              name="role"
              value={role}
              defaultChecked={role === person.role}
              label={
                <span className={styles.role}>
                  {t(`people.role.${role}`)}
                  <Type size="sm" muted as="span">
                    {t(`role.${role}`)}
                  </Type>
                </span>
              }
            />
          ))}
        </OptionGroup>
        {errors['role'] && <FieldError>{t('role.same')}</FieldError>}
        <FormButtons label={t('role.save')} isBusy={isBusy} onCancel={onClose} />
      </Column>
    </form>
  )
}
