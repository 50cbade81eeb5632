import type { MyPrize } from '@edil/contract/prizes'
import { formatPhone } from '@edil/domain/phone'
import { useState } from 'react'
import { useClaimPrize } from '../../api/my-prizes.ts'
import { type FormFaults, useForm } from '../../api/use-form.ts'
import { useFailureToast } from '../../page/use-failure-toast.ts'
import { useFieldErrorText } from '../../page/use-field-error-text.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Option, OptionGroup } from '../../ui/choice.tsx'
import { TextField } from '../../ui/field.tsx'
import { Column } from '../../ui/layout.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { Type } from '../../ui/type.tsx'

export type Account = NonNullable<MyPrize['destination']>

type ClaimFormProps = {
  readonly prize: MyPrize
  /** Fills in the fields: the account of this prize, or else of an earlier one. */
  readonly known: Account | null
  /** The name of the player, which is usually the name on the account. */
  readonly fullName: string
  readonly onSaved: () => void
  /** Leaves the account as it is. */
  readonly onCancel?: () => void
}

/** Where to send a prize: a method that can receive the amount, the number and the name of the account. */
export function ClaimForm({ prize, known, fullName, onSaved, onCancel }: ClaimFormProps) {
  const { t } = useText()
  const claim = useClaimPrize()
  const { methods } = prize
  const knownMethod = methods.find((candidate) => candidate === known?.method)
  const [method, setMethod] = useState(knownMethod ?? methods[0] ?? 'bank')
  const { form, errors, isBusy, isReady } = useForm(
    async () => (await import('./claim-form.schema.ts')).claimSchema,
    async (account) => {
      await claim(prize.id, account)
      showToast('good', t('prizes.saved'), t('prizes.savedText', { account: formatPhone(account.accountNumber) }))
      onSaved()
    },
    { onFailure: useFailureToast('prizes.notSaved') },
  )
  return (
    <form {...form}>
      <Column>
        <OptionGroup legend={t('prizes.method')}>
          {methods.map((candidate) => (
            <Option
              key={candidate}
              name="method"
              value={candidate}
              checked={candidate === method}
              onChange={() => setMethod(candidate)}
              label={t(`payment.method.${candidate}`)}
            />
          ))}
        </OptionGroup>
        <AccountFields
          method={method}
          number={knownMethod ? formatPhone(known?.accountNumber ?? '') : ''}
          name={known?.accountName ?? fullName}
          bank={known?.bank ?? ''}
          errors={errors}
        />
        <Button type="submit" look="primary" wide busy={isBusy} disabled={!isReady}>
          {t(isBusy ? 'prizes.saving' : onCancel ? 'prizes.save' : 'prizes.submit')}
        </Button>
        {onCancel && (
          <Button look="text" wide onClick={onCancel}>
            {t('action.cancel')}
          </Button>
        )}
        <Type size="sm" muted>
          {t('prizes.neverAsk')}
        </Type>
      </Column>
    </form>
  )
}

type AccountFieldsProps = {
  readonly method: Account['method']
  readonly number: string
  readonly name: string
  readonly bank: string
  readonly errors: FormFaults
}

function AccountFields({ method, number, name, bank, errors }: AccountFieldsProps) {
  const { t } = useText()
  const fieldErrorText = useFieldErrorText()
  const isBank = method === 'bank'
  const values = { method: t(`payment.method.${method}`) }
  return (
    <>
      {isBank && (
        <TextField
          name="bank"
          label={t('prizes.bank')}
          hint={t('prizes.bankHint')}
          error={fieldErrorText(errors['bank'], 'prizes.bankWrong')}
          defaultValue={bank}
          maxLength={60}
        />
      )}
      <TextField
        name="accountNumber"
        type="tel"
        label={isBank ? t('prizes.bankNumber') : t('prizes.phone', values)}
        hint={isBank ? t('prizes.bankNumberHint') : t('prizes.phoneHint', values)}
        error={fieldErrorText(errors['accountNumber'], isBank ? 'prizes.bankNumberWrong' : 'fault.phone')}
        defaultValue={number}
        autoComplete={isBank ? 'off' : 'tel'}
        maxLength={40}
      />
      <TextField
        name="accountName"
        label={t('prizes.name')}
        hint={isBank ? t('prizes.bankNameHint') : t('prizes.nameHint', values)}
        error={fieldErrorText(errors['accountName'], 'prizes.nameWrong')}
        defaultValue={name}
        autoComplete="name"
      />
    </>
  )
}
