import type { PaymentReview } from '@edil/contract/review'
import { normaliseReference } from '@edil/domain/payments'
import { type FormEvent, useState } from 'react'
import { Refused } from '../../api/client.ts'
import { useSetReference } from '../../api/review.ts'
import { useAction } from '../../api/use-action.ts'
import { useFailureReason } from '../../page/use-failure-reason.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import styles from './payments.module.css'

/** The name of the field, for the Approve button, which leads here while it is empty. */
export const REFERENCE_FIELD = 'transaction-number'

/** The reviewer enters or corrects the transaction number on the screenshot. The server compares it with all others at once. */
export function ReferenceField({ payment: { id, reference } }: { readonly payment: PaymentReview }) {
  const { t } = useText()
  const reasonOf = useFailureReason()
  const setReference = useSetReference(id)
  const [typed, setTyped] = useState(reference ?? '')
  const [error, setError] = useState<string>()
  const isStored = normaliseReference(typed) === (reference ?? undefined)
  const { isBusy, start } = useAction(
    async () => {
      setError(undefined)
      await setReference(typed)
    },
    (failure) =>
      setError(
        failure instanceof Refused && failure.code === 'reference_used'
          ? t('review.referenceTaken')
          : reasonOf(failure),
      ),
  )
  const save = () => {
    if (!isStored && typed.trim() !== '') void start()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    save()
    // So that the keys A and R work again.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }
  return (
    <form className={styles.reference} onSubmit={submit}>
      <TextField
        name={REFERENCE_FIELD}
        label={t('review.referenceField')}
        labelHidden
        error={error}
        value={typed}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={save}
      />
      {!isStored && typed.trim() !== '' && (
        <Button type="submit" look="line" size="small" busy={isBusy}>
          {t('review.referenceSave')}
        </Button>
      )}
    </form>
  )
}
