import type { PaymentDecision, PaymentReview } from '@edil/contract/review'
import { useEffect } from 'react'
import { useForm } from '../../api/use-form.ts'
import { useStepUp } from '../../page/step-up.tsx'
import { useFailureReason } from '../../page/use-failure-reason.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Column } from '../../ui/layout.tsx'
import styles from './payments.module.css'
import type { Decide } from './use-decide.ts'

type OverrideFormProps = {
  readonly payment: PaymentReview
  /** The transaction number that the reviewer has compared. */
  readonly reference: string
  /** The amount that arrived, if it was more than the price. */
  readonly receivedSantim: number | undefined
  readonly isBusy: boolean
  readonly onApprove: (decide: Decide) => Promise<void>
  readonly onCancel: () => void
}

/** Approves past a failing check: with a note, and with a second factor when the server requires it. Escape cancels. */
export function OverrideForm({ payment, reference, receivedSantim, isBusy, onApprove, onCancel }: OverrideFormProps) {
  const { t } = useText()
  const reasonOf = useFailureReason()
  const stepUp = useStepUp()
  const { form, errors } = useForm(
    async () => (await import('./override-form.schema.ts')).overrideSchema,
    ({ note }) =>
      onApprove(async ({ approveDespiteChecks }) => {
        let decision: PaymentDecision | undefined
        await stepUp.run(async () => {
          decision = await approveDespiteChecks({
            note,
            reference,
            ...(receivedSantim === undefined ? {} : { receivedSantim }),
          })
        })
        return decision
      }),
    { onFailure: (error) => ({ note: reasonOf(error) }) },
  )
  const { ref } = form
  useEffect(() => ref.current?.querySelector('input')?.focus(), [ref])
  return (
    <>
      <form
        {...form}
        aria-label={t('review.overrideOf', { name: payment.username })}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel()
        }}
      >
        <Column gap={3}>
          <TextField
            name="note"
            label={t('review.overrideNote')}
            hint={t('review.overrideHint')}
            error={errors['note'] && t('review.overrideMissing')}
            maxLength={300}
            autoComplete="off"
          />
          <div className={styles.decision} data-dock>
            <Button look="line" onClick={onCancel}>
              {t('action.back')}
            </Button>
            <Button look="primary" type="submit" busy={isBusy}>
              {t('admin.approveAnyway')}
            </Button>
          </div>
        </Column>
      </form>
      {stepUp.dialog}
    </>
  )
}
