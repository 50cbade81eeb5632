import { hasPasskeySupport, showPasskey, usePasskeys } from '../api/passkeys.ts'
import { useAction } from '../api/use-action.ts'
import { useText } from '../text/use-text.ts'
import { Button } from '../ui/button.tsx'
import { Column } from '../ui/layout.tsx'
import { Type } from '../ui/type.tsx'
import { PasskeyFaultMessage, usePasskeyAttempt } from './passkey-fault.tsx'
import { useFailureToast } from './use-failure-toast.ts'

/** Above the code of a step-up, for a person with a passkey and a browser that can use it. */
export function PasskeyStepUp({ onConfirmed }: { readonly onConfirmed: () => void }) {
  const { t } = useText()
  const { data: passkeys = [] } = usePasskeys()
  const { fault, attempt } = usePasskeyAttempt()
  const confirm = useAction(async () => {
    if (await attempt(showPasskey)) onConfirmed()
  }, useFailureToast())
  if (passkeys.length === 0 || !hasPasskeySupport()) return null
  return (
    <Column gap={3}>
      <Button look="line" wide busy={confirm.isBusy} onClick={() => confirm.start()}>
        {t('passkeys.use')}
      </Button>
      <PasskeyFaultMessage fault={fault} cancelled="passkeys.cancelled" />
      <Type size="sm" muted centred>
        {t('passkeys.or')}
      </Type>
    </Column>
  )
}
