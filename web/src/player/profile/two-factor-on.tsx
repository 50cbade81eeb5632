import type { Account } from '@edil/contract/accounts'
import { isStaff } from '@edil/domain/people'
import { useState } from 'react'
import { useAccountActions } from '../../api/account.ts'
import { useLazyModule } from '../../page/use-lazy-module.ts'
import { loadTextPart } from '../../text/activate.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Column } from '../../ui/layout.tsx'
import { Message } from '../../ui/message.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { Type } from '../../ui/type.tsx'
import { ProofForm } from './proof-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { Section } from './section.tsx'

/** Below this a warning is shown. */
const FEW_CODES = 3

export function TwoFactorOn({ account }: { readonly account: Account }) {
  const { t } = useText()
  const Passkeys = useLazyModule(isStaff(account.role), loadPasskeys)
  return (
    <>
      <Message tone="good" title={t('twoFactor.confirmed')}>
        {t('twoFactor.isOnText')} {isStaff(account.role) && t('twoFactor.staffStays')}
      </Message>
      {Passkeys && <Passkeys />}
      <NewCodes codesLeft={account.recoveryCodesLeft} />
      {!isStaff(account.role) && <SwitchOff />}
    </>
  )
}

/** Only staff have passkeys, so players do not load their part of the page. */
async function loadPasskeys() {
  const [{ Passkeys }] = await Promise.all([
    import('./passkeys.tsx'),
    loadTextPart('passkeys'),
    // The dialog that asks for the second factor again.
    loadTextPart('admin'),
  ])
  return Passkeys
}

function NewCodes({ codesLeft }: { readonly codesLeft: number }) {
  const { t } = useText()
  const { renewRecoveryCodes } = useAccountActions()
  const [isOpen, setOpen] = useState(false)
  const [codes, setCodes] = useState<readonly string[]>()
  const close = () => {
    setOpen(false)
    setCodes(undefined)
  }
  return (
    <Section title={t('twoFactor.codesList')} text={t('twoFactor.codesLeft', { count: codesLeft })}>
      {codesLeft < FEW_CODES && <Message tone="waiting">{t('twoFactor.codesLow')}</Message>}
      <Button look="line" wide onClick={() => setOpen(true)}>
        {t('twoFactor.newCodes')}
      </Button>
      <Dialog open={isOpen} title={t('twoFactor.newCodes')} onClose={close}>
        {codes ? (
          <Column gap={3}>
            <p role="status">{t('twoFactor.newCodesDone')}</p>
            <Type size="sm">{t('twoFactor.codesText')}</Type>
            <RecoveryCodes codes={codes} />
            <Button look="primary" wide onClick={close}>
              {t('twoFactor.kept')}
            </Button>
          </Column>
        ) : (
          <ProofForm
            text={t('twoFactor.newCodesText')}
            submitLabel={t('twoFactor.newCodesGet')}
            onProved={async (proof) => setCodes(await renewRecoveryCodes(proof))}
            onCancel={close}
          />
        )}
      </Dialog>
    </Section>
  )
}

function SwitchOff() {
  const { t } = useText()
  const { stopTwoFactor } = useAccountActions()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="line" onClick={() => setOpen(true)}>
        {t('twoFactor.stopTitle')}
      </Button>
      <Dialog open={isOpen} title={t('twoFactor.stopTitle')} onClose={() => setOpen(false)}>
        <ProofForm
          text={t('twoFactor.stopText')}
          submitLabel={t('twoFactor.stop')}
          look="red"
          onProved={async (proof) => {
            await stopTwoFactor(proof)
            showToast('note', t('twoFactor.stopped'))
          }}
          onCancel={() => setOpen(false)}
        />
      </Dialog>
    </>
  )
}
