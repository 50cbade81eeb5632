import { PAYMENT_STATUSES, type PaymentStatus } from '@edil/domain/payments'
import { type FormEvent, useEffect, useRef } from 'react'
import { useText } from '../../text/use-text.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import styles from './payments.module.css'

type QueueFilterProps = {
  readonly status: PaymentStatus
  readonly onStatus: (status: PaymentStatus) => void
  readonly onSearch: (search: string) => void
}

/** Long enough that a name typed without a pause is one request. */
const TYPING_MS = 300

export function QueueFilter({ status, onStatus, onSearch }: QueueFilterProps) {
  const { t } = useText()
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(typing.current), [])
  const search = (typed: string, afterMs: number) => {
    clearTimeout(typing.current)
    typing.current = setTimeout(() => onSearch(typed.trim()), afterMs)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    search(String(new FormData(event.currentTarget).get('search') ?? ''), 0)
  }
  return (
    <search>
      <form className={styles.filter} onSubmit={submit}>
        <TextField
          type="search"
          name="search"
          label={t('review.search')}
          labelHidden
          placeholder={t('review.searchHint')}
          maxLength={60}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => search(target.value, TYPING_MS)}
        />
        <SelectField
          label={t('review.status')}
          labelHidden
          value={status}
          onChange={({ target }) => onStatus(PAYMENT_STATUSES.find((id) => id === target.value) ?? 'pending')}
        >
          {PAYMENT_STATUSES.map((id) => (
            <option key={id} value={id}>
              {t(`review.status.${id}`)}
            </option>
          ))}
        </SelectField>
      </form>
    </search>
  )
}
