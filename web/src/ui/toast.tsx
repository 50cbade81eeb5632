import { useEffect, useRef, useSyncExternalStore } from 'react'
import { IconButton } from './button.tsx'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import styles from './toast.module.css'
import { closeErrors, closeToast, currentToasts, subscribeToToasts, type Toast, type ToastTone } from './toast-list.ts'

const ICONS: Record<ToastTone, IconName> = { good: 'check', note: 'warning', bad: 'close' }

/** What a person does to correct an error: type, choose another file or option, submit again. */
const CORRECTIONS = ['input', 'change', 'submit'] as const

/** Rendered once, at the root of the page. At the bottom, above the dock: the top of a page has its heading and its first field. */
export function Toasts({ closeLabel }: { readonly closeLabel: string }) {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, currentToasts)
  const layer = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (toasts.length > 0) raise(layer.current)
  }, [toasts])
  useEffect(() => {
    for (const correction of CORRECTIONS) document.addEventListener(correction, closeErrors, true)
    return () => {
      for (const correction of CORRECTIONS) document.removeEventListener(correction, closeErrors, true)
    }
  }, [])
  return (
    <div ref={layer} className={styles.toasts} popover="manual">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} onClose={() => closeToast(toast.id)} />
      ))}
    </div>
  )
}

/** Raises the layer above an open dialog: the popover that was shown last is on top. Browsers without popovers show it in place. */
function raise(layer: HTMLElement | null): void {
  if (!layer?.showPopover) return
  layer.hidePopover()
  layer.showPopover()
}

type ToastCardProps = { readonly toast: Toast; readonly closeLabel: string; readonly onClose: () => void }

export function ToastCard({ toast, closeLabel, onClose }: ToastCardProps) {
  return (
    <div className={classNames(styles.toast, styles[toast.tone])} role={toast.tone === 'bad' ? 'alert' : 'status'}>
      <Icon className={styles.sign} name={ICONS[toast.tone]} />
      <div className={styles.body}>
        <p className={styles.title}>{toast.title}</p>
        {toast.text && <p className={styles.text}>{toast.text}</p>}
      </div>
      <IconButton icon="close" label={closeLabel} onClick={onClose} />
    </div>
  )
}
