import type { MyNumber } from '@edil/contract/boards'
import type { DrawnNumber } from '@edil/contract/draws'
import type { Game } from '@edil/contract/games'
import { PICKS_MAX } from '@edil/domain/boards'
import { useOwnNumbers } from '../../api/own-numbers.ts'
import { DrawOutcome } from '../../page/draw-outcome.tsx'
import { useText } from '../../text/use-text.ts'
import { Tag } from '../../ui/tag.tsx'
import { JoinLink } from './join-link.tsx'

type MyOutcomeProps = {
  readonly gameId: string
  /** The balls that are shown so far. */
  readonly shown: readonly DrawnNumber[]
  readonly isOver: boolean
}

/** The signed-in player's own numbers in the game on the stage, and what they won so far. Reads them when it appears. */
export function MyOutcome({ gameId, shown, isOver }: MyOutcomeProps) {
  const numbers = approvedOf(useOwnNumbers(gameId, 'always'))
  if (numbers.length === 0) return null
  return (
    <DrawOutcome
      numbers={numbers}
      drawn={isOver ? shown.map(({ number }) => number) : null}
      won={shown.filter(({ number }) => numbers.includes(number))}
    />
  )
}

/** Beside a drawn ball: says that it is the player's own. */
export function MyMark({ gameId, number }: { readonly gameId: string; readonly number: number }) {
  const { t } = useText()
  if (!approvedOf(useOwnNumbers(gameId)).includes(number)) return null
  return <Tag tone="completed">{t('live.yours')}</Tag>
}

/**
 * Instead of the link to the board, for a player who has paid for as many numbers as one player may have. A held number is
 * not theirs yet: the link leads to the board, where they pay for it.
 */
export function JoinOrCount({ game }: { readonly game: Game }) {
  const { t } = useText()
  const { length: count } = useOwnNumbers(game.id).filter(({ status }) => status !== 'held')
  return count < PICKS_MAX ? <JoinLink game={game} /> : <p>{t('live.complete', { count })}</p>
}

function approvedOf(numbers: readonly MyNumber[]): number[] {
  return numbers.flatMap(({ number, status }) => (status === 'approved' ? [number] : []))
}
