import type { Passkey } from '@edil/contract/passkeys'
import { PASSKEY_NAME_MAX, PASSKEYS_MAX } from '@edil/domain/people'
import { useState } from 'react'
import { useFailureText } from '../../api/failure-text.ts'
import { hasPasskeySupport, usePasskeyActions, usePasskeys } from '../../api/passkeys.ts'
import { useForm } from '../../api/use-form.ts'
import { FormButtons } from '../../page/form-buttons.tsx'
import { LoadFailed } from '../../page/load-failed.tsx'
import { PasskeyFaultMessage, usePasskeyAttempt } from '../../page/passkey-fault.tsx'
import { type StepUp, useStepUp } from '../../page/step-up.tsx'
import { useFailureToast } from '../../page/use-failure-toast.ts'
import { useMoment } from '../../page/use-moment.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { Message } from '../../ui/message.tsx'
import { Skeleton, SkeletonLine } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { Type } from '../../ui/type.tsx'
import { CurrentPassword, WRONG_PASSWORD } from './current-password.tsx'
import styles from './profile.module.css'
import { Section } from './section.tsx'

/** The passkeys of staff. Every change needs the password and, when the last one is older, the second factor again. */
export function Passkeys() {
  const { t } = useText()
  const failureText = useFailureText()
  const { data: passkeys, isError, isFetching, error, refetch } = usePasskeys()
  const [change, setChange] = useState<'add' | Passkey>()
  const stepUp = useStepUp()
  const close = () => setChange(undefined)
  const removed = change === 'add' ? undefined : change
  return (
    <Section title={t('passkeys.title')} text={t('passkeys.text')}>
      {!passkeys && !isError && (
        <Skeleton label={t('page.loading')}>
          <SkeletonLine height="4rem" />
        </Skeleton>
      )}
      {!passkeys && isError && (
        <LoadFailed title="passkeys.failed" isBusy={isFetching} onTryAgain={refetch}>
          {failureText(error)}
        </LoadFailed>
      )}
      {passkeys?.length === 0 && <Type muted>{t('passkeys.none')}</Type>}
      {passkeys && passkeys.length > 0 && (
        <ul>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => setChange(passkey)} />
          ))}
        </ul>
      )}
      {passkeys && <AddButton count={passkeys.length} onAdd={() => setChange('add')} />}
      <Dialog
        open={change !== undefined}
        title={removed ? t('passkeys.removeTitle', { name: removed.name }) : t('passkeys.add')}
        onClose={() => !stepUp.isAsking && close()}
      >
        {removed ? (
          <RemoveForm passkey={removed} stepUp={stepUp} onClose={close} />
        ) : (
          <AddForm stepUp={stepUp} onClose={close} />
        )}
      </Dialog>
      {stepUp.dialog}
    </Section>
  )
}

function AddButton({ count, onAdd }: { readonly count: number; readonly onAdd: () => void }) {
  const { t } = useText()
  if (!hasPasskeySupport()) return <Message>{t('passkeys.unsupported')}</Message>
  if (count >= PASSKEYS_MAX) return <Message>{t('refusal.passkeys_full')}</Message>
  return (
    <Button look="line" wide onClick={onAdd}>
      {t('passkeys.add')}
    </Button>
  )
}

function PasskeyRow({ passkey, onRemove }: { readonly passkey: Passkey; readonly onRemove: () => void }) {
  const { t } = useText()
  const moment = useMoment()
  const { name, createdAt, lastUsedAt } = passkey
  return (
    <li className={styles.device}>
      <div className={styles.deviceText}>
        <b>{name}</b>
        <Type size="sm" muted>
          {t('passkeys.added', { at: moment(createdAt) })}
        </Type>
        <Type size="sm" muted>
          {lastUsedAt ? t('passkeys.lastUsed', { at: moment(lastUsedAt) }) : t('passkeys.neverUsed')}
        </Type>
      </div>
      <Button size="small" look="line" aria-label={`${t('passkeys.remove')}: ${name}`} onClick={onRemove}>
        {t('passkeys.remove')}
      </Button>
    </li>
  )
}

type FormProps = { readonly stepUp: StepUp; readonly onClose: () => void }

function AddForm({ stepUp, onClose }: FormProps) {
  const { t } = useText()
  const { add } = usePasskeyActions()
  const { fault, attempt } = usePasskeyAttempt()
  const { form, errors, isBusy } = useForm(
    async () => (await import('./passkey-forms.schema.ts')).addPasskeySchema,
    async ({ name, password }) => {
      let isAdded = false
      await stepUp.run(async () => {
        isAdded = await attempt(() => add(name, password))
      })
      if (!isAdded) return
      showToast('good', t('passkeys.addDone'), name)
      onClose()
    },
    { onFailure: useFailureToast('error.title', WRONG_PASSWORD) },
  )
  return (
    <form {...form} className={styles.form}>
      <p>{t('passkeys.addText')}</p>
      <TextField
        name="name"
        label={t('passkeys.name')}
        hint={t('passkeys.nameHint')}
        error={errors['name'] && t('passkeys.nameMissing')}
        autoComplete="off"
        maxLength={PASSKEY_NAME_MAX}
      />
      <CurrentPassword fault={errors['password']} />
      <PasskeyFaultMessage fault={fault} cancelled="passkeys.addCancelled" />
      <FormButtons label={t('passkeys.continue')} isBusy={isBusy} onCancel={onClose} />
    </form>
  )
}

function RemoveForm({ passkey, stepUp, onClose }: FormProps & { readonly passkey: Passkey }) {
  const { t } = useText()
  const { remove } = usePasskeyActions()
  const { form, errors, isBusy } = useForm(
    async () => (await import('./profile-forms.schema.ts')).passwordSchema,
    async ({ password }) => {
      if (!(await stepUp.run(() => remove(passkey.id, password)))) return
      showToast('good', t('passkeys.removeDone'), passkey.name)
      onClose()
    },
    { onFailure: useFailureToast('error.title', WRONG_PASSWORD) },
  )
  return (
    <form {...form} className={styles.form}>
      <p>{t('passkeys.removeText')}</p>
      <CurrentPassword fault={errors['password']} />
      <FormButtons look="red" label={t('passkeys.remove')} isBusy={isBusy} onCancel={onClose} />
    </form>
  )
}
