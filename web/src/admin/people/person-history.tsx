import type { HistoryEntry } from '@edil/contract/people'
import { AUDIT_ACTIONS } from '@edil/domain/audit-actions'
import { useMoment } from '../../page/use-moment.ts'
import { type Translate, useText } from '../../text/use-text.ts'
import { Column } from '../../ui/layout.tsx'
import { Type } from '../../ui/type.tsx'
import styles from './person-panel.module.css'

/** Audit entries of a person, the latest first. */
export function PersonHistory({ history }: { readonly history: readonly HistoryEntry[] }) {
  const { t } = useText()
  const moment = useMoment('numeric')
  return (
    <Column gap={2} as="section">
      <h3>{t('person.history')}</h3>
      {history.length === 0 && <Type muted>{t('person.noHistory')}</Type>}
      <ol className={styles.history}>
        {history.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two entries can be alike in everything, and the list never moves
          <li key={index}>
            <p>
              <b>{sentenceOf(entry, t)}</b>
              {entry.by && <bdi> {t('person.by', { name: entry.by })}</bdi>}
            </p>
            <p className={styles.small}>{moment(entry.at)}</p>
            <DetailsLine details={entry.details} />
          </li>
        ))}
      </ol>
    </Column>
  )
}

/** An action without a text is shown by its code, never left out. */
function sentenceOf({ action }: HistoryEntry, t: Translate): string {
  const known = AUDIT_ACTIONS.find((candidate) => candidate === action)
  return known ? t(`history.${known}`) : action
}

function DetailsLine({ details }: Pick<HistoryEntry, 'details'>) {
  const plain = Object.entries(details).filter(([, value]) => value !== null && value !== '')
  if (plain.length === 0) return null
  return (
    <p className={styles.small}>
      <bdi>{plain.map(([name, value]) => `${name}: ${textOf(value)}`).join(' · ')}</bdi>
    </p>
  )
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
