import { Refused } from '../../api/client.ts'
import { useFailureText } from '../../api/failure-text.ts'
import { useHosting } from '../../api/hosting.ts'
import { useForm } from '../../api/use-form.ts'
import { useStepUp } from '../../page/step-up.tsx'
import { useFormat, useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextField } from '../../ui/field.tsx'
import { Column } from '../../ui/layout.tsx'
import { showToast } from '../../ui/toast-list.ts'

type SignatureFormProps = { readonly gameId: string; readonly round: number }

/** For when no relay responds: the server verifies the signature, so its source does not matter. */
export function SignatureForm({ gameId, round }: SignatureFormProps) {
  const { t } = useText()
  const format = useFormat()
  const failureText = useFailureText()
  const stepUp = useStepUp()
  const { enterSignature } = useHosting()
  const { form, errors, isBusy } = useForm(
    async () => (await import('./signature-form.schema.ts')).signatureSchema,
    async ({ signature }) => {
      await stepUp.run(async () => void (await enterSignature(gameId, signature)))
    },
    {
      onFailure: (error) => {
        if (error instanceof Refused && error.code === 'signature_wrong') return { signature: failureText(error) }
        showToast('bad', t('hosting.signatureFailed'), failureText(error))
        return undefined
      },
    },
  )
  const fault = errors['signature']
  const values = { round: format.number(round) }
  return (
    <Card as="section">
      <form {...form}>
        <Column gap={3}>
          <h2>{t('hosting.signature')}</h2>
          <p>{t('hosting.signatureText', values)}</p>
          <TextField
            name="signature"
            label={t('hosting.signatureLabel', values)}
            hint={t('hosting.signatureHint')}
            error={fault && (fault.includes(' ') ? fault : t('hosting.signatureMissing'))}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={400}
          />
          <Button look="primary" type="submit" busy={isBusy}>
            {t('hosting.signatureSend')}
          </Button>
        </Column>
      </form>
      {stepUp.dialog}
    </Card>
  )
}
