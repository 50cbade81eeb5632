import type { PlanSettings } from '@edil/contract/plan-settings'
import { asGameType } from '../../page/open-game.ts'
import { useText } from '../../text/use-text.ts'

/** A plan's name in the language of the reader; the stored title is in English. */
export function usePlanName(): (plan: Pick<PlanSettings, 'id' | 'title'>) => string {
  const { t } = useText()
  return ({ id, title }) => {
    // The id of a shipped plan is its type.
    const type = asGameType(id)
    return type ? t(`game.type.${type}`) : title
  }
}
