import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './dialog.module.css'

type DialogProps = {
  readonly open: boolean
  readonly title: ReactNode
  readonly children: ReactNode
  /** Called for Escape, for a click outside the dialog and by a button inside. */
  readonly onClose: () => void
}

/** A native `<dialog>`: it traps the focus, restores it on closing, and hides the page from screen readers. */
export function Dialog({ open, title, children, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const element = dialog.current
    if (!element || !open) return
    element.showModal()
    const { overflow } = document.body.style
    document.body.style.overflow = 'hidden'
    return () => {
      document.body.style.overflow = overflow
      element.close()
    }
  }, [open])

  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the press beside the dialog is an extra; Escape and the buttons do the same
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onClick={closeOnBackdrop}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      {open && (
        <div className={styles.body}>
          <h3 id={titleId}>{title}</h3>
          {children}
        </div>
      )}
    </dialog>
  )
}
