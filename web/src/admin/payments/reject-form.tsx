import type { PaymentReview } from '@edil/contract/review'
import { REJECTION_CODES, REJECTIONS, type Rejection } from '@edil/domain/payments'
import { type KeyboardEvent, useEffect } from 'react'
import { useForm } from '../../api/use-form.ts'
import { santimFrom } from '../../page/typed-amount.ts'
import { useFailureReason } from '../../page/use-failure-reason.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Option, OptionGroup } from '../../ui/choice.tsx'
import { FieldError, TextField } from '../../ui/field.tsx'
import { Column } from '../../ui/layout.tsx'
import { Key } from '../../ui/type.tsx'
import styles from './payments.module.css'

/** `cancelled` is used by the numbers page only. */
const REASONS: readonly Rejection[] = REJECTION_CODES.filter((code) => code !== 'cancelled')

type RejectFormProps = {
  readonly payment: PaymentReview
  /** Preselected when a check suggests it. */
  readonly likely: Rejection | undefined
  readonly isBusy: boolean
  readonly onReject: (body: { reason: Rejection; note: string; receivedSantim: number }) => Promise<void>
  readonly onCancel: () => void
}

/** Digits or arrow keys choose, Enter rejects, Escape cancels. */
export function RejectForm({ payment, likely, isBusy, onReject, onCancel }: RejectFormProps) {
  const { t } = useText()
  const reasonOf = useFailureReason()
  const { form, errors } = useForm(
    async () => (await import('./reject-form.schema.ts')).rejectionSchema,
    async ({ reason, note, received }) => onReject({ reason, note, receivedSantim: santimFrom(received) ?? 0 }),
    {
      check: ({ received }) => (santimFrom(String(received)) === undefined ? { received: 'invalid' } : {}),
      onFailure: (error) => ({ reason: reasonOf(error) }),
    },
  )
  const { ref } = form
  useEffect(() => {
    const inputs = [...(ref.current?.querySelectorAll('input') ?? [])]
    const first = inputs.find(({ checked }) => checked) ?? inputs[0]
    first?.focus()
  }, [ref])
  return (
    <form
      {...form}
      aria-label={t('review.rejectOf', { name: payment.username })}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel()
        else chooseByDigit(event)
      }}
    >
      <Column gap={3}>
        <div className={styles.reasons}>
          <OptionGroup legend={t('admin.reason')}>
            {REASONS.map((code, index) => (
              <Option
                key={code}
                name="reason"
                value={code}
                defaultChecked={code === likely}
                aria-invalid={errors['reason'] ? true : undefined}
                label={
                  <>
                    <span className={styles.keys}>
                      <Key>{String(index + 1)}</Key>{' '}
                    </span>
                    {t(`rejection.${code}`)}
                    {REJECTIONS[code].isFixable && <small> {t('review.canSubmitAgain')}</small>}
                  </>
                }
              />
            ))}
          </OptionGroup>
          {errors['reason'] && (
            <FieldError>
              {errors['reason'] === 'missing' || errors['reason'] === 'invalid'
                ? t('review.reasonMissing')
                : errors['reason']}
            </FieldError>
          )}
        </div>
        <TextField
          name="note"
          label={t('review.note')}
          hint={t('review.noteHint')}
          maxLength={300}
          autoComplete="off"
        />
        <TextField
          name="received"
          label={t('review.received')}
          hint={t('review.receivedHint')}
          error={errors['received'] && t('review.amountWrong')}
          inputMode="decimal"
          autoComplete="off"
        />
        <div className={styles.decision} data-dock>
          <Button look="line" onClick={onCancel}>
            {t('action.back')}
          </Button>
          <Button look="red" type="submit" busy={isBusy}>
            {t('admin.reject')}
          </Button>
        </div>
      </Column>
    </form>
  )
}

/** 1 to 7, unless the reviewer types a note or an amount. */
function chooseByDigit(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return
  const isTyping = event.target instanceof HTMLInputElement && event.target.type !== 'radio'
  const reason = isTyping ? undefined : REASONS[Number(event.key) - 1]
  const option = reason && event.currentTarget.querySelector<HTMLInputElement>(`input[value=${reason}]`)
  if (!option) return
  event.preventDefault()
  option.click()
  option.focus()
}
