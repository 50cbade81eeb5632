import { isOpen } from '@edil/domain/games'
import { GAME_TYPES } from '@edil/domain/plans'
import { STOP_TEXT_MAX } from '@edil/domain/sales-stops'
import { useGames } from '../../api/games.ts'
import { byDrawTime } from '../../api/ongoing-games.ts'
import { useSalesActions } from '../../api/sales.ts'
import { useForm } from '../../api/use-form.ts'
import { FormButtons } from '../../page/form-buttons.tsx'
import type { StepUp } from '../../page/step-up.tsx'
import { useFailureToast } from '../../page/use-failure-toast.ts'
import { useText } from '../../text/use-text.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import { Column } from '../../ui/layout.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { GuardedDialog } from '../access/guarded-dialog.tsx'
import { useTargetName } from './use-target-name.ts'

export function StopDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useText()
  return (
    <GuardedDialog open title={t('sales.stop')} onClose={onClose}>
      {(stepUp) => <StopForm stepUp={stepUp} onClose={onClose} />}
    </GuardedDialog>
  )
}

function StopForm({ stepUp, onClose }: { readonly stepUp: StepUp; readonly onClose: () => void }) {
  const { t } = useText()
  const nameOf = useTargetName()
  const onFailure = useFailureToast('sales.failed')
  const { stop } = useSalesActions()
  const games = [...(useGames().data?.values() ?? [])].filter(({ status }) => isOpen(status)).sort(byDrawTime)
  const { form, errors, isBusy } = useForm(
    async () => (await import('./stop-form.schema.ts')).stopSchema,
    async ({ target, ...texts }) => {
      const { scopeOf } = await import('./stop-form.schema.ts')
      if (!(await stepUp.run(() => stop({ ...scopeOf(target), ...texts })))) return
      onClose()
      showToast('good', t('sales.stopped'))
    },
    { onFailure },
  )
  return (
    <form {...form}>
      <Column gap={3}>
        <p>{t('sales.stopText')}</p>
        <SelectField name="target" label={t('sales.what')} defaultValue="everything">
          <option value="everything">{t('sales.everything')}</option>
          {GAME_TYPES.map((type) => (
            <option key={type} value={type}>
              {nameOf({ type, gameId: null })}
            </option>
          ))}
          {games.map(({ id }) => (
            <option key={id} value={id}>
              {nameOf({ type: null, gameId: id })}
            </option>
          ))}
        </SelectField>
        <TextField
          name="textEn"
          lang="en"
          label={t('sales.textEn')}
          hint={t('sales.textHint')}
          error={errors['textEn'] && t('sales.textMissing')}
          autoComplete="off"
          maxLength={STOP_TEXT_MAX}
        />
        <TextField
          name="textAm"
          lang="am"
          label={t('sales.textAm')}
          error={errors['textAm'] && t('sales.textMissing')}
          autoComplete="off"
          maxLength={STOP_TEXT_MAX}
        />
        <FormButtons look="red" label={t('sales.stop')} isBusy={isBusy} onCancel={onClose} />
      </Column>
    </form>
  )
}
