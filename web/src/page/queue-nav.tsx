import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react'
import { useText } from '../text/use-text.ts'
import { Card } from '../ui/card.tsx'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import { VisuallyHidden } from '../ui/layout.tsx'
import styles from './queue-nav.module.css'
import { rowId } from './use-queue-position.ts'

/** The props of a row's link. */
export type QueueLink = {
  readonly id: string
  readonly tabIndex: 0 | -1
  readonly current: boolean
  readonly onClick: (event: MouseEvent) => void
}

type QueueNavProps<Item extends { readonly id: string }> = {
  readonly items: readonly Item[]
  readonly chosen: string | undefined
  /** '3 payments waiting': the title of the folded queue, also announced to screen readers. */
  readonly counted: string
  readonly row: (item: Item, link: QueueLink) => ReactNode
  /** Below the rows. */
  readonly children?: ReactNode
  readonly onChoose: (id: string) => void
  readonly onMove: (step: 1 | -1) => void
}

/** A queue of links. One stop for the Tab key; J and K or the arrow keys move inside. On a phone it is folded at first. */
export function QueueNav<Item extends { readonly id: string }>(props: QueueNavProps<Item>) {
  const { items, chosen, counted, row, children, onChoose, onMove } = props
  const { t } = useText()
  const [isOpen, setOpen] = useState(false)
  const moveByArrows = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key] as 1 | -1 | undefined
    if (!step) return
    event.preventDefault()
    onMove(step)
  }
  const openFrom = (id: string) => (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setOpen(false)
    onChoose(id)
  }
  const hasStop = items.some(({ id }) => id === chosen)
  return (
    <Card as="nav" flush className={styles.list} aria-label={t('admin.queue')}>
      <VisuallyHidden role="status">{counted}</VisuallyHidden>
      <button type="button" className={styles.unfold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span>{counted}</span>
        <Icon name="chevron" />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows are an extra for the links inside */}
      <div className={classNames(styles.rows, isOpen && styles.open)} onKeyDown={moveByArrows}>
        {items.map((item, index) =>
          row(item, {
            id: rowId(item.id),
            tabIndex: (hasStop ? item.id === chosen : index === 0) ? 0 : -1,
            current: item.id === chosen,
            onClick: openFrom(item.id),
          }),
        )}
        {children}
      </div>
    </Card>
  )
}
