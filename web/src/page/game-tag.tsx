import type { Game } from '@edil/contract/games'
import { useText } from '../text/use-text.ts'
import { Tag, type TagTone } from '../ui/tag.tsx'

export type ShownStatus = Game['status'] | 'waiting'

const TONES: Record<ShownStatus, TagTone> = {
  waiting: 'waiting',
  active: 'active',
  full: 'luck',
  drawing: 'luck',
  completed: 'completed',
  cancelled: 'bad',
}

/** An open game that has sold nothing yet is shown as waiting. */
type GameState = Pick<Game, 'status' | 'numbersSold'>

export function shownStatus({ status, numbersSold }: GameState): ShownStatus {
  return status === 'active' && numbersSold === 0 ? 'waiting' : status
}

export function GameTag({ game }: { readonly game: GameState }) {
  const { t } = useText()
  const status = shownStatus(game)
  return <Tag tone={TONES[status]}>{t(`game.status.${status}`)}</Tag>
}
