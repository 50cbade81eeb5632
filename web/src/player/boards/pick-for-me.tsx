import { useState } from 'react'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import styles from './pick-numbers.module.css'
import type { Picks } from './use-picks.ts'

/** Random numbers, up to as many as the player may still hold. With one left there is no choice to make. */
export function PickForMe({ picks }: { readonly picks: Picks }) {
  const { t } = useText()
  const [isOpen, setOpen] = useState(false)
  const start = () => {
    if (picks.left === 0) picks.showMaximum()
    else if (picks.left === 1) void picks.pickForMe(1)
    else setOpen(true)
  }
  const choose = (count: number) => {
    setOpen(false)
    void picks.pickForMe(count)
  }
  return (
    <>
      <Button look="line" icon="dice" busy={picks.isPicking} onClick={start}>
        {t('board.pickForMe')}
      </Button>
      <Dialog open={isOpen} title={t('board.howMany')} onClose={() => setOpen(false)}>
        <div className={styles.counts}>
          {[1, 2, 3].slice(0, picks.left).map((count) => (
            <Button key={count} look="line" onClick={() => choose(count)}>
              {count}
            </Button>
          ))}
        </div>
        <Button look="text" onClick={() => setOpen(false)}>
          {t('action.cancel')}
        </Button>
      </Dialog>
    </>
  )
}
