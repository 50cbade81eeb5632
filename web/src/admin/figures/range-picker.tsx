import { addisDate } from '@edil/domain/addis-time'
import { countDays, type DayRange, lastDays, RANGE_DAYS_MAX } from '@edil/domain/day-range'
import { useForm } from '../../api/use-form.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Row } from '../../ui/layout.tsx'
import styles from './figures.module.css'

const PRESETS = [7, 30, 90] as const

type RangePickerProps = { readonly range: DayRange; readonly onChange: (range: DayRange) => void }

/** Two days, both included, or one of three lengths until today. */
export function RangePicker({ range, onChange }: RangePickerProps) {
  const { t } = useText()
  const today = addisDate(new Date())
  const { form, errors } = useForm(
    async () => (await import('./range.schema.ts')).rangeSchema,
    async ({ from, to }) => onChange({ from, to }),
    { check: ({ from, to }) => faultsOf({ from: String(from), to: String(to) }), onFailure: () => undefined },
  )
  const isShown = ({ from, to }: DayRange) => from === range.from && to === range.to
  return (
    <div className={styles.picker}>
      <Row wrap gap={2} role="group" aria-label={t('figures.range')}>
        {PRESETS.map((count) => {
          const preset = lastDays(today, count)
          return (
            <Button
              key={count}
              look={isShown(preset) ? 'primary' : 'line'}
              size="small"
              aria-pressed={isShown(preset)}
              onClick={() => onChange(preset)}
            >
              {t('figures.lastDays', { count })}
            </Button>
          )
        })}
      </Row>
      <form {...form} className={styles.range}>
        <TextField
          type="date"
          name="from"
          label={t('figures.from')}
          error={errors['from'] && t('figures.dateWrong')}
          defaultValue={range.from}
        />
        <TextField
          type="date"
          name="to"
          label={t('figures.to')}
          error={errors['to'] && t(TO_FAULTS[errors['to']] ?? 'figures.dateWrong', { count: RANGE_DAYS_MAX })}
          defaultValue={range.to}
        />
        <Button type="submit" look="line">
          {t('figures.show')}
        </Button>
      </form>
    </div>
  )
}

const TO_FAULTS: Record<string, 'figures.order' | 'figures.tooLong'> = {
  order: 'figures.order',
  long: 'figures.tooLong',
}

function faultsOf(range: DayRange): { readonly to?: string } {
  const days = countDays(range)
  if (days < 1) return { to: 'order' }
  return days > RANGE_DAYS_MAX ? { to: 'long' } : {}
}
