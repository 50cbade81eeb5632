import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { classNames } from '../ui/class-names.ts'
import styles from './drop-menu.module.css'

type DropMenuProps = {
  readonly label: string
  /** The visible content of the button; screen readers read the label instead. */
  readonly summary: ReactNode
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A native `<details>`, so that it opens without scripts. With scripts it also closes automatically. */
export function DropMenu({ label, summary, className, children }: DropMenuProps) {
  const [path] = useLocation()
  const menu = useRef<HTMLDetailsElement>(null)
  const shownPath = useRef(path)

  useEffect(() => {
    // A visitor may have opened the menu before the scripts arrived: only a new page closes it.
    if (path !== shownPath.current && menu.current) menu.current.open = false
    shownPath.current = path
  }, [path])

  useEffect(() => {
    const close = (event: Event) => {
      const element = menu.current
      if (!element?.open) return
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape'
      const isElsewhere = event instanceof PointerEvent && !element.contains(event.target as Node)
      if (isEscape) element.querySelector('summary')?.focus()
      if (isEscape || isElsewhere) element.open = false
    }
    document.addEventListener('keydown', close)
    document.addEventListener('pointerdown', close)
    return () => {
      document.removeEventListener('keydown', close)
      document.removeEventListener('pointerdown', close)
    }
  }, [])

  return (
    <details ref={menu} className={classNames(styles.menu, className)}>
      <summary aria-label={label}>{summary}</summary>
      <nav aria-label={label}>{children}</nav>
    </details>
  )
}
