import { formatCountdown } from '@edil/text/format'
import { useRef, useState } from 'react'
import { useText } from '../text/use-text.ts'
import { Board, BoardKey, goToCell } from '../ui/board.tsx'
import { Button } from '../ui/button.tsx'
import type { CellState } from '../ui/cell-state.ts'
import { TextField } from '../ui/field.tsx'
import { Hold } from '../ui/hold.tsx'
import { Row } from '../ui/layout.tsx'
import { Message } from '../ui/message.tsx'
import { CellSample, NumberCell } from '../ui/number-cell.tsx'
import { Pick } from '../ui/pick.tsx'
import { showToast } from '../ui/toast-list.ts'
import styles from './number-samples.module.css'
import { Section } from './section.tsx'
import { useSampleText } from './use-sample-text.ts'

const STATES: readonly (readonly [number, CellState, number?])[] = [
  [12, 'free'],
  [42, 'trying'],
  [43, 'held', 0.6],
  [100, 'held', 0.12],
  [7, 'mine'],
  [8, 'waiting'],
  [30, 'pending'],
  [55, 'sold'],
]
const HOLD_SECONDS = 900

export function NumberSamples() {
  const { t } = useText()
  const sample = useSampleText()
  return (
    <>
      <Section
        title={sample('A number and its states', 'ቁጥርና ሁኔታው')}
        note={sample(
          'Free; asking the server (dashed); held, the bar drains; approved; in review; taken, pending; taken, approved.',
          'ያልተያዘ፤ በመጠየቅ ላይ፤ የተያዘ፤ የጸደቀ፤ በመጣራት ላይ፤ ያልጸደቀ፤ የተሸጠ።',
        )}
      >
        <div className={styles.states}>
          {STATES.map(([number, state, left]) => (
            <NumberCell
              key={number}
              number={number}
              state={state}
              left={left}
              label={t(`board.cell.${state}`, { number })}
            />
          ))}
        </div>
      </Section>
      <Section title={sample('The board', 'ሰሌዳው')}>
        <BoardKey label={t('board.key')}>
          <CellSample state="free" label={t('board.key.free')} />
          <CellSample state="held" label={t('board.key.held')} />
          <CellSample state="mine" label={t('board.key.mine')} />
          <CellSample state="pending" label={t('board.key.pending')} />
          <CellSample state="sold" label={t('board.key.taken')} />
        </BoardKey>
        <ABoard />
      </Section>
      <Section title={sample('A hold, four states', 'የተያዘ ጊዜ፣ አራት ሁኔታዎች')}>
        <AHold seconds={872} label={t('hold.heldForYou')} />
        <AHold seconds={178} label={t('hold.low', { minutes: 3 })} />
        <AHold seconds={41} label={t('hold.last')} />
        <Message
          tone="waiting"
          icon="clock"
          action={
            <Button look="line" size="small">
              {t('hold.again', { numbers: 42 })}
            </Button>
          }
        >
          <b>{t('hold.ranOut', { numbers: t('board.and', { first: 42, last: 93 }) })}</b>{' '}
          {t('hold.stillFree', { number: 42 })} {t('hold.wasTaken', { number: 93 })}
        </Message>
        <Row gap={2}>
          <Pick number={42} />
          <Pick number={93} lost />
          <Hold
            secondsLeft={752}
            totalSeconds={HOLD_SECONDS}
            label={t('hold.heldForYou')}
            time={formatCountdown(752)}
            large
          />
        </Row>
      </Section>
    </>
  )
}

function AHold({ seconds, label }: { readonly seconds: number; readonly label: string }) {
  return <Hold secondsLeft={seconds} totalSeconds={HOLD_SECONDS} label={label} time={formatCountdown(seconds)} />
}

function ABoard() {
  const { t } = useText()
  const grid = useRef<HTMLDivElement>(null)
  const [held, setHeld] = useState<readonly number[]>([42, 93])
  const stateOf = (number: number): CellState => {
    if (held.includes(number)) return 'held'
    if (number === 7) return 'mine'
    if (number <= 2) return 'pending'
    return number % 3 === 0 ? 'sold' : 'free'
  }
  const pick = (number: number) => {
    if (held.includes(number)) setHeld(held.filter((other) => other !== number))
    else if (held.length < 3) setHeld([...held, number])
    else showToast('note', t('toast.maxTitle'), t('toast.max'))
  }
  const cells = Array.from({ length: 100 }, (_, index) => {
    const number = index + 1
    const state = stateOf(number)
    return { number, state, label: t(`board.cell.${state}`, { number }), left: 0.8 }
  })
  return (
    <>
      <TextField
        label={t('board.goTo')}
        labelHidden
        placeholder={t('board.goTo')}
        inputMode="numeric"
        onChange={(event) =>
          event.target.value.length === 2 && grid.current && goToCell(grid.current, Number(event.target.value) - 1)
        }
      />
      <Board label={t('board.label')} cells={cells} onPick={pick} gridRef={grid} />
    </>
  )
}
