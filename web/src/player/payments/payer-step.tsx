import type { Game } from '@edil/contract/games'
import { PAYMENT_METHODS, type PaymentMethod } from '@edil/domain/postings'
import type { FormFaults } from '../../api/use-form.ts'
import { useMethodNote } from '../../page/use-method-note.ts'
import { useText } from '../../text/use-text.ts'
import { Option, OptionGroup } from '../../ui/choice.tsx'
import { TextField } from '../../ui/field.tsx'
import { Column, Pair } from '../../ui/layout.tsx'
import { Step } from '../../ui/step.tsx'
import { Tag } from '../../ui/tag.tsx'
import type { Draft } from './draft.ts'
import styles from './payment.module.css'

type PayerStepProps = {
  readonly game: Game
  readonly amount: string
  /** Those that can be chosen. */
  readonly methods: readonly PaymentMethod[]
  readonly method: PaymentMethod
  /** Of the draft, or of the payment that is sent again. */
  readonly typed: Pick<Draft, 'accountName' | 'reference'>
  readonly errors: FormFaults
}

export function PayerStep({ game, amount, methods, method, typed, errors }: PayerStepProps) {
  const { t } = useText()
  const note = useMethodNote()
  return (
    <Step number={3} level="h2" title={t('pay.who')}>
      <Column>
        <TextField
          name="accountName"
          label={t('pay.accountName')}
          placeholder={t('pay.accountNamePlaceholder', { method: t(`payment.method.${method}`) })}
          error={
            errors['accountName'] &&
            t(errors['accountName'] === 'too_long' ? 'pay.accountNameLong' : 'pay.accountNameMissing')
          }
          defaultValue={typed.accountName}
          autoComplete="name"
        />
        <TextField
          name="reference"
          label={
            <>
              {t('pay.reference')} <span className={styles.optional}>{t('pay.optional')}</span>
            </>
          }
          placeholder="CHV4K8Q2ZT"
          error={
            errors['reference'] &&
            t(errors['reference'] === 'reference_used' ? 'refusal.reference_used' : 'refusal.reference_invalid')
          }
          defaultValue={typed.reference}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
        />
        <OptionGroup legend={t('pay.method')}>
          {PAYMENT_METHODS.map((candidate) => {
            const isOpen = methods.includes(candidate)
            return (
              <Option
                key={candidate}
                name="method"
                value={candidate}
                defaultChecked={candidate === method}
                disabled={!isOpen}
                label={t(`payment.method.${candidate}`)}
                note={!isOpen && <Tag>{note(candidate)}</Tag>}
              />
            )
          })}
        </OptionGroup>
        <Pair>
          <TextField
            name="type"
            label={t('pay.type')}
            value={t(`game.type.${game.type}`)}
            error={errors['type'] && t('pay.typeMissing')}
            readOnly
          />
          <TextField name="amount" label={t('pay.amount')} value={amount} readOnly />
        </Pair>
      </Column>
    </Step>
  )
}
