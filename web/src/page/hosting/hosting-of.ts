import type { Draw } from '@edil/contract/draws'
import type { Game } from '@edil/contract/games'
import { isOpen, isReadyToDraw } from '@edil/domain/games'
import type { GameType } from '@edil/domain/plans'
import { byDrawTime } from '../../api/ongoing-games.ts'

/** What a host can do for one game type. */
export type Hosting =
  | { readonly kind: 'none' }
  /** Open: it can be closed early if enough numbers are approved. */
  | { readonly kind: 'open'; readonly game: Game; readonly isReady: boolean }
  /** Closed on time; its beacon round is not published yet. */
  | { readonly kind: 'waiting'; readonly draw: Draw }
  /** Drawn automatically as soon as the round is published; the host has nothing to do. */
  | { readonly kind: 'running'; readonly draw: Draw }

type Known = {
  readonly games: readonly Game[]
  readonly draws: readonly Draw[] /** Pressed here already. */
  readonly started: ReadonlySet<string>
}

export function hostingOf(type: GameType, { games, draws, started }: Known, now: number): Hosting {
  const closed = draws.filter((draw) => draw.type === type && !draw.result).sort((a, b) => a.round - b.round)[0]
  if (closed) {
    const isWaiting = closed.closedBy === 'time' && now < Date.parse(closed.roundAt) && !started.has(closed.gameId)
    return { kind: isWaiting ? 'waiting' : 'running', draw: closed }
  }
  const game = games.filter((each) => each.type === type && isOpen(each.status)).sort(byDrawTime)[0]
  if (!game) return { kind: 'none' }
  return {
    kind: 'open',
    game,
    isReady: isReadyToDraw({ payments: game.paymentsApproved, numbers: game.numbersApproved }),
  }
}
