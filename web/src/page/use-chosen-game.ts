import type { Game } from '@edil/contract/games'
import type { GameType } from '@edil/domain/plans'
import { useState } from 'react'
import { useGames } from '../api/games.ts'
import { openGame } from './open-game.ts'

type ChosenGame = {
  /** The game that the player stays with, or the open one. */
  readonly game: Game | undefined
  /** Switches to the open game, if it is another one. */
  readonly chooseNext: (() => void) | undefined
  readonly isLoaded: boolean
  readonly isError: boolean
  readonly refetch: () => unknown
}

/**
 * The open game of a type. The player stays with it, also when it closes meanwhile: numbers and money belong to that game.
 * `firstId` is a game chosen earlier; `isKept` says when the chosen game must be replaced by the open one.
 */
export function useChosenGame(type: GameType, firstId?: string, isKept = (_: Game) => true): ChosenGame {
  const { data: games, isError, refetch } = useGames()
  const [chosenId, choose] = useState(firstId)
  const known = chosenId === undefined ? undefined : games?.get(chosenId)
  const chosen = known?.type === type && isKept(known) ? known : undefined
  const open = games && openGame(games.values(), type)
  if (!chosen && open && open.id !== chosenId) choose(open.id)
  const game = chosen ?? open
  const chooseNext = open && open.id !== game?.id ? () => choose(open.id) : undefined
  return { game, chooseNext, isLoaded: games !== undefined, isError, refetch }
}
