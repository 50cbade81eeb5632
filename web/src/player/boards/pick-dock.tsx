import type { MyNumber } from '@edil/contract/boards'
import type { Game } from '@edil/contract/games'
import { fromWire, plainBirr, times } from '@edil/domain/money'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { numberList } from '../../page/number-list.ts'
import { useFormat, useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Dock } from '../../ui/dock.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { Type } from '../../ui/type.tsx'
import styles from './pick-numbers.module.css'
import type { Picks } from './use-picks.ts'

type PickDockProps = {
  readonly game: Game
  readonly held: readonly MyNumber[]
  readonly picks: Picks
  readonly children: ReactNode
}

/** The held numbers, their time and price; cancel or continue to payment. */
export function PickDock({ game, held, picks, children }: PickDockProps) {
  const { t } = useText()
  const format = useFormat()
  const [, navigate] = useLocation()
  const numbers = held.map(({ number }) => number)
  const total = times(fromWire(game.feeSantim), numbers.length)

  const cancel = async () => {
    if (held.length > 0 || picks.isBusy) {
      if (!(await picks.cancel())) return
      showToast('good', t('toast.cancelled'))
    }
    navigate('/dashboard')
  }
  const pay = () => {
    if (numbers.length === 0) {
      showToast('note', t('toast.noNumbersTitle'), t('toast.noNumbers'))
      return
    }
    showToast('good', t('toast.selected'), t('toast.selectedText', { numbers: numberList(numbers, t) }))
    navigate(`/payment?type=${game.type}&numbers=${numbers.join(',')}&amount=${plainBirr(total)}`)
  }

  return (
    <Dock
      label={t('hold.heldForYou')}
      actions={
        <>
          <Button look="line" busy={picks.isCancelling} onClick={() => void cancel()}>
            {t('board.cancelPicks')}
          </Button>
          <Button look="primary" busy={picks.isBusy} onClick={pay}>
            {numbers.length === 0 ? t('board.payNow') : t('board.payNowAmount', { amount: format.money(total) })}
          </Button>
        </>
      }
    >
      {children}
      <div role="status" className={styles.asking}>
        {picks.isWaitingForNetwork && (
          <Type size="sm" muted>
            {t('board.retrying')}
          </Type>
        )}
      </div>
    </Dock>
  )
}
