import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { moveAmongTabs } from './tab-movement.ts'
import styles from './tabs.module.css'
import { Count } from './tag.tsx'

type TabsProps<Id extends string> = {
  readonly label: string
  readonly tabs: readonly { readonly id: Id; readonly label: ReactNode; readonly count?: number }[]
  readonly selected: Id
  readonly onSelect: (id: Id) => void
  /** The selected tab's panel. */
  readonly children: ReactNode
}

/** Arrow keys select at once: every panel is loaded or one request away. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Id>) {
  const group = useId()
  const list = useRef<HTMLDivElement>(null)

  const move = (event: KeyboardEvent) => {
    const from = tabs.findIndex(({ id }) => id === selected)
    const target = moveAmongTabs(from, event.key, tabs.length)
    const tab = target === undefined ? undefined : tabs[target]
    if (target === undefined || !tab) return
    event.preventDefault()
    onSelect(tab.id)
    const button = list.current?.children[target]
    if (button instanceof HTMLElement) button.focus()
  }

  return (
    <>
      <div ref={list} className={styles.tabs} role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${group}-${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls={`${group}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
            {tab.count !== undefined && <Count>{tab.count}</Count>}
          </button>
        ))}
      </div>
      <div id={`${group}-panel`} role="tabpanel" aria-labelledby={`${group}-${selected}`}>
        {children}
      </div>
    </>
  )
}
