import { STEP_UP_MINUTES } from '@edil/domain/access'
import { type ReactNode, useState } from 'react'
import { Refused } from '../api/client.ts'
import { useFailureText } from '../api/failure-text.ts'
import { showSecondFactor } from '../api/staff.ts'
import { useForm } from '../api/use-form.ts'
import { loadTextPart } from '../text/activate.ts'
import { useText } from '../text/use-text.ts'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/field.tsx'
import { Column } from '../ui/layout.tsx'
import { FormButtons } from './form-buttons.tsx'
import { useLazyModule } from './use-lazy-module.ts'

export type StepUp = {
  /** Runs the action, with a step-up when the server requires one. Resolves to whether it was done. */
  readonly run: (action: () => Promise<void>) => Promise<boolean>
  /** True while the step-up dialog is open: a dialog below it must stay open. */
  readonly isAsking: boolean
  /** Render it once, anywhere on the page. */
  readonly dialog: ReactNode
}

/** For draws, payouts and roles: the server decides when the second factor is required again. */
export function useStepUp(): StepUp {
  const [answer, setAnswer] = useState<(isConfirmed: boolean) => void>()

  const run = async (action: () => Promise<void>) => {
    try {
      await action()
      return true
    } catch (error) {
      if (!(error instanceof Refused && error.code === 'step_up_required')) throw error
    }
    const isConfirmed = await new Promise<boolean>((resolve) => setAnswer(() => resolve))
    setAnswer(undefined)
    if (isConfirmed) await action()
    return isConfirmed
  }

  return { run, isAsking: answer !== undefined, dialog: <StepUpDialog onAnswer={answer} /> }
}

type StepUpDialogProps = { readonly onAnswer: ((isConfirmed: boolean) => void) | undefined }

function StepUpDialog({ onAnswer }: StepUpDialogProps) {
  const { t } = useText()
  // In the next task: the same Escape also reaches the dialog below, which must still find this one open.
  const cancel = () => void setTimeout(() => onAnswer?.(false))
  return (
    <Dialog open={onAnswer !== undefined} title={t('stepUp.title')} onClose={cancel}>
      <StepUpForm onConfirmed={() => onAnswer?.(true)} onCancel={cancel} />
    </Dialog>
  )
}

type StepUpFormProps = { readonly onConfirmed: () => void; readonly onCancel: () => void }

function StepUpForm({ onConfirmed, onCancel }: StepUpFormProps) {
  const { t } = useText()
  const failureText = useFailureText()
  const PasskeyStepUp = useLazyModule(true, loadPasskeyStepUp)
  const { form, errors, isBusy } = useForm(
    async () => (await import('./step-up.schema.ts')).stepUpSchema,
    async ({ code }) => {
      await showSecondFactor(code)
      onConfirmed()
    },
    { onFailure: (error) => ({ code: failureText(error) }) },
  )
  return (
    <form {...form}>
      <Column gap={3}>
        <p>{t('stepUp.text', { minutes: STEP_UP_MINUTES })}</p>
        {PasskeyStepUp && <PasskeyStepUp onConfirmed={onConfirmed} />}
        <TextField
          name="code"
          label={t('stepUp.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          error={codeFault(errors['code'], t('stepUp.codeMissing'))}
        />
        <FormButtons label={t('stepUp.confirm')} isBusy={isBusy} onCancel={onCancel} />
      </Column>
    </form>
  )
}

async function loadPasskeyStepUp() {
  const [{ PasskeyStepUp }] = await Promise.all([import('./passkey-step-up.tsx'), loadTextPart('passkeys')])
  return PasskeyStepUp
}

/** A fault of the schema has a code; a refusal is already a sentence. */
function codeFault(fault: string | undefined, missing: string): string | undefined {
  return fault === 'missing' || fault === 'invalid' ? missing : fault
}
