import type { Me } from '@edil/contract/sessions'
import { useLocation, useSearch } from 'wouter'
import { useAccountActions } from '../../api/account.ts'
import { safeDestination } from '../../api/session.ts'
import { useSignInOptions } from '../../api/sign-in-options.ts'
import { useForm } from '../../api/use-form.ts'
import { BornOnField, FullNameField, PhoneField, TermsCheckbox, UsernameField } from '../../page/person-fields.tsx'
import { GoTo, SignedIn } from '../../page/signed-in.tsx'
import { type FaultsByCode, useFailureToast } from '../../page/use-failure-toast.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Column } from '../../ui/layout.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { AccountsPage } from './accounts-page.tsx'
import styles from './form.module.css'

/** For accounts made with Google or Facebook, which provide neither the age nor a username. */
export function CompleteAccount() {
  const search = useSearch()
  return (
    <SignedIn incomplete>
      {(me) => (me.isComplete ? <GoTo path={safeDestination(search)} /> : <CompleteForm me={me} />)}
    </SignedIn>
  )
}

function CompleteForm({ me }: { readonly me: Me }) {
  const { t } = useText()
  const { data: options } = useSignInOptions()
  const { form, errors, isBusy } = useCompletion()
  return (
    <AccountsPage long>
      <Column gap={2}>
        <h1>{t('complete.title')}</h1>
        <p>{t('complete.lead')}</p>
      </Column>
      <form {...form} className={styles.form}>
        <div className={styles.pairs}>
          <FullNameField defaultValue={me.fullName} fault={errors['fullName']} />
          <UsernameField defaultValue={me.username ?? ''} fault={errors['username']} />
          <PhoneField fault={errors['phone']} />
          <BornOnField minimumAge={options?.minimumAge} fault={errors['bornOn']} />
        </div>
        <TermsCheckbox fault={errors['agreesToTerms']} />
        <Button type="submit" look="primary" wide busy={isBusy}>
          {t(isBusy ? 'complete.busy' : 'complete.submit')}
        </Button>
      </form>
    </AccountsPage>
  )
}

function useCompletion() {
  const { t } = useText()
  const [, navigate] = useLocation()
  const search = useSearch()
  const { complete } = useAccountActions()
  const onFailure = useFailureToast('error.title', AT_FIELD)
  return useForm(
    async () => (await import('./account-forms.schema.ts')).completionSchema,
    async (values) => {
      await complete(values)
      showToast('good', t('complete.done'))
      navigate(safeDestination(search), { replace: true })
    },
    {
      onFaults: ({ agreesToTerms }) => {
        if (agreesToTerms) showToast('bad', t('fault.termsTitle'), t('fault.terms'))
      },
      onFailure,
    },
  )
}

const AT_FIELD: FaultsByCode = {
  username_taken: { username: 'username_taken' },
  phone_taken: { phone: 'phone_taken' },
  too_young: { bornOn: 'too_young' },
}
