import type { Board, MyNumbers } from '@edil/contract/boards'
import type { Game } from '@edil/contract/games'
import { useEffect, useMemo, useRef } from 'react'
import { ownNumbersOn, takenNumbers } from '../../api/merge-board.ts'
import { salesOf } from '../../page/open-game.ts'
import { StopText } from '../../page/stop-text.tsx'
import { useNow } from '../../page/use-now.ts'
import { useText } from '../../text/use-text.ts'
import { VisuallyHidden } from '../../ui/layout.tsx'
import { Message } from '../../ui/message.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { boardCells, countTaken } from './board-cells.ts'
import { BoardLayout } from './board-layout.tsx'
import { takeChosenNumber } from './chosen-number.ts'
import { EndedDock } from './ended-dock.tsx'
import { HeldNumbers } from './held-numbers.tsx'
import { LostHoldsMessage } from './lost-holds-message.tsx'
import { NumberBoard } from './number-board.tsx'
import { NumberFinder } from './number-finder.tsx'
import { PickDock } from './pick-dock.tsx'
import { PickForMe } from './pick-for-me.tsx'
import styles from './pick-numbers.module.css'
import { SelectedNumbers } from './selected-numbers.tsx'
import { takenRows } from './taken-rows.ts'
import { useAnnouncer, useTakenAnnouncements } from './use-announcer.ts'
import { useLostHolds } from './use-lost-holds.ts'
import { usePicks } from './use-picks.ts'

type PickNumbersProps = {
  readonly game: Game
  readonly board: Board
  readonly mine: MyNumbers
  readonly name: string
  /** Switches to the open game, if it is another one. */
  readonly onNext: (() => void) | undefined
}

export function PickNumbers({ game, board, mine, name, onNext }: PickNumbersProps) {
  const { t } = useText()
  const grid = useRef<HTMLDivElement>(null)
  const own = useMemo(() => ownNumbersOn(board, mine), [board, mine])
  const [announcement, announce] = useAnnouncer()
  useTakenAnnouncements(board, own, announce)
  const picks = usePicks(game.id, own, announce)
  const lost = useLostHolds(mine, picks.released, announce)
  const sales = salesOf(game, useNow())
  useChosenNumber(game.id, sales === 'open' && picks.left > 0 ? picks.hold : undefined)
  const held = own.filter(({ status }) => status === 'held')
  const taken = takenNumbers(board)
  const free = lost?.numbers.filter((number) => !taken.has(number) && !picks.trying.has(number)) ?? []
  const showEnded = () => showToast('note', t('toast.selectFailed'), t('board.ended'))
  /** A held number can be given back; no other can be picked. */
  const pickWhileStopped = (number: number) => {
    if (held.some((pick) => pick.number === number)) picks.toggle(number)
    else showToast('note', t('toast.selectFailed'), t('board.stopped'))
  }

  const hint =
    own.length > 0 && picks.left === 0 ? 'board.allTaken' : sales === 'full' ? 'board.fullText' : 'board.hint'
  // A number released on another device is no surprise to the player.
  const isWorthTelling = lost && (lost.ranOut || held.length === 0)

  return (
    <BoardLayout
      game={game}
      aside={<SelectedNumbers rows={takenRows(board, own, name)} taken={countTaken(board, own)} />}
      dock={
        sales === 'ended' ? (
          <EndedDock onNext={onNext} />
        ) : (
          <PickDock game={game} held={held} picks={picks}>
            {isWorthTelling && sales !== 'stopped' && (
              <div className={styles.lost}>
                <LostHoldsMessage
                  lost={lost}
                  free={free}
                  isBusy={picks.isBusy}
                  onHoldAgain={() => void Promise.all(free.slice(0, picks.left).map(picks.hold))}
                />
              </div>
            )}
            {held.length > 0 && <HeldNumbers game={game} held={held} />}
            {held.length === 0 && !isWorthTelling && sales !== 'stopped' && (
              <div className={styles.picks}>{t(hint)}</div>
            )}
          </PickDock>
        )
      }
    >
      {sales === 'stopped' && game.salesStop && (
        <Message tone="waiting" role="status" title={t('board.stopped')}>
          <StopText stop={game.salesStop} />
          {held.length > 0 && <p>{t('board.stoppedText')}</p>}
        </Message>
      )}
      <div className={styles.tools}>
        <div className={styles.finder}>
          <NumberFinder grid={grid} />
          {sales === 'open' && <PickForMe picks={picks} />}
        </div>
        <NumberBoard
          grid={grid}
          holdSeconds={game.holdMinutes * 60}
          cells={boardCells(board, own, picks.trying)}
          onPick={sales === 'ended' ? showEnded : sales === 'stopped' ? pickWhileStopped : picks.toggle}
        />
      </div>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </BoardLayout>
  )
}

/** Holds the number that the player tapped before the login. */
function useChosenNumber(gameId: string, hold: ((number: number) => unknown) | undefined): void {
  const latest = useRef(hold)
  useEffect(() => {
    const number = takeChosenNumber(gameId)
    if (number !== undefined) latest.current?.(number)
  }, [gameId])
}
