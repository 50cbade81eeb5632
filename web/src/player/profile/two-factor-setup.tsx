import { type TwoFactorStart, useAccountActions } from '../../api/account.ts'
import { useForm } from '../../api/use-form.ts'
import { useFailureToast } from '../../page/use-failure-toast.ts'
import { useText } from '../../text/use-text.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import { CopyRow } from '../../ui/copy-row.tsx'
import { Column } from '../../ui/layout.tsx'
import { Step } from '../../ui/step.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { CodeField } from './code-field.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import styles from './two-factor.module.css'

type TwoFactorSetupProps = { readonly start: TwoFactorStart; readonly onDone: () => void }

/** The app, the recovery codes, and a first code: only then is two-factor sign-in active. */
export function TwoFactorSetup({ start, onDone }: TwoFactorSetupProps) {
  const { t } = useText()
  const { confirmTwoFactor } = useAccountActions()
  const onFailure = useFailureToast('error.title', {
    second_factor_wrong: { code: 'second_factor_wrong' },
  })
  const { form, errors, isBusy } = useForm(
    async () => (await import('./profile-forms.schema.ts')).confirmationSchema,
    async ({ code }) => {
      await confirmTwoFactor({ code })
      onDone()
    },
    { onFailure },
  )
  return (
    <form {...form}>
      <Card>
        <Column as="ol" gap={5}>
          <Step number={1} level="h2" title={t('twoFactor.scan')} text={t('twoFactor.scanText')}>
            <Secret start={start} />
          </Step>
          <Step number={2} level="h2" title={t('twoFactor.codes')} text={t('twoFactor.codesText')}>
            <RecoveryCodes codes={start.recoveryCodes} />
            <Checkbox name="kept" label={t('twoFactor.kept')} error={errors['kept'] && t('twoFactor.keptMissing')} />
          </Step>
          <Step number={3} level="h2" title={t('twoFactor.prove')}>
            <Column gap={3}>
              <CodeField fault={errors['code']} />
              <Button type="submit" look="primary" wide busy={isBusy}>
                {t('twoFactor.confirm')}
              </Button>
            </Column>
          </Step>
        </Column>
      </Card>
    </form>
  )
}

function Secret({ start: { qrCode, uri, secret } }: { readonly start: TwoFactorStart }) {
  const { t } = useText()
  return (
    <Column gap={3}>
      <img className={styles.qrCode} src={qrCode} alt={t('twoFactor.qrCode')} width={200} height={200} />
      <LinkButton look="line" className={styles.openApp} href={uri}>
        {t('twoFactor.openApp')}
      </LinkButton>
      <CopyRow
        label={t('twoFactor.secret')}
        shown={<span className={styles.secret}>{inFours(secret)}</span>}
        raw={secret}
        copyLabel={t('action.copy')}
        onCopied={() => showToast('good', t('toast.copied'))}
      />
    </Column>
  )
}

/** In groups of four, because it is typed from one screen into another. */
function inFours(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, '$1 ')
}
