import type { Account, accountChangeWithProof } from '@edil/contract/accounts'
import { shortName } from '@edil/domain/people'
import { asPhone, formatPhone } from '@edil/domain/phone'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { useAccountActions } from '../../api/account.ts'
import { useForm } from '../../api/use-form.ts'
import { FullNameField, PhoneField, UsernameField } from '../../page/person-fields.tsx'
import { type FaultsByCode, useFailureToast } from '../../page/use-failure-toast.ts'
import { pathIn } from '../../text/language.ts'
import { useReader } from '../../text/language-provider.tsx'
import { rememberLanguage } from '../../text/preference.ts'
import { useFormat, useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import { SelectField } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { Type } from '../../ui/type.tsx'
import { CurrentPassword, WRONG_PASSWORD } from './current-password.tsx'
import styles from './profile.module.css'
import { SAVED_PATH } from './saved-path.ts'
import { Section } from './section.tsx'

export function DetailsForm({ account }: { readonly account: Account }) {
  const { t } = useText()
  const format = useFormat()
  const { form, errors, isBusy } = useDetails(account)
  const [phone, setPhone] = useState<string | undefined>()
  const onInput: typeof form.onInput = (event) => {
    form.onInput(event)
    const { name, value } = event.target as HTMLInputElement
    if (name === 'phone') setPhone(asPhone(value))
  }
  return (
    <Section title={t('profile.details')}>
      <form {...form} className={styles.form} onInput={onInput}>
        <div>
          <Type size="sm" bold>
            {t('field.email')}
          </Type>
          <p className={styles.email}>{account.email}</p>
          <Type size="sm" muted>
            {t('profile.emailFixed')}
          </Type>
        </div>
        <FullNameField defaultValue={account.fullName} fault={errors['fullName']} />
        <UsernameField defaultValue={account.username ?? ''} fault={errors['username']} />
        <PhoneField defaultValue={account.phone ? formatPhone(account.phone) : ''} fault={errors['phone']} />
        {phone && phone !== account.phone && account.hasPassword && (
          <CurrentPassword fault={errors['password']} hint={t('profile.phoneNeedsPassword')} />
        )}
        <SelectField name="language" label={t('profile.language')} defaultValue={account.language}>
          <option value="en" lang="en">
            English
          </option>
          <option value="am" lang="am">
            አማርኛ
          </option>
        </SelectField>
        <SelectField name="calendar" label={t('profile.calendar')} defaultValue={account.calendar}>
          <option value="gregorian">{t('calendar.gregorian')}</option>
          <option value="ethiopian">{t('calendar.ethiopian')}</option>
        </SelectField>
        <div>
          <Checkbox name="showsName" label={t('profile.showsName')} defaultChecked={account.showsName} />
          <Type size="sm" muted>
            {t('profile.othersSee', { name: shortName(account.fullName) })}
          </Type>
        </div>
        <Button type="submit" look="primary" wide busy={isBusy}>
          {t(isBusy ? 'profile.saving' : 'profile.save')}
        </Button>
        <Type size="sm" muted>
          {t('profile.since', { date: format.date(new Date(account.createdAt), 'day') })}
        </Type>
      </form>
    </Section>
  )
}

function useDetails(account: Account) {
  const { t } = useText()
  const { chooseCalendar } = useReader()
  const { change } = useAccountActions()
  const onFailure = useFailureToast('error.title', AT_FIELD)
  const save = async (values: z.output<typeof accountChangeWithProof>) => {
    await change(values)
    // Only if it was changed here: a player may read the site in another language than the stored one.
    if (values.calendar !== account.calendar) chooseCalendar(values.calendar)
    if (values.language === account.language) return showToast('good', t('profile.saved'))
    rememberLanguage(values.language)
    location.assign(pathIn(values.language, SAVED_PATH))
  }
  return useForm(async () => (await import('./profile-forms.schema.ts')).detailsSchema, save, {
    onFailure,
  })
}

const AT_FIELD: FaultsByCode = {
  ...WRONG_PASSWORD,
  username_taken: { username: 'username_taken' },
  phone_taken: { phone: 'phone_taken' },
}
