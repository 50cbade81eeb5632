import { ROLES } from '@edil/domain/people'
import type { FormEvent, Ref } from 'react'
import type { PeopleSearch } from '../../api/people.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import styles from './people.module.css'

type PeopleSearchFormProps = {
  readonly form: Ref<HTMLFormElement>
  readonly onSearch: (search: PeopleSearch) => void
}

/** Searches on submit, not on every letter: half an email address finds no one and still costs a query. */
export function PeopleSearchForm({ form, onSearch }: PeopleSearchFormProps) {
  const { t } = useText()
  const read = (filled: HTMLFormElement) => {
    const typed = new FormData(filled)
    const role = ROLES.find((candidate) => candidate === typed.get('role'))
    onSearch({ search: String(typed.get('search') ?? '').trim(), role })
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    read(event.currentTarget)
  }
  return (
    <search>
      <form ref={form} className={styles.search} onSubmit={submit}>
        <TextField
          type="search"
          name="search"
          label={t('people.search')}
          maxLength={254}
          autoComplete="off"
          spellCheck={false}
        />
        <SelectField name="role" label={t('people.role')} onChange={({ target }) => target.form && read(target.form)}>
          <option value="">{t('people.everyRole')}</option>
          {ROLES.map((role) => (
            <option key={role} value={role}>
              {t(`people.role.${role}`)}
            </option>
          ))}
        </SelectField>
        <Button type="submit" look="primary">
          {t('people.searchButton')}
        </Button>
      </form>
    </search>
  )
}
