import type { PlanSettings } from '@edil/contract/plan-settings'
import { fromWire, plainBirr } from '@edil/domain/money'
import { type FormEvent, useState } from 'react'
import { useChangePlan } from '../../api/plan-settings.ts'
import { type TypedValues, useForm } from '../../api/use-form.ts'
import { FormButtons } from '../../page/form-buttons.tsx'
import type { StepUp } from '../../page/step-up.tsx'
import { santimFrom } from '../../page/typed-amount.ts'
import { useFailureToast } from '../../page/use-failure-toast.ts'
import { WEEKDAY_TEXTS } from '../../page/weekday-texts.ts'
import { useText } from '../../text/use-text.ts'
import { Checkbox } from '../../ui/choice.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { Column } from '../../ui/layout.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { GuardedDialog } from '../access/guarded-dialog.tsx'
import { FullBoard } from './full-board.tsx'
import { usePlanName } from './use-plan-name.ts'

type PlanDialogProps = { readonly plan: PlanSettings; readonly onClose: () => void }

export function PlanDialog({ plan, onClose }: PlanDialogProps) {
  const { t } = useText()
  const name = usePlanName()(plan)
  return (
    <GuardedDialog open title={t('plans.changeOf', { plan: name })} onClose={onClose}>
      {(stepUp) => <PlanForm plan={plan} stepUp={stepUp} onClose={onClose} />}
    </GuardedDialog>
  )
}

const AMOUNTS = [
  { name: 'fee', label: 'plans.fee' },
  { name: 'first', label: 'plans.firstPrize' },
  { name: 'second', label: 'plans.secondPrize' },
  { name: 'third', label: 'plans.thirdPrize' },
] as const
const COUNTS = [
  { name: 'closeMinutesBefore', label: 'plans.closeMinutes' },
  { name: 'holdMinutes', label: 'plans.holdMinutes' },
  { name: 'claimDays', label: 'plans.claimDays' },
] as const

function PlanForm({ plan, stepUp, onClose }: PlanDialogProps & { readonly stepUp: StepUp }) {
  const { t } = useText()
  const change = useChangePlan()
  const onFailure = useFailureToast('plans.failed')
  const [amounts, setAmounts] = useState<TypedAmounts>(() => amountsOf(plan))
  const { form, errors, isBusy } = useForm(
    async () => (await import('./plan-form.schema.ts')).planSchema,
    async ({ drawsOn, drawsAt, closeMinutesBefore, holdMinutes, claimDays, drawsWhenFull, ...typed }) => {
      const body = {
        version: plan.version,
        ...moneyOf(typed),
        drawsOn: drawsOn ?? null,
        drawsAt,
        closeMinutesBefore,
        holdMinutes,
        claimDays,
        drawsWhenFull,
      }
      if (!(await stepUp.run(() => change(plan.id, body)))) return
      onClose()
      showToast('good', t('plans.saved'))
    },
    { check: faultsOf, onFailure },
  )
  const follow = (event: FormEvent<HTMLFormElement>) => {
    form.onInput(event)
    const typed = new FormData(event.currentTarget)
    const [fee, first, second, third] = AMOUNTS.map(({ name }) => String(typed.get(name)))
    setAmounts({ fee: fee ?? '', first: first ?? '', second: second ?? '', third: third ?? '' })
  }
  return (
    <form {...form} onInput={follow}>
      <Column gap={3}>
        <p>{t('plans.text')}</p>
        {AMOUNTS.map(({ name, label }) => (
          <TextField
            key={name}
            name={name}
            label={t('plans.inBirr', { label: t(label) })}
            error={errors[name] && t('plans.amountWrong')}
            defaultValue={amountsOf(plan)[name]}
            inputMode="decimal"
            autoComplete="off"
          />
        ))}
        <FullBoard {...moneyOf(amounts)} />
        {plan.every !== 'day' && (
          <SelectField name="drawsOn" label={t('plans.weekday')} defaultValue={plan.drawsOn ?? 1}>
            {WEEKDAY_TEXTS.map((text, index) => (
              <option key={text} value={index + 1}>
                {t(text)}
              </option>
            ))}
          </SelectField>
        )}
        <TextField
          name="drawsAt"
          label={t('plans.time')}
          error={errors['drawsAt'] && t('plans.valueWrong')}
          defaultValue={plan.drawsAt}
          type="time"
        />
        {COUNTS.map(({ name, label }) => (
          <TextField
            key={name}
            name={name}
            label={t(label)}
            error={errors[name] && t('plans.valueWrong')}
            defaultValue={plan[name]}
            inputMode="numeric"
            autoComplete="off"
          />
        ))}
        <Checkbox name="drawsWhenFull" label={t('plans.whenFull')} defaultChecked={plan.drawsWhenFull} />
        <FormButtons label={t('plans.save')} isBusy={isBusy} onCancel={onClose} />
      </Column>
    </form>
  )
}

type TypedAmounts = Readonly<Record<(typeof AMOUNTS)[number]['name'], string>>

function amountsOf({ feeSantim, prizesSantim: [first, second, third] }: PlanSettings): TypedAmounts {
  const birr = (santim: number) => plainBirr(fromWire(santim))
  return { fee: birr(feeSantim), first: birr(first), second: birr(second), third: birr(third) }
}

/** What is not an amount counts as 0 in the preview; `faultsOf` keeps it from being sent. */
function moneyOf({ fee, first, second, third }: TypedAmounts) {
  const prizesSantim: [number, number, number] = [
    santimFrom(first) ?? 0,
    santimFrom(second) ?? 0,
    santimFrom(third) ?? 0,
  ]
  return { feeSantim: santimFrom(fee) ?? 0, prizesSantim }
}

function faultsOf(typed: TypedValues) {
  const wrong = AMOUNTS.filter(({ name }) => !((santimFrom(String(typed[name])) ?? 0) > 0))
  return Object.fromEntries(wrong.map(({ name }) => [name, 'invalid']))
}
