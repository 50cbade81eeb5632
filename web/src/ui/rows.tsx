import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { VisuallyHidden } from './layout.tsx'
import styles from './rows.module.css'

/** A list of `ListRow`s: number, player, state. */
export function Rows({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.rows}>{children}</ul>
}

type ListRowProps = { readonly lead?: ReactNode; readonly children: ReactNode; readonly end?: ReactNode }

export function ListRow({ lead, children, end }: ListRowProps) {
  return (
    <li className={styles.row}>
      {lead !== undefined && <div className={styles.lead}>{lead}</div>}
      <div className={styles.middle}>{children}</div>
      {end !== undefined && <div className={styles.end}>{end}</div>}
    </li>
  )
}

type Column<Row> = {
  readonly id: string
  readonly heading: ReactNode
  readonly cell: (row: Row) => ReactNode
  readonly end?: boolean
  /** On a phone: takes the whole line, without its heading. */
  readonly takesLine?: boolean
}

type TableProps<Row> = {
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  /**
   * On a phone, by default, each row becomes a list with the headings beside the values. `dense`, for many short values:
   * three beside each other, with the heading above each. `table`, for few short columns: stays a table.
   */
  readonly onPhone?: 'lines' | 'dense' | 'table'
}

/** A table on a wide screen. */
export function Table<Row>({ caption, columns, rows, keyOf, onPhone = 'lines' }: TableProps<Row>) {
  return (
    <table
      className={classNames(styles.table, onPhone !== 'table' && styles.list, onPhone === 'dense' && styles.dense)}
    >
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {columns.map(({ id, heading, end }) => (
            <th key={id} scope="col" className={end ? styles.atEnd : undefined}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ id, heading, cell, end, takesLine }) => (
              <td key={id} className={classNames(end && styles.atEnd, takesLine && styles.line)}>
                {!takesLine && (
                  <span className={styles.heading} aria-hidden="true">
                    {heading}
                  </span>
                )}
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
