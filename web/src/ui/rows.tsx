import type { ReactNode } from 'react'
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
}

type TableProps<Row> = {
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
}

/** A table on a wide screen. On a phone each row becomes a list with the headings beside the values. */
export function Table<Row>({ caption, columns, rows, keyOf }: TableProps<Row>) {
  return (
    <table className={styles.table}>
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
            {columns.map(({ id, heading, cell, end }) => (
              <td key={id} className={end ? styles.atEnd : undefined}>
                <span className={styles.heading} aria-hidden="true">
                  {heading}
                </span>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
