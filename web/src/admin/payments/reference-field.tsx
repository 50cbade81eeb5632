import type { FormEvent } from 'react'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import styles from './payments.module.css'
import type { EnteredReference } from './use-reference.ts'

/** The name of the field, for the Approve button, which leads here while it is empty. */
export const REFERENCE_FIELD = 'transaction-number'

/** The reviewer enters or corrects the transaction number on the screenshot. The server compares it with all others at once. */
export function ReferenceField({ reference }: { readonly reference: EnteredReference }) {
  const { t } = useText()
  const { value, state, error, isBusy, type, save } = reference
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
        value={value}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={({ target }) => type(target.value)}
        // A refused number is compared again only on request: the reviewer may be on the way to a button.
        onBlur={() => error === undefined && save()}
      />
      {state === 'unknown' && value.trim() !== '' && (
        <Button type="submit" look="line" size="small" busy={isBusy}>
          {t('review.referenceSave')}
        </Button>
      )}
    </form>
  )
}
