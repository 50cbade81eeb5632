import type { ReactNode } from 'react'
import { useAccountActions } from '../../api/account.ts'
import { loadChunk } from '../../api/load-chunk.ts'
import { useForm } from '../../api/use-form.ts'
import { useFailureToast } from '../../page/use-failure-toast.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { CurrentPassword, WRONG_PASSWORD } from './current-password.tsx'
import styles from './profile.module.css'
import { Section } from './section.tsx'

type TwoFactorStartProps = { readonly onSetup: (setup: ReactNode) => void; readonly onDone: () => void }

/** Requires the password: an unlocked phone must not be enough to lock its owner out. */
export function TwoFactorStart({ onSetup, onDone }: TwoFactorStartProps) {
  const { t } = useText()
  const actions = useAccountActions()
  const onFailure = useFailureToast('error.title', WRONG_PASSWORD)
  const { form, errors, isBusy } = useForm(
    async () => (await import('./profile-forms.schema.ts')).passwordSchema,
    async (values) => {
      // Loaded before the secret is created: the secret is shown only once.
      const { TwoFactorSetup } = await loadChunk(import('./two-factor-setup.tsx'))
      onSetup(<TwoFactorSetup start={await actions.startTwoFactor(values)} onDone={onDone} />)
    },
    { onFailure },
  )
  return (
    <Section title={t('twoFactor.setUp')} text={t('twoFactor.setUpText')}>
      <form {...form} className={styles.form}>
        <CurrentPassword fault={errors['password']} />
        <Button type="submit" look="primary" wide busy={isBusy}>
          {t('twoFactor.start')}
        </Button>
      </form>
    </Section>
  )
}
