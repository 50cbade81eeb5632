import type { TaxRule } from '@edil/contract/prizes'
import { useConfirmTaxRule, useTaxRules } from '../../api/prizes.ts'
import { useForm } from '../../api/use-form.ts'
import { FormButtons } from '../../page/form-buttons.tsx'
import type { StepUp } from '../../page/step-up.tsx'
import { useFailureReason, useLoadFailureToast } from '../../page/use-failure-reason.ts'
import { useShortMoment } from '../../page/use-short-moment.ts'
import { useFormat, useText } from '../../text/use-text.ts'
import { TextField } from '../../ui/field.tsx'
import { Column } from '../../ui/layout.tsx'
import { Skeleton, SkeletonLine } from '../../ui/skeleton.tsx'
import { Tag } from '../../ui/tag.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { Type } from '../../ui/type.tsx'
import { GuardedDialog } from '../access/guarded-dialog.tsx'
import { ListFailed } from '../access/list-failed.tsx'
import { percentOf, rateFrom } from './tax-rate.ts'

type TaxDialogProps = { readonly onClose: () => void }

/** The tax rules so far, and a form that confirms the draft or a rule for later draws. */
export function TaxDialog({ onClose }: TaxDialogProps) {
  const { t } = useText()
  return (
    <GuardedDialog open title={t('payouts.taxTitle')} onClose={onClose}>
      {(stepUp) => <TaxRules stepUp={stepUp} onClose={onClose} />}
    </GuardedDialog>
  )
}

type TaxRulesProps = TaxDialogProps & { readonly stepUp: StepUp }

function TaxRules({ stepUp, onClose }: TaxRulesProps) {
  const { t } = useText()
  const { data, error, isFetching, refetch } = useTaxRules()
  useLoadFailureToast(error, 'payouts.taxLoadFailed')
  if (data) {
    return (
      <Column gap={3}>
        <p>{t('payouts.taxText')}</p>
        <Column as="ul" gap={3}>
          {data.rules.map((rule) => (
            <RuleRow key={rule.appliesFrom} rule={rule} />
          ))}
        </Column>
        <TaxForm draft={data.rules.find(({ confirmedAt }) => confirmedAt === null)} stepUp={stepUp} onClose={onClose} />
      </Column>
    )
  }
  if (error) return <ListFailed error={error} isBusy={isFetching} onTryAgain={() => void refetch()} />
  return (
    <Skeleton label={t('page.loading')}>
      <SkeletonLine height="14rem" />
    </Skeleton>
  )
}

function RuleRow({ rule: { appliesFrom, rate, note, confirmedAt } }: { readonly rule: TaxRule }) {
  const { t } = useText()
  const format = useFormat()
  const moment = useShortMoment()
  // At noon the day is the same in every time zone of our readers.
  const date = format.date(new Date(`${appliesFrom}T12:00:00Z`), 'numeric')
  return (
    <li>
      <p>{t('payouts.taxRule', { rate: percentOf(rate), date })}</p>
      {note && (
        <Type size="sm" muted>
          <bdi>{note}</bdi>
        </Type>
      )}
      {confirmedAt ? (
        <Type size="sm" muted>
          {t('payouts.taxConfirmed', { when: moment(confirmedAt) })}
        </Type>
      ) : (
        <Tag tone="waiting">{t('payouts.taxNotConfirmed')}</Tag>
      )}
    </li>
  )
}

type TaxFormProps = TaxRulesProps & { readonly draft: TaxRule | undefined }

function TaxForm({ draft, stepUp, onClose }: TaxFormProps) {
  const { t } = useText()
  const reason = useFailureReason()
  const confirm = useConfirmTaxRule()
  const { form, errors, isBusy } = useForm(
    async () => (await import('./prize-forms.schema.ts')).taxSchema,
    async ({ rate, appliesFrom, note }) => {
      const isDone = await stepUp.run(() => confirm({ appliesFrom, rate: rateFrom(rate) ?? 0, note }))
      if (!isDone) return
      onClose()
      showToast('good', t('payouts.taxSaved'))
    },
    {
      check: ({ rate }) => (rateFrom(String(rate)) === undefined ? { rate: 'invalid' } : {}),
      onFailure: (error) => {
        showToast('bad', t('payouts.taxFailed'), reason(error))
        return undefined
      },
    },
  )
  return (
    <form {...form}>
      <Column gap={3}>
        <TextField
          name="rate"
          label={t('payouts.taxRate')}
          error={errors['rate'] && t('payouts.taxRateWrong')}
          defaultValue={draft && percentOf(draft.rate)}
          inputMode="decimal"
          autoComplete="off"
        />
        <TextField
          type="date"
          name="appliesFrom"
          label={t('payouts.taxFrom')}
          error={errors['appliesFrom'] && t('payouts.dateWrong')}
          defaultValue={draft?.appliesFrom}
        />
        <TextField
          name="note"
          label={t('payouts.taxNote')}
          hint={t('payouts.taxNoteHint')}
          error={errors['note'] && t('payouts.noteTooLong')}
          defaultValue={draft?.note}
          maxLength={500}
          autoComplete="off"
        />
        <FormButtons label={t('payouts.taxConfirm')} isBusy={isBusy} onCancel={onClose} />
      </Column>
    </form>
  )
}
