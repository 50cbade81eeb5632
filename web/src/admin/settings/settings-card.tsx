import type { SettingsPart } from '@edil/domain/settings'
import { useFormat, useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Column, Row } from '../../ui/layout.tsx'
import { Tag } from '../../ui/tag.tsx'
import { Type } from '../../ui/type.tsx'
import styles from './settings.module.css'
import type { Fact } from './use-settings-facts.ts'

type Version = { readonly changedAt: string; readonly changedBy: string | null }

type SettingsCardProps<V extends Version> = {
  readonly part: SettingsPart
  /** The current one first. */
  readonly versions: readonly V[]
  readonly factsOf: (version: V) => readonly Fact[]
  readonly onChange: (part: SettingsPart) => void
}

export function SettingsCard<V extends Version>({ part, versions, factsOf, onChange }: SettingsCardProps<V>) {
  const { t } = useText()
  const [current, ...earlier] = versions
  return (
    <Card as="li">
      <Column gap={3}>
        <Row gap={3} spread>
          <h2>{t(`settings.${part}`)}</h2>
          <Button
            look="line"
            aria-label={t('settings.changeOf', { part: t(`settings.${part}`) })}
            onClick={() => onChange(part)}
          >
            {t('settings.change')}
          </Button>
        </Row>
        <Type size="sm" muted>
          {t(`settings.${part}Text`)}
        </Type>
        {current && <Facts version={current} facts={factsOf(current)} />}
        {earlier.length > 0 && (
          <details>
            <summary className={styles.summary}>{t('settings.history')}</summary>
            <Column gap={3}>
              {earlier.map((version) => (
                <Facts key={version.changedAt} version={version} facts={factsOf(version)} />
              ))}
            </Column>
          </details>
        )}
      </Column>
    </Card>
  )
}

function Facts({ version, facts }: { readonly version: Version; readonly facts: readonly Fact[] }) {
  const { t } = useText()
  const format = useFormat()
  const { changedAt, changedBy } = version
  return (
    <div>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>{value === null ? <Tag tone="waiting">{t('settings.notSet')}</Tag> : <bdi>{value}</bdi>}</dd>
          </div>
        ))}
      </dl>
      <Type size="sm" muted>
        {changedBy === null
          ? t('settings.shipped')
          : t('settings.changed', { when: format.moment(new Date(changedAt)), name: changedBy })}
      </Type>
    </div>
  )
}
