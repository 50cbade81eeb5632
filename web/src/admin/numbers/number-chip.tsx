import type { NumberStatus } from '@edil/domain/boards'
import { useText } from '../../text/use-text.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { VisuallyHidden } from '../../ui/layout.tsx'
import styles from './numbers.module.css'

const SIGNS: Record<NumberStatus, IconName> = { held: 'clock', pending: 'hourglass', approved: 'check' }

export function StatusSign({ status }: { readonly status: NumberStatus }) {
  return <Icon name={SIGNS[status]} className={styles[status]} />
}

type NumberChipProps = { readonly number: number; readonly status: NumberStatus }

/** A taken number with the sign of its state, which screen readers read too. */
export function NumberChip({ number, status }: NumberChipProps) {
  const { t } = useText()
  return (
    <li className={styles.chip}>
      {number}
      <StatusSign status={status} />
      <VisuallyHidden>{t(`numbers.status.${status}`)}</VisuallyHidden>
    </li>
  )
}
