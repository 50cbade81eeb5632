import type { DrawOfDay } from '@edil/contract/today'
import { shortGameId } from '@edil/domain/games'
import { useNow } from '../../page/use-now.ts'
import { useFormat, useText } from '../../text/use-text.ts'

/** 'Daily 414' */
export function useGameName(): (game: Pick<DrawOfDay, 'gameId' | 'type'>) => string {
  const { t } = useText()
  return ({ gameId, type }) => `${t(`game.type.${type}`)} ${shortGameId(gameId, type)}`
}

/** The game whose sales close next, and how long that is away. */
export function useNextClosing(draws: readonly DrawOfDay[]): { game: string; duration: string } | undefined {
  const format = useFormat()
  const gameName = useGameName()
  const now = useNow().getTime()
  const [next] = draws
    .filter(({ status, closesAt }) => (status === 'active' || status === 'full') && Date.parse(closesAt) > now)
    .toSorted((one, other) => Date.parse(one.closesAt) - Date.parse(other.closesAt))
  return next && { game: gameName(next), duration: format.duration((Date.parse(next.closesAt) - now) / 1000) }
}
