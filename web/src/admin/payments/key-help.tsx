import { useState } from 'react'
import { useKeys } from '../../page/use-keys.ts'
import { type MessageId, useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Key } from '../../ui/type.tsx'
import styles from './payments.module.css'

const KEYS: readonly (readonly [key: string, text: MessageId])[] = [
  ['A', 'review.key.approve'],
  ['R', 'review.key.reject'],
  ['1 – 7', 'review.key.reason'],
  ['Enter', 'review.key.confirm'],
  ['Esc', 'review.key.back'],
  ['J', 'review.key.next'],
  ['K', 'review.key.previous'],
  ['?', 'review.key.help'],
]

/** All keys of the page, by the key ? or the button. Phones have neither. */
export function KeyHelp() {
  const { t } = useText()
  const [isOpen, setOpen] = useState(false)
  useKeys({ help: () => setOpen(true) })
  return (
    <div className={styles.keys}>
      <Button look="text" size="small" onClick={() => setOpen(true)}>
        {t('review.keys')} <Key>?</Key>
      </Button>
      <Dialog open={isOpen} title={t('review.keys')} onClose={() => setOpen(false)}>
        <dl className={styles.keyList}>
          {KEYS.map(([key, text]) => (
            <div key={key}>
              <dt>
                <Key>{key}</Key>
              </dt>
              <dd>{t(text)}</dd>
            </div>
          ))}
        </dl>
        <Button wide onClick={() => setOpen(false)}>
          {t('action.close')}
        </Button>
      </Dialog>
    </div>
  )
}
