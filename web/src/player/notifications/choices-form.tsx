import type { NotificationChoices } from '@edil/contract/notifications'
import { CHOSEN_TOPICS, WAYS } from '@edil/domain/notifications'
import { type FormEvent, useState } from 'react'
import { useChangeChoices } from '../../api/notifications.ts'
import { useAction } from '../../api/use-action.ts'
import { useFailureToast } from '../../page/use-failure-toast.ts'
import { useFormat, useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox, OptionGroup } from '../../ui/choice.tsx'
import { FieldError, SelectField } from '../../ui/field.tsx'
import { Column, Pair, Row } from '../../ui/layout.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { Type } from '../../ui/type.tsx'

const NIGHT = { from: 22, until: 7 }

export function ChoicesForm({ choices }: { readonly choices: NotificationChoices }) {
  const { t } = useText()
  const [chosen, setChosen] = useState(choices)
  const { ways, quietHours, invitations } = chosen
  const change = useChangeChoices()
  const isEndless = quietHours !== null && quietHours.from === quietHours.until
  const save = useAction(async () => {
    await change(chosen)
    showToast('good', t('choices.saved'))
  }, useFailureToast())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isEndless) void save.start()
  }
  return (
    <form onSubmit={submit}>
      <Column gap={4}>
        {CHOSEN_TOPICS.map((topic) => (
          <OptionGroup key={topic} legend={t(`choices.topic.${topic}`)}>
            <Row gap={5} wrap>
              {WAYS.map((way) => (
                <Checkbox
                  key={way}
                  label={t(`choices.way.${way}`)}
                  checked={ways[topic].includes(way)}
                  onChange={({ target: { checked } }) => {
                    const others = ways[topic].filter((each) => each !== way)
                    setChosen({ ...chosen, ways: { ...ways, [topic]: checked ? [...others, way] : others } })
                  }}
                />
              ))}
            </Row>
          </OptionGroup>
        ))}
        <div>
          <Checkbox
            label={t('choices.quiet')}
            checked={quietHours !== null}
            onChange={({ target: { checked } }) => setChosen({ ...chosen, quietHours: checked ? NIGHT : null })}
          />
          <Type size="sm" muted>
            {t('choices.quietText')}
          </Type>
          {quietHours && (
            <Pair>
              <HourField
                label={t('choices.quietFrom')}
                hour={quietHours.from}
                onChange={(from) => setChosen({ ...chosen, quietHours: { ...quietHours, from } })}
              />
              <HourField
                label={t('choices.quietUntil')}
                hour={quietHours.until}
                onChange={(until) => setChosen({ ...chosen, quietHours: { ...quietHours, until } })}
              />
            </Pair>
          )}
          {isEndless && <FieldError>{t('choices.quietSame')}</FieldError>}
        </div>
        <Checkbox
          label={t('choices.invitations')}
          checked={invitations}
          onChange={({ target: { checked } }) => setChosen({ ...chosen, invitations: checked })}
        />
        <Button type="submit" look="primary" wide busy={save.isBusy}>
          {t(save.isBusy ? 'choices.saving' : 'choices.save')}
        </Button>
      </Column>
    </form>
  )
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
/** Any day: only the hour is shown. */
const MIDNIGHT = Date.parse('2026-01-01T00:00:00+03:00')

type HourFieldProps = {
  readonly label: string
  readonly hour: number
  readonly onChange: (hour: number) => void
}

function HourField({ label, hour, onChange }: HourFieldProps) {
  const format = useFormat()
  return (
    <SelectField label={label} value={hour} onChange={({ target: { value } }) => onChange(Number(value))}>
      {HOURS.map((each) => (
        <option key={each} value={each}>
          {format.time(new Date(MIDNIGHT + each * 3_600_000))}
        </option>
      ))}
    </SelectField>
  )
}
