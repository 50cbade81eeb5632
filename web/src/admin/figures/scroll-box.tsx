import type { ReactNode } from 'react'
import { useText } from '../../text/use-text.ts'
import { Type } from '../../ui/type.tsx'
import styles from './figures.module.css'

/** About as many rows as the box shows without scrolling. */
const ROWS_IN_BOX = 7

type ScrollBoxProps = { readonly label: string; readonly days: number; readonly children: ReactNode }

/** A table with a row for each day scrolls in its own box, also by keyboard. */
export function ScrollBox({ label, days, children }: ScrollBoxProps) {
  const { t } = useText()
  return (
    <>
      {days > ROWS_IN_BOX && (
        <Type size="sm" muted>
          {t('figures.scroll', { count: days })}
        </Type>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard */}
      <section className={styles.box} tabIndex={0} aria-label={`${label}. ${t('figures.scroll', { count: days })}`}>
        {children}
      </section>
    </>
  )
}
