import type { PersonDetails } from '@edil/contract/people'
import { ROLES } from '@edil/domain/people'
import { useFailureText } from '../../api/failure-text.ts'
import { usePersonActions } from '../../api/people.ts'
import { useForm } from '../../api/use-form.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Option, OptionGroup } from '../../ui/choice.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FieldError } from '../../ui/field.tsx'
import { Column } from '../../ui/layout.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { Type } from '../../ui/type.tsx'
import { useStepUp } from '../access/step-up.tsx'
import { nameOf } from './person-name.tsx'
import styles from './role-dialog.module.css'

type RoleDialogProps = { readonly open: boolean; readonly person: PersonDetails; readonly onClose: () => void }

export function RoleDialog({ open, person, onClose }: RoleDialogProps) {
  const { t } = useText()
  const stepUp = useStepUp()
  const close = () => !stepUp.isAsking && onClose()
  return (
    <>
      <Dialog open={open} title={t('role.title', { name: nameOf(person) })} onClose={close}>
        <RoleForm person={person} stepUp={stepUp} onClose={onClose} />
      </Dialog>
      {stepUp.dialog}
    </>
  )
}

type RoleFormProps = Omit<RoleDialogProps, 'open'> & { readonly stepUp: ReturnType<typeof useStepUp> }

function RoleForm({ person, stepUp, onClose }: RoleFormProps) {
  const { t } = useText()
  const failureText = useFailureText()
  const actions = usePersonActions(person.id)
  const { form, errors, isBusy } = useForm(
    async () => (await import('./rules.ts')).roleRules,
    async ({ role }) => {
      const isDone = await stepUp.run(() => actions.changeRole(role))
      if (!isDone) return
      onClose()
      showToast('good', t('role.done', { name: nameOf(person), role: t(`people.role.${role}`) }))
    },
    {
      check: ({ role }) => (role === person.role ? { role: 'same' } : {}),
      onFailure: (error) => {
        showToast('bad', t('action.failed'), failureText(error))
        return undefined
      },
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
        <Button look="primary" wide type="submit" busy={isBusy}>
          {t('role.save')}
        </Button>
        <Button look="text" wide onClick={onClose}>
          {t('action.cancel')}
        </Button>
      </Column>
    </form>
  )
}
