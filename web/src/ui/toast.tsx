import { useSyncExternalStore } from 'react'
import { IconButton } from './button.tsx'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import styles from './toast.module.css'
import { closeToast, currentToasts, subscribeToToasts, type Toast, type ToastTone } from './toast-list.ts'

const ICONS: Record<ToastTone, IconName> = { good: 'check', note: 'warning', bad: 'close' }

/** Once, at the root of the page. On top on a phone, where no thumb covers it; bottom end on a desk. */
export function Toasts({ closeLabel }: { readonly closeLabel: string }) {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, currentToasts)
  return (
    <div className={styles.toasts}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} onClose={() => closeToast(toast.id)} />
      ))}
    </div>
  )
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
