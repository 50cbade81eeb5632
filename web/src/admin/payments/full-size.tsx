import { useEffect, useRef } from 'react'
import { useText } from '../../text/use-text.ts'
import { IconButton } from '../../ui/button.tsx'
import styles from './payments.module.css'

type FullSizeProps = { readonly open: boolean; readonly url: string; readonly onClose: () => void }

/** The picture in full size, over the page. It stays mounted when closed, so that the focus can be restored. */
export function FullSize({ open, url, onClose }: FullSizeProps) {
  const { t } = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (!element || !open) return
    element.showModal()
    return () => element.close()
  }, [open])
  return (
    <dialog
      ref={dialog}
      className={styles.full}
      aria-label={t('review.screenshot')}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      {open && (
        <>
          <div className={styles.fullClose}>
            <IconButton icon="close" label={t('action.close')} onClick={onClose} />
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
          <section className={styles.fullFrame} tabIndex={0} aria-label={t('review.screenshot')}>
            <img src={url} alt={t('review.screenshot')} />
          </section>
        </>
      )}
    </dialog>
  )
}
