import type { Board } from '@edil/contract/boards'
import type { Game } from '@edil/contract/games'
import { useRef } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useBoard } from '../../api/boards.ts'
import { loginPath } from '../../api/session.ts'
import { ButtonLink } from '../../page/button-link.tsx'
import { salesOf } from '../../page/open-game.ts'
import { useNow } from '../../page/use-now.ts'
import { useText } from '../../text/use-text.ts'
import { Dock } from '../../ui/dock.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { boardCells, countTaken } from './board-cells.ts'
import { BoardFailed } from './board-failed.tsx'
import { BoardLayout, BoardSkeleton } from './board-layout.tsx'
import { storeChosenNumber } from './chosen-number.ts'
import { EndedDock } from './ended-dock.tsx'
import { NumberBoard } from './number-board.tsx'
import { NumberFinder } from './number-finder.tsx'
import styles from './pick-numbers.module.css'
import { SelectedNumbers } from './selected-numbers.tsx'
import { takenRows } from './taken-rows.ts'

type VisitorBoardProps = { readonly game: Game; readonly onNext: (() => void) | undefined }

/** The board for visitors: they see everything, and log in or sign up when they tap a number. */
export function VisitorBoard({ game, onNext }: VisitorBoardProps) {
  const board = useBoard(game.id, '')
  if (board.data) return <LookAtNumbers game={game} board={board.data} onNext={onNext} />
  return board.isError ? <BoardFailed game={game} onTryAgain={board.refetch} /> : <BoardSkeleton game={game} />
}

const NONE: ReadonlySet<number> = new Set()

function LookAtNumbers({ game, board, onNext }: VisitorBoardProps & { readonly board: Board }) {
  const { t } = useText()
  const grid = useRef<HTMLDivElement>(null)
  const [path, navigate] = useLocation()
  const here = `${path}?${useSearch()}`
  const isEnded = salesOf(game, useNow()) === 'ended'
  const choose = (number: number) => {
    if (isEnded) return showToast('note', t('toast.selectFailed'), t('board.ended'))
    storeChosenNumber(game.id, number)
    showToast('note', t('toast.loginTitle'), t('toast.login'))
    navigate(loginPath(here))
  }
  return (
    <BoardLayout
      game={game}
      aside={<SelectedNumbers rows={takenRows(board, [], '')} taken={countTaken(board, [])} />}
      dock={isEnded ? <EndedDock onNext={onNext} /> : <VisitorDock here={here} />}
    >
      <div className={styles.tools}>
        <div className={styles.finder}>
          <NumberFinder grid={grid} />
        </div>
        <NumberBoard
          grid={grid}
          holdSeconds={game.holdMinutes * 60}
          cells={boardCells(board, [], NONE)}
          onPick={choose}
        />
      </div>
    </BoardLayout>
  )
}

function VisitorDock({ here }: { readonly here: string }) {
  const { t } = useText()
  return (
    <Dock
      label={t('nav.login')}
      actions={
        <>
          <ButtonLink href={loginPath(here)} look="line">
            {t('nav.login')}
          </ButtonLink>
          <ButtonLink href={`/register?to=${encodeURIComponent(here)}`} look="primary">
            {t('nav.signUp')}
          </ButtonLink>
        </>
      }
    >
      <div className={styles.picks}>{t('board.visitorHint')}</div>
    </Dock>
  )
}
