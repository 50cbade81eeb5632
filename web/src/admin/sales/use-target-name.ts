import type { SalesStop } from '@edil/contract/sales-stops'
import { asGameType } from '../../page/open-game.ts'
import { useText } from '../../text/use-text.ts'

/** What a stop covers, in words. */
export function useTargetName(): (target: Pick<SalesStop, 'type' | 'gameId'>) => string {
  const { t } = useText()
  return ({ type, gameId }) => {
    if (type) return t('sales.ofType', { type: t(`game.type.${type}`) })
    if (!gameId) return t('sales.everything')
    // The id of a shipped plan is its type.
    const gameType = asGameType(gameId.split('-')[0] ?? null)
    return gameType ? t('sales.ofGame', { type: t(`game.type.${gameType}`), game: gameId }) : gameId
  }
}
